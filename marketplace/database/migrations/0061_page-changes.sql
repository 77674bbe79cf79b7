CREATE TABLE "delayed_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delayed_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_changes" ADD COLUMN "tag" text;--> statement-breakpoint
CREATE INDEX "delayed_changes_tag" ON "delayed_changes" USING btree ("tag","due_at");--> statement-breakpoint
CREATE INDEX "delayed_changes_due" ON "delayed_changes" USING btree ("due_at");
--> statement-breakpoint
-- A change of what is no listing, by the tag of its pages.
CREATE FUNCTION "add_tag_change"("changed" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "goods_changes" ("storefront", "goods_id", "seller_id", "tag")
  SELECT "url", 0, 0, "changed" FROM "storefronts"
  WHERE NOT EXISTS (
    SELECT FROM "goods_changes" AS "known"
    WHERE "known"."tag" = "changed" AND "known"."goods_id" = 0
      AND "known"."storefront" = "url" AND "known".xmin = pg_current_xact_id()::xid
  )
$$;
--> statement-breakpoint
-- Counters change with every order and every visitor. A tag is announced once in these seconds: a change joins the tag
-- that waits already. One that is due within five seconds may be announced before this transaction commits, so that it
-- does not count. Nothing is locked: orders of a listing do not wait for each other here.
CREATE FUNCTION "delay_tag_changes"("tags" text[], "delays" integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "delayed_changes" ("tag", "due_at")
  SELECT "changed", clock_timestamp() + make_interval(secs => "delay")
  FROM unnest("tags", "delays") AS "wanted" ("changed", "delay")
  WHERE "changed" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "delayed_changes" AS "waiting"
    WHERE "waiting"."tag" = "changed" AND "waiting"."due_at" > clock_timestamp() + interval '5 seconds'
  )
$$;
--> statement-breakpoint
-- What is counted of a listing: its page, what its seller's pages say, lists and the home page.
CREATE FUNCTION "delay_counters"("goods" integer, "seller" integer) RETURNS void LANGUAGE sql AS $$
  SELECT "delay_tag_changes"(
    ARRAY['goods:' || "goods", 'seller:' || "seller", 'catalogue', 'home'], ARRAY[30, 30, 300, 300]
  )
$$;
--> statement-breakpoint
-- Other goods of the seller recommend the listing, and so may the home page.
CREATE OR REPLACE FUNCTION "add_goods_change"("goods" integer, "seller" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "goods_changes" ("storefront", "goods_id", "seller_id")
  SELECT "url", "goods", "seller" FROM "storefronts"
  WHERE NOT EXISTS (
    SELECT FROM "goods_changes" AS "known"
    WHERE "known"."goods_id" = "goods" AND "known"."seller_id" = "seller" AND "known"."tag" IS NULL
      AND "known"."storefront" = "url" AND "known".xmin = pg_current_xact_id()::xid
  );
  SELECT "delay_tag_changes"(ARRAY['seller:' || nullif("seller", 0), 'home'], ARRAY[30, 300])
$$;
--> statement-breakpoint
DROP TRIGGER "goods_changed" ON "goods";
--> statement-breakpoint
CREATE TRIGGER "goods_changed" AFTER UPDATE ON "goods"
FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{sale,want_count,base_collects,updated_at}'::text[]
  IS DISTINCT FROM to_jsonb(NEW) - '{sale,want_count,base_collects,updated_at}'::text[]
) EXECUTE FUNCTION "record_listing_change"();
--> statement-breakpoint
CREATE FUNCTION "delay_listing_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_counters"(NEW.id, NEW.seller_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_counted" AFTER UPDATE OF "sale", "want_count", "base_collects" ON "goods"
FOR EACH ROW WHEN ((OLD.sale, OLD.want_count, OLD.base_collects) IS DISTINCT FROM (NEW.sale, NEW.want_count, NEW.base_collects))
EXECUTE FUNCTION "delay_listing_counters"();
--> statement-breakpoint
CREATE FUNCTION "delay_stock_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['goods:' || NEW.goods_id, 'seller:' || "seller_id", 'catalogue'], ARRAY[30, 30, 300])
  FROM "goods" WHERE "id" = NEW.goods_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_counted" AFTER UPDATE OF "available", "held" ON "stock"
FOR EACH ROW WHEN (OLD.available <> NEW.available OR OLD.held <> NEW.held)
EXECUTE FUNCTION "delay_stock_counters"();
--> statement-breakpoint
CREATE FUNCTION "delay_collects"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['goods:' || coalesce(NEW.goods_id, OLD.goods_id)], ARRAY[30]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "collects_counted" AFTER INSERT OR DELETE ON "collects"
FOR EACH ROW EXECUTE FUNCTION "delay_collects"();
--> statement-breakpoint
CREATE FUNCTION "delay_seller_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['seller:' || coalesce(NEW.seller_id, OLD.seller_id)], ARRAY[30]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_counted" AFTER INSERT OR DELETE ON "subscriptions"
FOR EACH ROW EXECUTE FUNCTION "delay_seller_counters"();
--> statement-breakpoint
-- What a buyer got back is announced on all accounts of the seller.
CREATE TRIGGER "orders_refund_counted" AFTER UPDATE OF "refunded_fen" ON "orders"
FOR EACH ROW WHEN (OLD.refunded_fen <> NEW.refunded_fen) EXECUTE FUNCTION "delay_seller_counters"();
--> statement-breakpoint
CREATE FUNCTION "delay_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(array_agg('seller:' || "seller_id"), array_agg(30))
  FROM "orders" WHERE "order_num" = NEW.order_num;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sales_counted" AFTER UPDATE OF "state" ON "after_sales"
FOR EACH ROW WHEN (NEW.state = 'decided') EXECUTE FUNCTION "delay_decision"();
--> statement-breakpoint
CREATE FUNCTION "delay_seller_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['seller:' || NEW.id, 'home'], ARRAY[30, 300]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sellers_counted" AFTER UPDATE ON "sellers"
FOR EACH ROW WHEN (
  (OLD.total_sale, OLD.base_subscribers, OLD.deliver_median_s, OLD.dispute_permille, OLD.reply_median_s)
  IS DISTINCT FROM
  (NEW.total_sale, NEW.base_subscribers, NEW.deliver_median_s, NEW.dispute_permille, NEW.reply_median_s)
) EXECUTE FUNCTION "delay_seller_figures"();
--> statement-breakpoint
-- The page of a shop without listings too, which was unknown before the seller was.
CREATE OR REPLACE FUNCTION "record_seller_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('shop:' || NEW.id);
  PERFORM "add_shop_change"(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sellers_added" AFTER INSERT ON "sellers"
FOR EACH ROW EXECUTE FUNCTION "record_seller_change"();
--> statement-breakpoint
-- Recent sales name their buyers, if only by a character.
CREATE FUNCTION "delay_buyer_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(array_agg('goods:' || "goods_id"), array_agg(30))
  FROM (SELECT DISTINCT "goods_id" FROM "orders" WHERE "user_id" = NEW.id) AS "bought";
  PERFORM "delay_tag_changes"(array_agg('seller:' || "seller_id"), array_agg(30))
  FROM (SELECT DISTINCT "seller_id" FROM "orders" WHERE "user_id" = NEW.id AND "refunded_fen" > 0) AS "refunded";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF "nickname" ON "users"
FOR EACH ROW WHEN (OLD.nickname IS DISTINCT FROM NEW.nickname) EXECUTE FUNCTION "delay_buyer_name"();
--> statement-breakpoint
-- A coupon of the whole platform is on the page of every listing.
CREATE OR REPLACE FUNCTION "record_coupon_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = OLD.goods_id;
    PERFORM "add_shop_change"(OLD.seller_id);
    PERFORM "add_tag_change"('shop:' || OLD.seller_id) WHERE OLD.seller_id IS NOT NULL;
    PERFORM "add_tag_change"('market') WHERE OLD.goods_id IS NULL AND OLD.seller_id IS NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = NEW.goods_id;
    PERFORM "add_shop_change"(NEW.seller_id);
    PERFORM "add_tag_change"('shop:' || NEW.seller_id) WHERE NEW.seller_id IS NOT NULL;
    PERFORM "add_tag_change"('market') WHERE NEW.goods_id IS NULL AND NEW.seller_id IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Pages show titles and units of the game: those of all its listings.
CREATE OR REPLACE FUNCTION "record_game_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('market');
  PERFORM "add_tag_change"('catalogue');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "delay_boosters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['home'], ARRAY[300]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boosters_changed" AFTER INSERT OR UPDATE OR DELETE ON "boosters"
FOR EACH STATEMENT EXECUTE FUNCTION "delay_boosters"();
--> statement-breakpoint
-- The latest boosts, and the boosters who are free.
CREATE FUNCTION "delay_boosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['sold', 'home'], ARRAY[60, 300]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boosts_added" AFTER INSERT ON "boost_orders"
FOR EACH ROW WHEN (NEW.status NOT IN ('pending')) EXECUTE FUNCTION "delay_boosts"();
--> statement-breakpoint
CREATE TRIGGER "boosts_changed" AFTER UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "delay_boosts"();
