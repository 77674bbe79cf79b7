#!/bin/sh
# Creates .env from deploy/compose.env.example if there is none, fills its empty secrets, and creates the folders of keys and
# settings, which containers read as user 1000. A value that is set is never changed. Prints the names that are still to be set.
set -eu

here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)
env_file=$here/../.env
mkdir -p "$here/keys" "$here/settings"
umask 077
[ -e "$env_file" ] || cp "$here/compose.env.example" "$env_file"
chmod 600 "$env_file"

# $1 random bytes as hexadecimal digits, which need no escaping in addresses and configurations.
random_hex() {
  od -A n -t x1 -N "$1" /dev/urandom | tr -d ' \n'
}

# Sets $1 to $2 if it is empty or missing. The file is replaced as a whole: an interruption leaves the old one.
fill() {
  grep -q "^$1=." "$env_file" && return
  grep -q "^$1=" "$env_file" || printf '%s=\n' "$1" >>"$env_file"
  sed "s/^$1=\$/$1=$2/" "$env_file" >"$env_file.new"
  mv "$env_file.new" "$env_file"
  echo "$1: generated"
}

fill OPERATOR_KEY "$(random_hex 32)"
fill SMS_PAYLOAD_KEY "$(random_hex 8)"
fill SMS_PAYLOAD_IV "$(random_hex 8)"
for name in INTERNAL_SECRET POSTGRES_PASSWORD POSTGRES_SUPERUSER_PASSWORD REDIS_CACHE_PASSWORD REDIS_LIMITS_PASSWORD \
  GRAFANA_PASSWORD; do
  fill "$name" "$(random_hex 24)"
done
grep -q '^PUBLIC_API_URL=.' "$env_file" || echo "PUBLIC_API_URL: set it in .env"
grep -qE '^(SMS_WEBHOOK_URL|ALIYUN_SMS_ACCESS_KEY_ID)=.' "$env_file" ||
  echo "SMS_WEBHOOK_URL or the ALIYUN_SMS_ variables: set them in .env"
