#!/bin/sh
# Fills in nginx.conf.template from the environment and becomes nginx. SIGHUP reloads, SIGQUIT stops when all is answered.
set -eu

export RUN="${RUN:-/run/nginx}"
export CERTIFICATES="${CERTIFICATES:-/certificates}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export HTTP_PORT="${HTTP_PORT:-8080}"
export HTTPS_PORT="${HTTPS_PORT:-8443}"
export PUBLIC_URL="${PUBLIC_URL:-https://localhost:8443}"
export SHELL_ADDRESS="${SHELL_ADDRESS:-shell:3000}"
export API_ADDRESS="${API_ADDRESS:-api:4000}"
# Docker's own name server, which knows every replica.
export RESOLVER="${RESOLVER:-127.0.0.11}"

mkdir -p "$RUN" "$CERTIFICATES"

# Without a certificate the site has one that no browser trusts: enough to look at it, and kept.
if [ ! -f "$CERTIFICATES/fullchain.pem" ]; then
  "$(dirname "$0")/selfSigned.sh" "$CERTIFICATES" "$PUBLIC_URL"
fi

: > "$RUN/trusted-proxies.conf"
for proxy in ${TRUSTED_PROXIES:-}; do
  echo "set_real_ip_from $proxy;" >> "$RUN/trusted-proxies.conf"
done

# The names that stand in the template, so that nginx's own $variables stay.
names='${RUN} ${CERTIFICATES} ${ACCESS_LOG} ${HTTP_PORT} ${HTTPS_PORT} ${PUBLIC_URL} ${SHELL_ADDRESS} ${API_ADDRESS} ${RESOLVER}'
envsubst "$names" < "$(dirname "$0")/nginx.conf.template" > "$RUN/nginx.conf"

exec nginx -e stderr -c "$RUN/nginx.conf" -g 'daemon off;'
