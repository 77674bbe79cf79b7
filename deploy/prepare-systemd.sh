#!/bin/sh
# Writes the settings of a deployment with systemd, with new secrets: storefront/*.env for programs, nginx and backups, each with
# what its readers need and no more, and the configurations of two Redis servers. A file that exists is never changed.
#   prepare-systemd.sh https://api.example.com [FOLDER instead of /etc]
set -eu

api=${1:?address of payment callbacks, phone pages and console: https://api.example.com}
etc=${2:-/etc}
umask 077
case $api in
  https://*/) echo "no slash at the end: $api" >&2 && exit 1 ;;
  https://?*) ;;
  *) echo "not an https:// address: $api" >&2 && exit 1 ;;
esac
mkdir -p "$etc/storefront" "$etc/redis"

# $1 random bytes as hexadecimal digits, which need no escaping in addresses and configurations.
random_hex() {
  od -A n -t x1 -N "$1" /dev/urandom | tr -d ' \n'
}

# The value of $1 in the files that are there, or a new one of $2 bytes: files of one run share their secrets.
secret() {
  value=$(sed -n "s/^$1=//p" "$etc"/storefront/*.env 2>/dev/null | head -n 1)
  echo "${value:-$(random_hex "$2")}"
}

# The password of the server on port $1, from the addresses that are there or from the file $2, or a new one.
password() {
  value=$(sed -n "s|^[A-Z]*_URL=[a-z]*://[a-z]*:\([^@]*\)@127.0.0.1:$1.*|\1|p" "$etc"/storefront/*.env 2>/dev/null | head -n 1)
  [ -n "$value" ] || [ ! -e "$etc/$2" ] || value=$(sed -n 's/^requirepass //p; s/^PGPASSWORD=//p' "$etc/$2")
  echo "${value:-$(random_hex 24)}"
}

# Writes standard input to a file below FOLDER.
write() {
  if [ -e "$etc/$1" ]; then
    cat >/dev/null
    echo "$1: kept"
  else
    cat >"$etc/$1.new"
    mv "$etc/$1.new" "$etc/$1"
    echo "$1: written"
  fi
}

database=$(password 5432 storefront/backup.env)
limits=$(password 6380 redis/redis-limits.conf)
cache=$(password 6381 redis/redis-cache.conf)

write storefront/shared.env <<END
# Settings of both programs and of nginx: no secrets.
PUBLIC_API_URL=$api
MOBILE_SITE_URL=$api/phone/
# Networks that may use the console, separated by commas.
CONSOLE_NETWORKS=127.0.0.0/8,::1
# Number of proxies before the programs: nginx.
TRUST_PROXY=1
HOST=127.0.0.1
END
write storefront/secrets.env <<END
# Of both programs.
INTERNAL_SECRET=$(secret INTERNAL_SECRET 24)
SMS_PAYLOAD_KEY=$(secret SMS_PAYLOAD_KEY 8)
SMS_PAYLOAD_IV=$(secret SMS_PAYLOAD_IV 8)
END
write storefront/storefront.env <<END
API_BASE_URL=http://127.0.0.1:8081
MARKETPLACE_EVENTS=1
REDIS_URL=redis://:$cache@127.0.0.1:6381
# Hosts of the brands, the canonical one first: brand=host,brand=host
BRAND_HOSTS=
END
write storefront/database.env <<END
# Of the marketplace and of migrations.
DATABASE_URL=postgres://shop:$database@127.0.0.1:5432/shop
# Never change it, and store it apart from backups: it encrypts phone numbers (docs/operations.md).
OPERATOR_KEY=$(secret OPERATOR_KEY 32)
END
write storefront/marketplace.env <<END
REDIS_URL=redis://:$limits@127.0.0.1:6380
STOREFRONT_URLS=http://127.0.0.1:3000,http://127.0.0.1:3001
DATA_DIR=/var/lib/marketplace
# Settings of SMS and payment providers: docs/sms.md, docs/payments.md. Key files are in /etc/storefront/keys.
END
write storefront/backup.env <<END
PGHOST=127.0.0.1
PGUSER=shop
PGDATABASE=shop
PGPASSWORD=$database
END
# Counters of logins, codes and orders: nothing is evicted, and a restart keeps them.
write redis/redis-limits.conf <<END
bind 127.0.0.1
port 6380
requirepass $limits
maxmemory 128mb
maxmemory-policy noeviction
appendonly yes
save ""
dir /var/lib/redis
appenddirname limits
END
# Rendered pages: the oldest go when it is full.
write redis/redis-cache.conf <<END
bind 127.0.0.1
port 6381
requirepass $cache
maxmemory 256mb
maxmemory-policy volatile-lru
save ""
dir /var/lib/redis
END
# systemd reads settings itself. The user `marketplace` reads its own too, for commands and migrations, and keys.
mkdir -p "$etc/storefront/keys"
chmod 751 "$etc/storefront"
chmod 750 "$etc/storefront/keys"
if id marketplace >/dev/null 2>&1; then
  chgrp root "$etc/storefront" "$etc"/storefront/*.env
  chmod 600 "$etc"/storefront/*.env
  chgrp marketplace "$etc/storefront/keys"
  for name in shared secrets database marketplace; do
    chgrp marketplace "$etc/storefront/$name.env"
    chmod 640 "$etc/storefront/$name.env"
  done
fi
if id redis >/dev/null 2>&1; then
  chown redis: "$etc/redis/redis-limits.conf" "$etc/redis/redis-cache.conf"
fi
echo "Password of the database's role shop: PGPASSWORD in $etc/storefront/backup.env"
