ALTER TABLE "stock" ADD COLUMN "least" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_least" CHECK ("stock"."least" > 0) NOT VALID;--> statement-breakpoint
-- The fewest pieces that one order of a listing, or of its spec, takes: the least quantity and the gifts that come with it,
-- as domain/goods/least-pieces.ts counts them.
CREATE FUNCTION "least_pieces"("listing" integer, "spec" integer) RETURNS integer LANGUAGE sql STABLE AS $$
  WITH "piece" AS (
    SELECT greatest(1, "min_sale_num")::bigint AS "quantity",
      CASE WHEN "activity_price_fen" > 0 THEN "activity_price_fen" ELSE "price_fen" END::bigint AS "unit_fen"
    FROM "goods_specs" WHERE "id" = "spec"
    UNION ALL
    SELECT greatest(1, "min_sale_num")::bigint,
      CASE WHEN "activity_price_fen" > 0 THEN "activity_price_fen" ELSE "price_fen" END::bigint
    FROM "goods" WHERE "id" = "listing" AND "spec" IS NULL
  )
  SELECT least(2147483647, "quantity" + coalesce((
    SELECT sum("discount_value") FROM "discounts" WHERE "goods_id" = "listing" AND "discount_type" = 2
      AND CASE WHEN "condition_type" = 1 THEN "unit_fen" * "quantity" ELSE "quantity" END >= "condition_num"
  ), 0))::integer FROM "piece"
$$;
--> statement-breakpoint
UPDATE "stock" SET "least" = "least_pieces"("goods_id", "spec_id") WHERE "least_pieces"("goods_id", "spec_id") > 1;
--> statement-breakpoint
CREATE FUNCTION "set_least_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.least := coalesce("least_pieces"(NEW.goods_id, NEW.spec_id), 1);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_least" BEFORE INSERT ON "stock" FOR EACH ROW EXECUTE FUNCTION "set_least_pieces"();
--> statement-breakpoint
CREATE FUNCTION "count_least_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer := CASE
    WHEN TG_TABLE_NAME = 'goods' THEN (to_jsonb(NEW) ->> 'id')::int
    WHEN TG_OP = 'DELETE' THEN (to_jsonb(OLD) ->> 'goods_id')::int
    ELSE (to_jsonb(NEW) ->> 'goods_id')::int END;
BEGIN
  UPDATE "stock" SET "least" = "least_pieces"("goods_id", "spec_id")
  WHERE "goods_id" = "changed" AND "least" <> "least_pieces"("goods_id", "spec_id");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_least" AFTER UPDATE ON "goods" FOR EACH ROW WHEN (
  (OLD.min_sale_num, OLD.price_fen, OLD.activity_price_fen) IS DISTINCT FROM (NEW.min_sale_num, NEW.price_fen, NEW.activity_price_fen)
) EXECUTE FUNCTION "count_least_pieces"();
--> statement-breakpoint
CREATE TRIGGER "goods_specs_least" AFTER UPDATE ON "goods_specs" FOR EACH ROW WHEN (
  (OLD.min_sale_num, OLD.price_fen, OLD.activity_price_fen) IS DISTINCT FROM (NEW.min_sale_num, NEW.price_fen, NEW.activity_price_fen)
) EXECUTE FUNCTION "count_least_pieces"();
--> statement-breakpoint
CREATE TRIGGER "discounts_least" AFTER INSERT OR UPDATE OR DELETE ON "discounts"
FOR EACH ROW EXECUTE FUNCTION "count_least_pieces"();
--> statement-breakpoint
-- In stock is what can be bought: lists, alerts and `in_stock` follow it.
CREATE OR REPLACE FUNCTION "listing_popularity"("listing" "goods") RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT "listing"."sale" + CASE WHEN EXISTS (SELECT FROM "stock" WHERE "goods_id" = "listing"."id" AND "available" >= "least")
    THEN 2147483648 ELSE 0 END
