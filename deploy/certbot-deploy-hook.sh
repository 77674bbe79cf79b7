#!/bin/sh
# Takes a new certificate into use; certbot runs it through a link in /etc/letsencrypt/renewal-hooks/deploy/. nginx's configuration
# is generated again and tested before nginx reloads it; requests in flight continue.
set -eu

if systemctl is-active --quiet nginx; then
  exec systemctl reload nginx
fi
cd "$(dirname -- "$(readlink -f -- "$0")")/.."
docker compose run --rm nginx-conf
docker compose exec -T nginx nginx -t -q -c /etc/nginx/generated/nginx.conf
docker compose exec -T nginx nginx -c /etc/nginx/generated/nginx.conf -s reload
