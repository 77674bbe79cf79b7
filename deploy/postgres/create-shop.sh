#!/bin/sh
# Creates the database `shop` and the role `shop`, which owns it and its tables, runs migrations and answers calls, and is no
# superuser: it reads no file of the server, runs no program there and sees no other database. SHOP_PASSWORD: its password.
# The image of PostgreSQL runs it in a new volume, the steps with systemd by hand (docs/operations.md).
set -eu
: "${SHOP_PASSWORD:?}"

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres <<'END'
\getenv password SHOP_PASSWORD
create role shop login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database shop owner shop;
revoke all on database shop, postgres from public;
END
