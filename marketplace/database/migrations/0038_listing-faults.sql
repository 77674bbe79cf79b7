-- Whether more pieces are for sale or held than there are unassigned card secrets.
CREATE FUNCTION "lacks_secrets"("pieces" "stock") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT "pieces"."available" + "pieces"."held" > (
    SELECT count(*) FROM "card_secrets" WHERE "stock_id" = "pieces"."id" AND "order_id" IS NULL
  )
$$;
--> statement-breakpoint
-- The fields that keep a listing from being sold, as rules/goods/listing-faults.ts names them; null when it can be sold.
CREATE FUNCTION "listing_faults"("listing" integer) RETURNS text[] LANGUAGE sql STABLE AS $$
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
      OR "unit_fen" * greatest(1, "priced"."min_sale_num") > 2000000000
    UNION SELECT 'stock' FROM "stock" JOIN "terms" ON "delivery_type" = 2
    WHERE "goods_id" = "listing" AND "lacks_secrets"("stock")
    UNION SELECT 'discounts' FROM "discounts" JOIN "terms" ON "is_rent" OR ("delivery_type" = 2 AND "discount_value" = 0)
    WHERE "goods_id" = "listing" AND "discount_type" = 2
  )
  SELECT array_agg("field" ORDER BY "field") FROM "faults"
$$;
--> statement-breakpoint
-- Orders that hold pieces, or would put them back as pieces of the kind of delivery that they were sold with.
CREATE FUNCTION "unfinished_orders"("listing" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM "orders" WHERE "goods_id" = "listing" AND (
    "status" IN ('pending', 'grouping')
    OR "delivery_type" = 1 AND "status" IN ('paid', 'delivering')
    OR "rent_hours" IS NOT NULL AND EXISTS (SELECT FROM "rentals" WHERE "order_id" = "orders"."id" AND "closed_at" IS NULL)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION "check_delivery_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "unfinished_orders"(NEW.id) > 0 THEN
    RAISE EXCEPTION 'listing % has unfinished orders: delivery', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_delivery_change" BEFORE UPDATE OF "delivery_type" ON "goods"
FOR EACH ROW WHEN (OLD.delivery_type <> NEW.delivery_type) EXECUTE FUNCTION "check_delivery_change"();
--> statement-breakpoint
CREATE FUNCTION "check_listing"("listing" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "faults" text[] := "listing_faults"("listing");
BEGIN
  IF "faults" IS NOT NULL THEN
    RAISE EXCEPTION 'listing % cannot be sold: %', "listing", array_to_string("faults", ', ') USING ERRCODE = 'check_violation';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "check_changed_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_listing"(CASE TG_TABLE_NAME WHEN 'goods' THEN (to_jsonb(NEW) ->> 'id')::int ELSE (to_jsonb(NEW) ->> 'goods_id')::int END);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred, because a listing is written table by table. Updates are checked when they change what is sold, so that a
-- sale of a listing from before these rules is not refused.
CREATE CONSTRAINT TRIGGER "goods_inserted_sellable" AFTER INSERT ON "goods" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_sellable" AFTER UPDATE ON "goods" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (
  (OLD.trade_type_id, OLD.delivery_type, OLD.specs_type, OLD.price_fen, OLD.activity_price_fen, OLD.return_cash_fen,
   OLD.min_sale_num, OLD.max_sale_num, OLD.deposit_fen, OLD.least_time, OLD.group_buy_price_fen)
  IS DISTINCT FROM
  (NEW.trade_type_id, NEW.delivery_type, NEW.specs_type, NEW.price_fen, NEW.activity_price_fen, NEW.return_cash_fen,
   NEW.min_sale_num, NEW.max_sale_num, NEW.deposit_fen, NEW.least_time, NEW.group_buy_price_fen)
) EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_specs_inserted_sellable" AFTER INSERT ON "goods_specs" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_specs_sellable" AFTER UPDATE ON "goods_specs" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (
  (OLD.price_fen, OLD.activity_price_fen, OLD.return_cash_fen, OLD.min_sale_num, OLD.max_sale_num)
  IS DISTINCT FROM
  (NEW.price_fen, NEW.activity_price_fen, NEW.return_cash_fen, NEW.min_sale_num, NEW.max_sale_num)
) EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "discounts_sellable" AFTER INSERT OR UPDATE ON "discounts" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
-- Once per transaction and stock row: an order of many pieces takes many secrets.
CREATE FUNCTION "check_stock_secrets"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer := CASE TG_TABLE_NAME WHEN 'stock' THEN (to_jsonb(NEW) ->> 'id')::int ELSE (to_jsonb(OLD) ->> 'stock_id')::int END;
BEGIN
  IF current_setting('checked.stock', true) = "changed"::text THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM "stock" JOIN "goods" ON "goods"."id" = "goods_id"
    WHERE "stock"."id" = "changed" AND "delivery_type" = 2 AND "lacks_secrets"("stock")
  ) THEN
    RAISE EXCEPTION 'stock % has fewer card secrets than pieces', "changed" USING ERRCODE = 'check_violation';
  END IF;
  PERFORM set_config('checked.stock', "changed"::text, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_inserted_has_secrets" AFTER INSERT ON "stock" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.available + NEW.held > 0) EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_has_secrets" AFTER UPDATE ON "stock" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.available + NEW.held > OLD.available + OLD.held) EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "card_secrets_assigned" AFTER UPDATE ON "card_secrets" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (OLD.order_id IS NULL AND (NEW.order_id IS NOT NULL OR NEW.stock_id <> OLD.stock_id))
EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "card_secrets_deleted" AFTER DELETE ON "card_secrets" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (OLD.order_id IS NULL) EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
-- Pieces that earlier versions counted without a secret: nobody could have received them.
UPDATE "stock" SET
  "available" = greatest(0, "free"."pieces" - "held"),
  "total" = greatest(0, "free"."pieces" - "held") + "held" + "sold"
FROM "goods", (
  SELECT "stock"."id", count("card_secrets"."id")::int AS "pieces" FROM "stock"
  LEFT JOIN "card_secrets" ON "stock_id" = "stock"."id" AND "order_id" IS NULL GROUP BY "stock"."id"
) AS "free"
WHERE "goods"."id" = "goods_id" AND "delivery_type" = 2 AND "free"."id" = "stock"."id" AND "available" + "held" > "free"."pieces";
