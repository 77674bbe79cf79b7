CREATE TABLE "coupon_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"envelope_id" integer NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"facet" text NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "coupon_uses_envelope" ON "coupon_uses" USING btree ("envelope_id");
--> statement-breakpoint
CREATE INDEX "facet_counts_game" ON "facet_counts" USING btree ("game_name","kind","facet");
--> statement-breakpoint
-- What a listing is counted by; '' counts it at all.
CREATE FUNCTION "counted_facets"("listing" "listing_index") RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['', 'delivery:' || "listing"."delivery_type"] || "listing"."facets"
$$;
--> statement-breakpoint
-- A row for each game, kind and value of a statement, however many listings it adds.
CREATE FUNCTION "count_added_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", count(*) FROM "added", unnest("counted_facets"("added")) AS "facet" GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_removed_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", -count(*) FROM "removed", unnest("counted_facets"("removed")) AS "facet" GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_changed_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game", "kind", "facet", sum("step") FROM (
      SELECT NEW.game_name, NEW.kind, "facet", 1 FROM unnest("counted_facets"(NEW)) AS "facet" UNION ALL
      SELECT OLD.game_name, OLD.kind, "facet", -1 FROM unnest("counted_facets"(OLD)) AS "facet"
    ) AS "steps" ("game", "kind", "facet", "step") GROUP BY 1, 2, 3 HAVING sum("step") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_added" AFTER INSERT ON "listing_index" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "count_added_facets"();
--> statement-breakpoint
CREATE TRIGGER "listing_index_removed" AFTER DELETE ON "listing_index" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_facets"();
--> statement-breakpoint
CREATE TRIGGER "listing_index_recounted" AFTER UPDATE ON "listing_index" FOR EACH ROW WHEN (
  (OLD.game_name, OLD.kind, OLD.delivery_type, OLD.facets) IS DISTINCT FROM (NEW.game_name, NEW.kind, NEW.delivery_type, NEW.facets)
) EXECUTE FUNCTION "count_changed_facets"();
--> statement-breakpoint
CREATE FUNCTION "count_coupon_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'used' THEN
    INSERT INTO "coupon_uses" ("envelope_id", "uses") VALUES (OLD.envelope_id, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'used' THEN
    INSERT INTO "coupon_uses" ("envelope_id", "uses") VALUES (NEW.envelope_id, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_uses" AFTER INSERT OR DELETE ON "user_envelopes"
FOR EACH ROW EXECUTE FUNCTION "count_coupon_use"();
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_changed_uses" AFTER UPDATE ON "user_envelopes" FOR EACH ROW WHEN (
  (OLD.status, OLD.envelope_id) IS DISTINCT FROM (NEW.status, NEW.envelope_id) AND 'used' IN (OLD.status, NEW.status)
) EXECUTE FUNCTION "count_coupon_use"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "join_counts"() RETURNS void LANGUAGE sql AS $$
  WITH "joined" AS (
    DELETE FROM "listing_counts" WHERE ("game_name", "kind", "chunk") IN (
      SELECT "game_name", "kind", "chunk" FROM "listing_counts" GROUP BY 1, 2, 3 HAVING count(*) > 1)
    RETURNING "game_name", "kind", "chunk", "listings"
  ) INSERT INTO "listing_counts" ("game_name", "kind", "chunk", "listings")
    SELECT "game_name", "kind", "chunk", sum("listings") FROM "joined" GROUP BY 1, 2, 3 HAVING sum("listings") <> 0;
  WITH "joined" AS (
    DELETE FROM "shop_counts" WHERE ("seller_id", "game_name", "kind") IN (
      SELECT "seller_id", "game_name", "kind" FROM "shop_counts" GROUP BY 1, 2, 3 HAVING count(*) > 1)
    RETURNING "seller_id", "game_name", "kind", "listings"
  ) INSERT INTO "shop_counts" ("seller_id", "game_name", "kind", "listings")
    SELECT "seller_id", "game_name", "kind", sum("listings") FROM "joined" GROUP BY 1, 2, 3 HAVING sum("listings") <> 0;
  WITH "joined" AS (
    DELETE FROM "facet_counts" WHERE ("game_name", "kind", "facet") IN (
      SELECT "game_name", "kind", "facet" FROM "facet_counts" GROUP BY 1, 2, 3 HAVING count(*) > 1)
    RETURNING "game_name", "kind", "facet", "listings"
  ) INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", sum("listings") FROM "joined" GROUP BY 1, 2, 3 HAVING sum("listings") <> 0;
  WITH "joined" AS (
    DELETE FROM "coupon_uses" WHERE "envelope_id" IN (
      SELECT "envelope_id" FROM "coupon_uses" GROUP BY 1 HAVING count(*) > 1)
    RETURNING "envelope_id", "uses"
  ) INSERT INTO "coupon_uses" ("envelope_id", "uses")
    SELECT "envelope_id", sum("uses") FROM "joined" GROUP BY 1 HAVING sum("uses") <> 0;
$$;
--> statement-breakpoint
-- Counts filter values and uses of coupons anew, as `recount_listings` does listings.
CREATE FUNCTION "recount_facets"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "facet_counts";
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", count(*) FROM "listing_index", unnest("counted_facets"("listing_index")) AS "facet"
    GROUP BY 1, 2, 3;
$$;
--> statement-breakpoint
CREATE FUNCTION "recount_coupon_uses"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "coupon_uses";
  INSERT INTO "coupon_uses" ("envelope_id", "uses") SELECT "envelope_id", count(*) FROM "user_envelopes" WHERE "status" = 'used' GROUP BY 1;
$$;
--> statement-breakpoint
SELECT "recount_facets"(), "recount_coupon_uses"();
