-- Facets by themselves, after the game, and after game and kind: each list of listings is no longer than what is looked for.
CREATE FUNCTION "listing_keys"("game" text, "kind" text, "facets" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg("prefix" || "facet"), '{}')
  FROM unnest("facets") AS "facet", unnest(ARRAY['', "game" || '/', "game" || '/' || "kind" || '/']) AS "prefix"
$$;
--> statement-breakpoint
DROP INDEX "listing_index_facets";--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "keys" text[] GENERATED ALWAYS AS (listing_keys("game_name", "kind", "facets")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_index_kind" ON "listing_index" USING btree ("game_name","kind");--> statement-breakpoint
CREATE INDEX "listing_index_all_popularity" ON "listing_index" USING btree ("popularity","goods_id");--> statement-breakpoint
CREATE INDEX "listing_index_all_price" ON "listing_index" USING btree ("price_fen","goods_id");--> statement-breakpoint
CREATE INDEX "listing_index_all_newest" ON "listing_index" USING btree ("listed_ms","goods_id");--> statement-breakpoint
CREATE INDEX "listing_index_keys" ON "listing_index" USING gin ("keys");