$$;
--> statement-breakpoint
DROP TRIGGER "stock_indexed" ON "stock";
--> statement-breakpoint
CREATE TRIGGER "stock_indexed" AFTER UPDATE OF "available", "least" ON "stock"
FOR EACH ROW WHEN ((OLD.available < OLD.least) <> (NEW.available < NEW.least)) EXECUTE FUNCTION "index_changed_pieces"();
--> statement-breakpoint
SELECT "refresh_listing_figures"("goods_id") FROM "stock" WHERE "available" BETWEEN 1 AND "least" - 1;
--> statement-breakpoint
-- A sale changes a page when the last piece that can be bought goes or the first comes back.
DROP TRIGGER "stock_changed" ON "stock";
--> statement-breakpoint
CREATE TRIGGER "stock_changed" AFTER UPDATE OF "available", "least" ON "stock" FOR EACH ROW WHEN (
  (OLD.available = 0) <> (NEW.available = 0) OR (OLD.available < OLD.least) <> (NEW.available < NEW.least) OR OLD.total <> NEW.total
) EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
-- The faults of its terms, whatever the stock: also a least quantity above what an order may have.
CREATE FUNCTION "term_faults"("listing" integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH "item" AS (SELECT * FROM "goods" WHERE "id" = "listing"),
  "specs" AS (SELECT * FROM "goods_specs" WHERE "goods_id" = "listing"),
  "pieces" AS (
    SELECT "price_fen", "activity_price_fen", "return_cash_fen", "min_sale_num", "max_sale_num" FROM "specs"
    UNION ALL
    SELECT "price_fen", "activity_price_fen", "return_cash_fen", "min_sale_num", "max_sale_num" FROM "item"
    WHERE NOT EXISTS (SELECT FROM "specs")
  ),
  "priced" AS (
    SELECT "price_fen", "return_cash_fen", "min_sale_num", "max_sale_num",
      CASE WHEN "activity_price_fen" > 0 THEN "activity_price_fen" ELSE "price_fen" END::bigint AS "unit_fen"
    FROM "pieces"
  ),
  "terms" AS (
    SELECT "item".*, "trade_type_id" = 3 AS "is_rent", EXISTS (SELECT FROM "specs") AS "has_specs" FROM "item"
  ),
  "faults" ("field") AS (
    SELECT 'group_price' FROM "terms"
    WHERE "group_buy_price_fen" > 0 AND ("is_rent" OR "has_specs" OR "specs_type" <> 1)
    UNION SELECT 'specs_type' FROM "terms"
    WHERE "has_specs" AND ("specs_type" = 1 OR "is_rent" AND "delivery_type" = 1)
    UNION SELECT 'rent_hours' FROM "terms"
    WHERE CASE WHEN "is_rent" THEN "least_time" > 72 ELSE "least_time" > 0 END
    UNION SELECT 'deposit' FROM "terms"
    WHERE CASE WHEN "is_rent"
      THEN (SELECT max("unit_fen") FROM "priced") * greatest(1, "least_time") + "deposit_fen" > 2000000000
      ELSE "deposit_fen" > 0 END
    UNION SELECT 'cashback' FROM "priced" WHERE "return_cash_fen" >= "price_fen"
    UNION SELECT 'max' FROM "priced" WHERE "max_sale_num" > 0 AND "max_sale_num" < "min_sale_num"
    UNION SELECT 'min' FROM "terms", "priced"
    WHERE "priced"."min_sale_num" > 1 AND ("is_rent" OR "group_buy_price_fen" > 0)
      OR "priced"."min_sale_num" > 9999
      OR "unit_fen" * greatest(1, "priced"."min_sale_num") > 2000000000
    UNION SELECT 'stock' FROM "stock" JOIN "terms" ON "delivery_type" = 2
    WHERE "goods_id" = "listing" AND "lacks_secrets"("stock")
    UNION SELECT 'discounts' FROM "discounts" JOIN "terms" ON "is_rent" OR ("delivery_type" = 2 AND "discount_value" = 0)
    WHERE "goods_id" = "listing" AND "discount_type" = 2
  )
  SELECT array_agg("field" ORDER BY "field") FROM "faults"
$$;
--> statement-breakpoint
-- The fields that keep a listing from being sold, as domain/goods/listing-faults.ts names them; null when it can be sold.
CREATE OR REPLACE FUNCTION "listing_faults"("listing" integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_agg("field" ORDER BY "field") FROM (
    SELECT unnest("term_faults"("listing"))
    UNION SELECT 'stock' FROM "stock" WHERE "goods_id" = "listing" AND "available" + "held" BETWEEN 1 AND "least" - 1
  ) AS "faults" ("field")
$$;
--> statement-breakpoint
-- Sales may leave too few pieces, and the price of the rest can still be changed.
CREATE OR REPLACE FUNCTION "check_listing"("listing" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "faults" text[] := "term_faults"("listing");
BEGIN
  IF "faults" IS NOT NULL THEN
    RAISE EXCEPTION 'listing % cannot be sold: %', "listing", array_to_string("faults", ', ') USING ERRCODE = 'check_violation';
  END IF;
END $$;
--> statement-breakpoint
-- Pieces are added, and the least quantity is raised, only so that they can be bought: of the row as it is committed.
CREATE FUNCTION "check_least_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "stock" WHERE "id" = NEW.id AND "available" + "held" BETWEEN 1 AND "least" - 1) THEN
    RAISE EXCEPTION 'listing % has fewer pieces than one order takes', NEW.goods_id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_inserted_suffices" AFTER INSERT ON "stock" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.available + NEW.held BETWEEN 1 AND NEW.least - 1) EXECUTE FUNCTION "check_least_pieces"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_suffices" AFTER UPDATE ON "stock" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (
  NEW.available + NEW.held BETWEEN 1 AND NEW.least - 1 AND (NEW.total > OLD.total OR NEW.least > OLD.least)
) EXECUTE FUNCTION "check_least_pieces"();
