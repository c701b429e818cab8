"""Impero."""
