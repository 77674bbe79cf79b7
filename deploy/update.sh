#!/bin/sh
# Replaces the instances of compose.yml by those of the sources here, without an interruption: new ones start beside the old
# ones, and the old ones stop when the new ones are healthy and nginx knows them. Marketplaces first (docs/operations.md).
set -eu
cd "$(dirname -- "$0")/.."

# nginx looks names up again after 5 s (deploy/nginx.conf.template).
NGINX_FINDS_S=10

replace() {
  old=$(docker compose ps --quiet "$1")
  count=$(printf '%s\n' "$old" | grep -c . || true)
  if [ "$count" = 0 ]; then
    echo "no $1 runs: docker compose up -d --build" >&2
    exit 1
  fi
  docker compose up --detach --no-deps --no-recreate --scale "$1=$((count * 2))" --wait "$1"
  sleep "$NGINX_FINDS_S"
  for id in $old; do
    docker stop "$id" >/dev/null
    docker rm "$id" >/dev/null
  done
  docker compose up --detach --no-deps --no-recreate --scale "$1=$count" --wait "$1"
  echo "$1: $count replaced"
}

docker compose build
docker compose run --rm --no-deps assets
docker compose run --rm --no-deps migrate
replace marketplace
replace storefront
docker compose run --rm --no-deps nginx-conf
docker compose kill --signal HUP nginx
