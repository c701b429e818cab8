# make play   the bot on an offline Discord with a web page; no token
# make test   every test
# make run    the bot on Discord, with the settings of .env
# make near   the tests near what has changed     make again  those that failed last time
# make check  formatting, lint and types          make hook   check before each commit
# make bench  figures                             make lock   pin dependencies anew
# make update                                    the newest version of a running checkout
# make pictures                                  those of docs/listing.md
# make release-check                             installs, starts and upgrades it the three ways of the readme
# make release VERSION=1.2.3                      checks what a release needs, sets its version, tags it

PYTHON ?= python3
VENV := .venv
ARGS ?=
BIN := $(VENV)/bin

.PHONY: play test near again run check hook bench lock pictures update release release-check clean

play: $(VENV)/play.stamp
	$(BIN)/python -m bot.sandbox $(ARGS)

# Workers and the many processes that tests start share what is compiled. A file's tests share what
# that file makes once.
test near again: export PYTHONDONTWRITEBYTECODE :=

test: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder $(ARGS)

near: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n auto --dist loadfile --no-loadscope-reorder $$($(BIN)/python -m tests.near) $(ARGS)

again: $(VENV)/dev.stamp
	$(BIN)/python -m pytest -n 0 --last-failed --last-failed-no-failures none $(ARGS)

run: $(VENV)/run.stamp
	$(BIN)/python -m bot

check: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

hook: $(VENV)/dev.stamp
	printf '#!/bin/sh\nexec make check\n' > "$$(git rev-parse --git-path hooks)/pre-commit"
	chmod +x "$$(git rev-parse --git-path hooks)/pre-commit"

bench: $(VENV)/dev.stamp
	$(BIN)/python -m tests.bench $(ARGS)

lock: $(VENV)/dev.stamp
	$(BIN)/python -m pip install -q uv
	for set in run play dev parts; do extra=$$([ $$set = run ] || echo --extra=$$set); \
	  $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-emit-find-links \
	    --no-annotate --no-header $$extra -o .lock/$$set.txt pyproject.toml || exit 1; \
	  { echo "# $$($(BIN)/python -m bot --version | cut -d ' ' -f 1,2)"; cat .lock/$$set.txt; } > .lock/new \
	    && mv .lock/new .lock/$$set.txt; done

# As a host of a checkout, with the unit of docs/borsa.service; without it, between a stop and a start.
UNIT := $(shell systemctl is-enabled --quiet borsa 2>/dev/null && echo borsa)
AS := $(if $(UNIT),sudo -u borsa)

update:
	$(if $(UNIT),sudo systemctl stop $(UNIT))
	$(AS) git pull --ff-only
	$(AS) $(MAKE) $(VENV)/run.stamp
	$(AS) $(BIN)/python -m bot migrate
	$(if $(UNIT),sudo systemctl start $(UNIT),@echo "Now: make run")
	$(AS) $(BIN)/python -m bot doctor

pictures: $(VENV)/dev.stamp
	$(BIN)/python -m tests.release.pictures

release-check: $(VENV)/dev.stamp
	$(BIN)/python -m tests.release.check

release: $(VENV)/dev.stamp
	$(BIN)/python -m tests.release.cut $(VERSION)

# What is used is compiled when it is used first: that is a small part of what is installed.
$(VENV)/%.stamp: .lock/%.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Borsa needs Python 3.11 or newer; this is " + sys.version.split()[0])'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --disable-pip-version-check --no-compile --require-hashes -r $<
	touch $@

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis
