CREATE TABLE "listing_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"chunk" integer NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_listings" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"sale" integer NOT NULL,
	"price_fen" integer NOT NULL,
	"popularity" bigint NOT NULL,
	"listed_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_reviewers" (
	"seller_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "seller_reviewers_seller_id_user_id_pk" PRIMARY KEY("seller_id","user_id")
);
--> statement-breakpoint
-- Before its indexes, which are then built at once.
INSERT INTO "shop_listings" ("goods_id", "seller_id", "sale", "price_fen", "popularity", "listed_ms")
SELECT "goods_id", "seller_id", "sale", "l"."price_fen", "popularity", "listed_ms" FROM "listing_index" AS "l" JOIN "goods" ON "id" = "goods_id";
--> statement-breakpoint
DROP INDEX "goods_listed_by_seller";--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "reviewer_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_listings" ADD CONSTRAINT "shop_listings_goods_id_listing_index_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."listing_index"("goods_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviewers" ADD CONSTRAINT "seller_reviewers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_reviewers" ADD CONSTRAINT "seller_reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_counts_game" ON "listing_counts" USING btree ("game_name","kind","chunk");--> statement-breakpoint
CREATE INDEX "shop_counts_seller" ON "shop_counts" USING btree ("seller_id","game_name","kind");--> statement-breakpoint
CREATE INDEX "shop_listings_sale" ON "shop_listings" USING btree ("seller_id","sale" DESC NULLS FIRST,"goods_id");--> statement-breakpoint
CREATE INDEX "shop_listings_popularity" ON "shop_listings" USING btree ("seller_id","popularity" DESC NULLS FIRST,"goods_id");--> statement-breakpoint
CREATE INDEX "shop_listings_price" ON "shop_listings" USING btree ("seller_id","price_fen","goods_id");--> statement-breakpoint
CREATE INDEX "shop_listings_newest" ON "shop_listings" USING btree ("seller_id","listed_ms","goods_id");--> statement-breakpoint
CREATE INDEX "boost_orders_newest" ON "boost_orders" USING btree ("created_at","order_num");--> statement-breakpoint
CREATE INDEX "comments_best" ON "comments" USING btree ("goods_id","score",char_length("content"),"id") WHERE "comments"."order_id" is not null and "comments"."hidden_at" is null;--> statement-breakpoint
CREATE INDEX "comments_hidden_ones" ON "comments" USING btree ("id") WHERE "comments"."hidden_at" is not null;--> statement-breakpoint
CREATE INDEX "goods_listed_by_game" ON "goods" USING btree ("game_name","id","trade_type_id") WHERE "goods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "goods_block_changes" ON "goods" USING btree (("id" / 50000),"updated_at","trade_type_id") WHERE "goods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "goods_shop_changes" ON "goods" USING btree ("seller_id","updated_at","trade_type_id") WHERE "goods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "goods_shop_block_changes" ON "goods" USING btree (("seller_id" / 50000),"updated_at","trade_type_id") WHERE "goods"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("available","goods_id") WHERE "stock"."available" <= 3;--> statement-breakpoint
CREATE INDEX "ledger_transfers_earned" ON "ledger_transfers" USING btree ("to_account") WHERE "ledger_transfers"."to_account" like 'earnings:%';--> statement-breakpoint
CREATE INDEX "ledger_transfers_spent" ON "ledger_transfers" USING btree ("from_account") WHERE "ledger_transfers"."from_account" like 'earnings:%';--> statement-breakpoint
CREATE INDEX "conversations_to_answer" ON "conversations" USING btree ("waiting_since","updated_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","order_num");--> statement-breakpoint
CREATE INDEX "payment_notices_rejected" ON "payment_notices" USING btree ("id") WHERE "payment_notices"."result" not in ('applied', 'repeated', 'refund_due', 'refund_duplicate', 'refund_wrong_channel', 'refund_wrong_amount');--> statement-breakpoint
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state","refund_num");--> statement-breakpoint
CREATE INDEX "sellers_best" ON "sellers" USING btree ("total_sale" DESC NULLS FIRST,"id");
--> statement-breakpoint
-- As `refresh_listings` finds the kind of a listing.
CREATE FUNCTION "listing_kind"("trade_type_id" integer, "goods_type" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "trade_type_id" = 3 THEN 'rent' ELSE coalesce(
    '{"CardKey":"card-key","PersonalAccount":"account","RentAccount":"rent","TopUp":"top-up","GameItem":"item","Service":"boost"}'::jsonb
    ->> "goods_type", 'other') END
$$;
--> statement-breakpoint
-- Adds `step` to the counts of a listing, unless it is not on sale.
CREATE FUNCTION "count_listing"("listing" "goods", "step" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE "kind" text := "listing_kind"("listing"."trade_type_id", "listing"."goods_type");
BEGIN
  IF "listing"."removed_at" IS NOT NULL OR "listing"."trade_type_id" IN (1, 8) THEN RETURN; END IF;
  INSERT INTO "listing_counts" ("game_name", "kind", "chunk", "listings")
    VALUES ("listing"."game_name", "kind", "listing"."id" / 10000, "step");
  INSERT INTO "shop_counts" ("seller_id", "game_name", "kind", "listings")
    VALUES ("listing"."seller_id", "listing"."game_name", "kind", "step");
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM "count_listing"(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM "count_listing"(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_listings_counted" AFTER INSERT OR DELETE ON "goods"
FOR EACH ROW EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
CREATE TRIGGER "goods_listings_recounted" AFTER UPDATE ON "goods" FOR EACH ROW WHEN (
  (OLD.removed_at IS NULL) <> (NEW.removed_at IS NULL) OR
  (OLD.game_name, OLD.goods_type, OLD.trade_type_id, OLD.seller_id)
    IS DISTINCT FROM (NEW.game_name, NEW.goods_type, NEW.trade_type_id, NEW.seller_id)
) EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
-- Joins what was counted, one row for each combination.
CREATE FUNCTION "join_counts"() RETURNS void LANGUAGE sql AS $$
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
$$;
--> statement-breakpoint
-- Counts everything anew: for rows that were written past the triggers.
CREATE FUNCTION "recount_listings"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "listing_counts";
  DELETE FROM "shop_counts";
  INSERT INTO "listing_counts" ("game_name", "kind", "chunk", "listings")
    SELECT "game_name", "listing_kind"("trade_type_id", "goods_type"), "id" / 10000, count(*) FROM "goods"
    WHERE "removed_at" IS NULL AND "trade_type_id" NOT IN (1, 8) GROUP BY 1, 2, 3;
  INSERT INTO "shop_counts" ("seller_id", "game_name", "kind", "listings")
    SELECT "seller_id", "game_name", "listing_kind"("trade_type_id", "goods_type"), count(*) FROM "goods"
    WHERE "removed_at" IS NULL AND "trade_type_id" NOT IN (1, 8) GROUP BY 1, 2, 3;
$$;
--> statement-breakpoint
-- A listing of a shop's list has what its row of the search index has. The foreign key removes it.
CREATE FUNCTION "list_in_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop_listings" ("goods_id", "seller_id", "sale", "price_fen", "popularity", "listed_ms")
    SELECT NEW.goods_id, "seller_id", "sale", NEW.price_fen, NEW.popularity, NEW.listed_ms FROM "goods" WHERE "id" = NEW.goods_id
  ON CONFLICT ("goods_id") DO UPDATE SET ("seller_id", "sale", "price_fen", "popularity", "listed_ms")
    = (excluded."seller_id", excluded."sale", excluded."price_fen", excluded."popularity", excluded."listed_ms");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_in_shop" AFTER INSERT ON "listing_index"
FOR EACH ROW EXECUTE FUNCTION "list_in_shop"();
--> statement-breakpoint
CREATE TRIGGER "listing_index_changed_in_shop" AFTER UPDATE ON "listing_index" FOR EACH ROW WHEN (
  (OLD.price_fen, OLD.popularity, OLD.listed_ms) IS DISTINCT FROM (NEW.price_fen, NEW.popularity, NEW.listed_ms)
) EXECUTE FUNCTION "list_in_shop"();
--> statement-breakpoint
CREATE FUNCTION "move_to_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop_listings" SET "seller_id" = NEW.seller_id WHERE "goods_id" = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_moved_to_shop" AFTER UPDATE OF "seller_id" ON "goods" FOR EACH ROW WHEN (OLD.seller_id <> NEW.seller_id)
EXECUTE FUNCTION "move_to_shop"();
--> statement-breakpoint
SELECT "recount_listings"();
--> statement-breakpoint
-- A buyer counts once for a seller, while one of the reviews is public.
CREATE OR REPLACE FUNCTION "count_review"("review_order" integer, "stars" integer, "step" integer) RETURNS void LANGUAGE sql AS $$
  WITH "reviewer" AS (
    INSERT INTO "seller_reviewers" ("seller_id", "user_id", "reviews")
    SELECT "seller_id", "user_id", "step" FROM "orders" WHERE "id" = "review_order"
    ON CONFLICT ("seller_id", "user_id") DO UPDATE SET "reviews" = "seller_reviewers"."reviews" + excluded."reviews"
    RETURNING "seller_id", CASE WHEN "reviews" = "step" AND "step" = 1 THEN 1 WHEN "reviews" = 0 THEN -1 ELSE 0 END AS "buyers"
  )
  UPDATE "sellers" SET "review_count" = "review_count" + "step", "review_points" = "review_points" + "step" * "stars",
    "reviewer_count" = "reviewer_count" + "buyers"
  FROM "reviewer" WHERE "id" = "seller_id"
$$;
--> statement-breakpoint
INSERT INTO "seller_reviewers" ("seller_id", "user_id", "reviews")
SELECT "seller_id", "user_id", count(*) FROM "comments" JOIN "orders" ON "orders"."id" = "order_id"
WHERE "hidden_at" IS NULL GROUP BY 1, 2;
--> statement-breakpoint
UPDATE "sellers" SET "reviewer_count" = "buyers"
FROM (SELECT "seller_id", count(*) AS "buyers" FROM "seller_reviewers" GROUP BY 1) AS "reviewed" WHERE "id" = "seller_id";
