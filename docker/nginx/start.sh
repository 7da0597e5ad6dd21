#!/bin/sh
# Fills in nginx.conf.template from the environment and becomes nginx. SIGHUP reloads, SIGQUIT stops when all is answered.
# Meanwhile it looks up the replicas of the page server and the API, as Docker's name server lists them, and reloads if they differ.
set -eu

export RUN="${RUN:-/run/nginx}"
export CERTIFICATES="${CERTIFICATES:-/certificates}"
export ACCESS_LOG="${ACCESS_LOG:-/dev/stdout}"
export HTTP_PORT="${HTTP_PORT:-8080}"
export HTTPS_PORT="${HTTPS_PORT:-8443}"
export PUBLIC_URL="${PUBLIC_URL:-https://localhost:8443}"
# Names with their ports, separated by spaces. A name may have many addresses.
SHELL_ADDRESS="${SHELL_ADDRESS:-shell:3000}"
API_ADDRESS="${API_ADDRESS:-api:4000}"

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
names='${RUN} ${CERTIFICATES} ${ACCESS_LOG} ${HTTP_PORT} ${HTTPS_PORT} ${PUBLIC_URL}'
envsubst "$names" < "$(dirname "$0")/nginx.conf.template" > "$RUN/nginx.conf"

# Prints a line for each replica. Those that fail aren't left out: the next call may try them again.
look_up() {
  for address in $1; do
    getent --no-addrconfig ahostsv4 "${address%:*}" | awk -v port="${address##*:}" '{ print "server " $1 ":" port " max_fails=0;" }'
  done | sort -u
}

# Succeeds if an upstream has other replicas than before. If none are found, it keeps those it has.
renew() {
  file="$RUN/$1-replicas.conf"
  found="$(look_up "$2")"
  if [ -z "$found" ] || [ "$found" = "$(cat "$file")" ]; then return 1; fi
  echo "$found" > "$file"
}

renew_all() {
  changed=1
  if renew shell "$SHELL_ADDRESS"; then changed=0; fi
  if renew api "$API_ADDRESS"; then changed=0; fi
  return $changed
}

for upstream in shell api; do
  # nginx doesn't start without any.
  echo 'server 127.0.0.1 down;' > "$RUN/$upstream-replicas.conf"
done
renew_all || true

# Until nginx, which takes over this process's id, has ended.
while sleep 2 && kill -0 $$ 2> /dev/null; do
  if renew_all; then kill -HUP $$; fi
done &

exec nginx -e stderr -c "$RUN/nginx.conf" -g 'daemon off;'
