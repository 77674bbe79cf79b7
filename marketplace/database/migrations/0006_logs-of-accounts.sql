CREATE TABLE "account_logs" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_events" ADD COLUMN "number" bigint;
--> statement-breakpoint
-- While nobody writes the log: places that browsers have got so far, which are ids of all users together, stay valid.
SELECT pg_advisory_xact_lock(hashtext('account-events'));
--> statement-breakpoint
INSERT INTO "account_logs" ("user_id", "last_number")
SELECT DISTINCT "user_id", (SELECT max("id") FROM "account_events") FROM "account_events";
--> statement-breakpoint
-- Numbers the events of each user.
CREATE OR REPLACE FUNCTION "record_account_events"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "moved" integer;
  "users" integer[];
BEGIN
  IF NOT EXISTS (SELECT FROM "account_changes") THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('account-events'));
  WITH "taken" AS (
    DELETE FROM "account_changes"
    WHERE "id" IN (SELECT "id" FROM "account_changes" ORDER BY "id" LIMIT 1000) RETURNING *
  ), "numbered" AS (
    SELECT *, row_number() OVER (PARTITION BY "user_id" ORDER BY "id") AS "place", count(*) OVER (PARTITION BY "user_id") AS "added"
    FROM "taken"
  ), "logs" AS (
    INSERT INTO "account_logs" AS "log" ("user_id", "last_number")
    SELECT "user_id", count(*) FROM "taken" GROUP BY "user_id"
    ON CONFLICT ("user_id") DO UPDATE SET "last_number" = "log"."last_number" + EXCLUDED."last_number"
    RETURNING "user_id", "last_number"
  ), "written" AS (
    INSERT INTO "account_events" ("user_id", "number", "kind", "reference", "state", "created_at")
    SELECT "user_id", "last_number" - "added" + "place", "kind", "reference", "state", "created_at"
    FROM "numbered" JOIN "logs" USING ("user_id") ORDER BY "id"
    RETURNING "user_id"
  )
  SELECT count(*), array_agg(DISTINCT "user_id") INTO "moved", "users" FROM "written";
  PERFORM "add_tag_change"('account:' || "woken") FROM unnest("users") AS "woken";
  RETURN "moved";
END $$;
