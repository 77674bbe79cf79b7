-- Counters that are announced in one statement have mostly not changed: then nobody is notified.
CREATE FUNCTION "notify_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "added") THEN PERFORM pg_notify(TG_ARGV[0], ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "goods_changes_notify" ON "goods_changes";
--> statement-breakpoint
CREATE TRIGGER "goods_changes_notify" AFTER INSERT ON "goods_changes" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_of_rows"('listing_changes');
