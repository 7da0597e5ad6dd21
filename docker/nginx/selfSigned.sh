#!/bin/sh
# `selfSigned.sh <folder> <url>`: makes a certificate for the address's host, signed by nobody but itself.
set -eu
host=$(printf '%s' "$2" | sed -E 's|^https?://([^/:]+).*$|\1|')
echo "a certificate that no browser trusts is made for $host" >&2
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 365 \
  -subj "/CN=$host" -addext "subjectAltName=DNS:$host" \
  -keyout "$1/privkey.pem" -out "$1/fullchain.pem" 2>/dev/null
