ALTER TABLE "games" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "activity_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "facts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_activity_until" ON "goods" USING btree ("activity_until") WHERE "goods"."activity_until" is not null;--> statement-breakpoint
-- What lists were filtered by until now: attributes with certain titles. Without triggers, because nothing of this is
-- shown or searched differently yet.
ALTER TABLE "goods" DISABLE TRIGGER USER;
--> statement-breakpoint
WITH "stated" AS (
  SELECT "id", "title", btrim("value") AS "value", "at"
  FROM "goods", ROWS FROM ("attribute_values"("texts")) WITH ORDINALITY AS "attributes" ("title", "value", "at")
  WHERE char_length(btrim("value")) BETWEEN 1 AND 40
),
"known" AS (
  SELECT "id", CASE
    WHEN "title" = '段位' THEN 'rank'
    WHEN "title" IN ('面值', '面额', '到账内容') THEN 'face'
    WHEN "title" NOT IN ('系统与区服', '区服', '适用区服', '系统', '大区', '平台', '适用平台') THEN NULL
    WHEN lower("value") IN ('安卓', '苹果', '鸿蒙', 'android', 'ios') THEN 'system'
    ELSE 'server'
  END AS "key", "value", min("at") AS "at"
  FROM "stated" GROUP BY 1, 2, 3
),
"facts" AS (
  SELECT "id", "key",
    CASE "key" WHEN 'rank' THEN to_jsonb((array_agg("value" ORDER BY "at"))[1])
      ELSE to_jsonb((array_agg("value" ORDER BY "at"))[1:20]) END AS "value"
  FROM "known" WHERE "key" IS NOT NULL GROUP BY 1, 2
)
UPDATE "goods" SET "facts" = "all"."facts"
FROM (SELECT "id", jsonb_object_agg("key", "value") AS "facts" FROM "facts" GROUP BY 1) AS "all"
WHERE "goods"."id" = "all"."id";
--> statement-breakpoint
ALTER TABLE "goods" ENABLE TRIGGER USER;
--> statement-breakpoint
-- The most frequent values are the options. Nobody knows the order of the ranks but the operator, who imports the game.
WITH "options" AS (
  SELECT "game_name", "key", "option", row_number() OVER (PARTITION BY "game_name", "key" ORDER BY count(*) DESC, "option") AS "at"
  FROM "goods", jsonb_each("facts") AS "fact" ("key", "value"),
    jsonb_array_elements_text(CASE jsonb_typeof("value") WHEN 'array' THEN "value" ELSE jsonb_build_array("value") END) AS "option"
  GROUP BY 1, 2, 3
),
"definitions" AS (
  SELECT "game_name", "key", jsonb_build_object(
    'title', '{"rank":"段位","face":"面值","system":"系统","server":"区服"}'::jsonb ->> "key",
    'options', jsonb_agg("option" ORDER BY CASE "key" WHEN 'rank' THEN "option" END, "at")
  ) AS "definition"
  FROM "options" WHERE "at" <= 200 GROUP BY 1, 2
)
UPDATE "games" SET "facts" = "all"."facts"
FROM (SELECT "game_name", jsonb_object_agg("key", "definition") AS "facts" FROM "definitions" GROUP BY 1) AS "all"
WHERE "games"."name" = "all"."game_name";
--> statement-breakpoint
-- Pages show titles and units of the game. Those of its best sellers are refreshed; others follow within their lifetime.
CREATE FUNCTION "record_game_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_goods_change"("id", "seller_id") FROM (
    SELECT "goods_id" FROM "listing_index" WHERE "game_name" = NEW.name ORDER BY "popularity" DESC, "goods_id" DESC LIMIT 1000
  ) AS "best" JOIN "goods" ON "id" = "goods_id";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "games_changed" AFTER UPDATE OF "facts" ON "games"
FOR EACH ROW WHEN (OLD.facts IS DISTINCT FROM NEW.facts) EXECUTE FUNCTION "record_game_change"();
