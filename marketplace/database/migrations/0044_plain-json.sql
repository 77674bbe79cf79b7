-- Transactions on PostgreSQL stored JSON as a text within JSON, in which SQL finds neither covers nor attributes.
CREATE TEMPORARY TABLE "repaired" AS SELECT "id" FROM "goods"
WHERE 'string' IN (jsonb_typeof("media"), jsonb_typeof("detail_media"), jsonb_typeof("texts"));
--> statement-breakpoint
CREATE FUNCTION "plain_json"("value" jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("value") WHEN 'string' THEN ("value" #>> '{}')::jsonb ELSE "value" END
$$;
--> statement-breakpoint
-- Pages read both alike, so that they need no refresh; the search index is written below.
ALTER TABLE "goods" DISABLE TRIGGER USER;
--> statement-breakpoint
UPDATE "goods" SET "media" = "plain_json"("media"), "detail_media" = "plain_json"("detail_media"), "texts" = "plain_json"("texts")
WHERE "id" IN (SELECT "id" FROM "repaired");
--> statement-breakpoint
ALTER TABLE "goods" ENABLE TRIGGER USER;
--> statement-breakpoint
SELECT "refresh_listings"(array_agg("id")) FROM "repaired";
--> statement-breakpoint
DROP TABLE "repaired";
--> statement-breakpoint
DROP FUNCTION "plain_json";
