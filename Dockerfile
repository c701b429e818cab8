# docker build -t borsa .      Any base with apt-get, or with Python 3.11 or newer and its venv, will do.
ARG BASE=docker.io/library/debian:trixie-slim

FROM ${BASE} AS python
RUN command -v python3 >/dev/null \
 || { apt-get update -q && apt-get install -qy --no-install-recommends python3 ca-certificates \
      && rm -rf /var/lib/apt/lists/*; }

FROM python AS build
RUN python3 -c "import ensurepip" 2>/dev/null \
 || { apt-get update -q && apt-get install -qy --no-install-recommends python3-venv; }
RUN python3 -m venv /opt/borsa
# The libraries change less often than the rest. Those of several parts are in: they weigh little.
COPY .lock/parts.txt /build/parts.txt
RUN /opt/borsa/bin/pip install -q --no-cache-dir --require-hashes -r /build/parts.txt
COPY pyproject.toml README.md LICENSE /build/
COPY bot /build/bot
COPY games /build/games
COPY render /build/render
RUN /opt/borsa/bin/pip install -q --no-cache-dir --no-deps /build \
 && /opt/borsa/bin/pip uninstall -q -y setuptools pip

FROM python
ARG VERSION=unreleased
LABEL org.opencontainers.image.title="Borsa" \
      org.opencontainers.image.description="A Discord bot that hosts finance board games" \
      org.opencontainers.image.licenses="MIT" \
      org.opencontainers.image.version="${VERSION}"
COPY --from=build /opt/borsa /opt/borsa
ENV PATH=/opt/borsa/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    BORSA_DATABASE=/data/borsa.sqlite3 \
    BORSA_BACKUPS=/data/backups \
    BORSA_HEALTH_PORT=8080
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
WORKDIR /data
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=300s --retries=5 \
  CMD ["python", "-c", "import os, urllib.request as u; u.urlopen(f\"http://{os.environ.get('BORSA_HEALTH_HOST', '127.0.0.1')}:{os.environ['BORSA_HEALTH_PORT']}/health\")"]
ENTRYPOINT ["borsa"]
# Whoever starts it again at once would use up the day's log-ins.
CMD ["run", "--pause", "120"]
