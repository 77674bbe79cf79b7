#!/bin/sh
# Backups of the database and of pictures, each in a folder of BACKUP_FOLDER that is named by its time:
#   backup.sh once          makes one, and deletes all but the newest BACKUPS_KEPT
#   backup.sh repeat        makes one now if none is recent, then one every BACKUP_HOURS
#   backup.sh check         fails without a recent one
#   backup.sh restore NAME  restores its database into an empty one
# libpq's variables name the database: PGHOST, PGDATABASE, PGUSER, PGPASSWORD. PICTURES_FOLDER: empty or the pictures.
set -eu
umask 077

folder=${BACKUP_FOLDER:?}
hours=${BACKUP_HOURS:-24}
kept=${BACKUPS_KEPT:-14}
pictures=${PICTURES_FOLDER:-}
EVERY_S=60

# Lists the backups, the oldest first.
list() {
  (cd "$folder" && find . -maxdepth 1 -type d -name '[0-9]*Z' | sed 's|^\./||' | sort)
}

# Is there a backup of the last $1 minutes?
has_recent() {
  [ -n "$(find "$folder" -maxdepth 1 -type d -name '[0-9]*Z' -mmin "-$1")" ]
}

# Pictures are never changed, so those of the backup before are linked; those that are deleted are not in this one.
copy_pictures() {
  previous=$(list | tail -n 1)
  if [ -n "$previous" ] && [ -d "$folder/$previous/pictures" ]; then
    cp -a --link "$folder/$previous/pictures" "$1"
  fi
  mkdir -p "$1"
  cp -R --update --preserve=mode,timestamps --remove-destination "$pictures/." "$1/"
  (cd "$1" && find . -type f) | while read -r file; do
    [ -e "$pictures/$file" ] || rm -f "$1/$file"
  done
}

once() {
  name=$(date -u +%Y%m%dT%H%M%SZ)
  part=$folder/part-$name
  trap 'rm -rf "$part"' EXIT
  find "$folder" -maxdepth 1 -name 'part-*' -mmin +1440 -exec rm -rf {} +
  mkdir "$part"
  pg_dump --format=custom --file="$part/shop.dump"
  pg_restore --list "$part/shop.dump" >/dev/null
  if [ -d "$pictures" ]; then copy_pictures "$part/pictures"; fi
  touch "$part"
  mv "$part" "$folder/$name"
  list | head -n "-$kept" | while read -r old; do rm -rf "${folder:?}/$old"; done
  echo "backup $name: $(du -sh "$folder/$name" | cut -f 1)"
}

# A run of its own for each backup, because `set -e` does not hold in a command whose failure is handled.
repeat() {
  while :; do
    has_recent "$((hours * 60))" || sh "$0" once || echo "backup failed, next try in $EVERY_S s" >&2
    sleep "$EVERY_S"
  done
}

check() {
  has_recent "$((hours * 90))" && return
  echo "no backup of the last $((hours * 3 / 2)) hours in $folder" >&2
  exit 1
}

restore() {
  tables=$(psql -AXt --command "select count(*) from pg_tables where schemaname not in ('pg_catalog', 'information_schema')")
  if [ "$tables" != 0 ]; then
    echo "the database is not empty: create an empty one first (docs/operations.md)" >&2
    exit 1
  fi
  pg_restore --exit-on-error --single-transaction --no-owner --dbname "${PGDATABASE:?}" "$folder/${1:?name of a backup}/shop.dump"
}

case ${1:-} in
  once | repeat | check) "$1" ;;
  restore) restore "${2:-}" ;;
  *) sed -n '2,7s/^# *//p' "$0" >&2 && exit 1 ;;
esac
