-- Facets by themselves and after the game: one short list for each game instead of all games' listings of a value.
CREATE FUNCTION "listing_keys"("game" text, "kind" text, "facets" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT "facets" || array_agg("game" || '/' || "facet") FROM unnest("facets" || ('kind:' || "kind")) AS "facet"
$$;
--> statement-breakpoint
DROP INDEX "listing_index_facets";--> statement-breakpoint
ALTER TABLE "listing_index" ADD COLUMN "keys" text[] GENERATED ALWAYS AS (listing_keys("game_name", "kind", "facets")) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "listing_index_kind" ON "listing_index" USING btree ("game_name","kind");--> statement-breakpoint
CREATE INDEX "listing_index_all_popularity" ON "listing_index" USING btree ("popularity","goods_id");--> statement-breakpoint
CREATE INDEX "listing_index_all_price" ON "listing_index" USING btree ("price_fen","goods_id");--> statement-breakpoint
CREATE INDEX "listing_index_all_newest" ON "listing_index" USING btree ("listed_ms","goods_id");--> statement-breakpoint
CREATE INDEX "listing_index_keys" ON "listing_index" USING gin ("keys");