ALTER TABLE "listing_index" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "heroes" integer;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "skins" integer;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "rare" integer;--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "score" integer;--> statement-breakpoint
CREATE INDEX "listing_index_level" ON "listing_index" USING btree ("game_name","level","kind") WHERE "listing_index"."level" is not null;--> statement-breakpoint
CREATE INDEX "listing_index_heroes" ON "listing_index" USING btree ("game_name","heroes","kind") WHERE "listing_index"."heroes" is not null;--> statement-breakpoint
CREATE INDEX "listing_index_skins" ON "listing_index" USING btree ("game_name","skins","kind") WHERE "listing_index"."skins" is not null;--> statement-breakpoint
CREATE INDEX "listing_index_rare" ON "listing_index" USING btree ("game_name","rare","kind") WHERE "listing_index"."rare" is not null;--> statement-breakpoint
CREATE INDEX "listing_index_score" ON "listing_index" USING btree ("game_name","score","kind") WHERE "listing_index"."score" is not null;
--> statement-breakpoint
CREATE FUNCTION "fact_number"("facts" jsonb, "key" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("facts" -> "key") WHEN 'number'
    THEN least(greatest(("facts" ->> "key")::numeric, 0), 2000000000)::integer END
$$;
--> statement-breakpoint
-- As domain/goods/listing-flags.ts. A listing on sale is a deal while its activity has an end.
CREATE FUNCTION "listing_flags"("texts" jsonb, "activity_until" timestamptz) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'rebind:1' WHERE jsonb_path_exists("texts", '$.attrs[*].content ? (@ like_regex "换绑" && !(@ like_regex "不|无法|未"))')
  UNION ALL SELECT 'inspected:1' WHERE jsonb_typeof("texts" -> 'inspectionReport') = 'object'
  UNION ALL SELECT 'covered:1' WHERE jsonb_path_exists("texts", '$.guarantee[*] ? (@.name == "找回包赔")')
  UNION ALL SELECT 'deal:1' WHERE "activity_until" IS NOT NULL
$$;
--> statement-breakpoint
-- Ranks and choices by their keys, and flags.
CREATE FUNCTION "listing_facets"("facts" jsonb, "texts" jsonb, "activity_until" timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT "facet"), '{}') FROM (
    SELECT "key" || ':' || "option" FROM jsonb_each("facts") AS "fact" ("key", "value"),
      jsonb_array_elements_text(CASE jsonb_typeof("value") WHEN 'array' THEN "value"
        WHEN 'string' THEN jsonb_build_array("value") ELSE '[]' END) AS "option"
    UNION ALL SELECT "listing_flags"("texts", "activity_until")
  ) AS "f" ("facet")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "refresh_listings"("ids" integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT "add_game"("game_name") FROM (SELECT DISTINCT "game_name" FROM "goods" WHERE "id" = ANY("ids")
    EXCEPT SELECT "name" FROM "games" ORDER BY 1) AS "new";
  DELETE FROM "listing_index" USING "goods" WHERE "goods_id" = ANY("ids") AND "id" = "goods_id"
    AND ("removed_at" IS NOT NULL OR "trade_type_id" IN (1, 8));
  INSERT INTO "listing_index" ("goods_id", "game_name", "kind", "price_fen", "popularity", "listed_ms", "delivery_type",
    "facets", "level", "heroes", "skins", "rare", "score", "grams")
  SELECT "g"."id", "g"."game_name",
    CASE WHEN "trade_type_id" = 3 THEN 'rent' ELSE coalesce(
      '{"CardKey":"card-key","PersonalAccount":"account","RentAccount":"rent","TopUp":"top-up","GameItem":"item","Service":"boost"}'::jsonb
      ->> "goods_type", 'other') END,
    "listing_price"("g"), "listing_popularity"("g"), (extract(epoch FROM "created_at") * 1000)::bigint, "delivery_type",
    "listing_facets"("g"."facts", "texts", "activity_until"),
    "fact_number"("g"."facts", 'level'), "fact_number"("g"."facts", 'heroes'), "fact_number"("g"."facts", 'skins'),
    "fact_number"("g"."facts", 'rare'), "fact_number"("g"."facts", 'score'),
    "search_grams"(ARRAY["g"."name", "game_name", "initials_of"("g"."name"), "games"."initials"]
      || ARRAY(SELECT "value" FROM "attribute_values"("texts")))
  FROM "goods" AS "g" JOIN "games" ON "games"."name" = "game_name"
  WHERE "g"."id" = ANY("ids") AND "removed_at" IS NULL AND "trade_type_id" NOT IN (1, 8)
  ON CONFLICT ("goods_id") DO UPDATE SET ("game_name", "kind", "price_fen", "popularity", "listed_ms", "delivery_type",
    "facets", "level", "heroes", "skins", "rare", "score", "grams")
    = (excluded."game_name", excluded."kind", excluded."price_fen", excluded."popularity", excluded."listed_ms",
      excluded."delivery_type", excluded."facets", excluded."level", excluded."heroes", excluded."skins", excluded."rare",
      excluded."score", excluded."grams");
$$;
--> statement-breakpoint
-- Most changes are sales, which leave words and facts as they are.
CREATE OR REPLACE FUNCTION "index_changed_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.name, OLD.game_name, OLD.goods_type, OLD.trade_type_id, OLD.delivery_type, OLD.texts, OLD.facts, OLD.activity_until, OLD.removed_at, OLD.created_at)
    IS DISTINCT FROM (NEW.name, NEW.game_name, NEW.goods_type, NEW.trade_type_id, NEW.delivery_type, NEW.texts, NEW.facts, NEW.activity_until, NEW.removed_at, NEW.created_at)
  THEN PERFORM "refresh_listings"(ARRAY[NEW.id]);
  ELSE PERFORM "refresh_listing_figures"(NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION "facets_of";
--> statement-breakpoint
UPDATE "listing_index" SET ("facets", "level", "heroes", "skins", "rare", "score") = (
  "listing_facets"("facts", "texts", "activity_until"), "fact_number"("facts", 'level'), "fact_number"("facts", 'heroes'),
  "fact_number"("facts", 'skins'), "fact_number"("facts", 'rare'), "fact_number"("facts", 'score'))
FROM "goods" WHERE "id" = "goods_id";
