ALTER TABLE "boost_orders" ADD COLUMN "settle_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "platform_discount_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settle_hours" integer DEFAULT 168 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settle_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_settled_when_due" CHECK ("boost_orders"."settled_at" is null or ("boost_orders"."settle_due_at" is not null and "boost_orders"."settled_at" >= "boost_orders"."settle_due_at")) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_platform_discount" CHECK ("orders"."platform_discount_fen" between 0 and "orders"."envelope_fen") NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_settle_hours" CHECK ("orders"."settle_hours" > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_settled_when_due" CHECK ("orders"."settled_at" is null or ("orders"."settle_due_at" is not null and "orders"."settled_at" >= "orders"."settle_due_at")) NOT VALID;--> statement-breakpoint
-- A price waits in escrow for its settlement. A purchase is due its hours after the receipt, a rental with its end, whichever
-- program has written it.
CREATE FUNCTION "set_settle_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.settle_due_at := CASE NEW.status WHEN 'collected' THEN coalesce(NEW.collected_at, NEW.paid_at) ELSE NEW.completed_at END
    + make_interval(hours => NEW.settle_hours);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_settle_due" BEFORE INSERT OR UPDATE OF "status" ON "orders" FOR EACH ROW
WHEN (NEW.status IN ('collected', 'completed') AND NEW.rent_hours IS NULL AND NEW.settle_due_at IS NULL)
EXECUTE FUNCTION "set_settle_due"();
--> statement-breakpoint
CREATE FUNCTION "set_rental_settle_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "orders" SET "settle_due_at" = NEW.closed_at WHERE "id" = NEW.order_id AND "settle_due_at" IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_settle_due" AFTER INSERT OR UPDATE OF "closed_at" ON "rentals" FOR EACH ROW
WHEN (NEW.closed_at IS NOT NULL) EXECUTE FUNCTION "set_rental_settle_due"();
--> statement-breakpoint
CREATE FUNCTION "set_boost_settle_due"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.settle_due_at := NEW.completed_at + make_interval(hours => 168);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_orders_settle_due" BEFORE INSERT OR UPDATE OF "status" ON "boost_orders" FOR EACH ROW
WHEN (NEW.status = 'completed' AND NEW.settle_due_at IS NULL) EXECUTE FUNCTION "set_boost_settle_due"();
--> statement-breakpoint
-- Whether something about the money of an order is not decided or not paid yet: an open after-sale, a claim against its
-- deposit, a refund that waits for a second operator, or for its provider. Its cost lets plans ask for the first due order
-- alone, instead of for all of them.
CREATE FUNCTION "is_settlement_held"("num" text) RETURNS boolean LANGUAGE sql STABLE COST 10000 AS $$
  SELECT EXISTS (SELECT FROM "after_sales" WHERE "order_num" = "num" AND "state" IN ('requested', 'refused', 'escalated'))
    OR EXISTS (SELECT FROM "payment_refunds" WHERE "order_num" = "num" AND "trade_num" IS NULL AND "state" <> 'refunded')
    OR EXISTS (SELECT FROM "refund_requests" WHERE "order_num" = "num" AND "state" = 'open')
$$;
--> statement-breakpoint
CREATE FUNCTION "check_settlement"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.settled_at IS NOT NULL OR NEW.status NOT IN ('paid', 'collected', 'completed') OR "is_settlement_held"(NEW.order_num) THEN
    RAISE EXCEPTION 'order % cannot be settled now', NEW.order_num USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_settlement';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_settlement" BEFORE UPDATE OF "settled_at" ON "orders"
FOR EACH ROW WHEN (OLD.settled_at IS DISTINCT FROM NEW.settled_at) EXECUTE FUNCTION "check_settlement"();
--> statement-breakpoint
CREATE TRIGGER "boost_orders_settlement" BEFORE UPDATE OF "settled_at" ON "boost_orders"
FOR EACH ROW WHEN (OLD.settled_at IS DISTINCT FROM NEW.settled_at) EXECUTE FUNCTION "check_settlement"();
--> statement-breakpoint
-- What an order has left in an account.
CREATE FUNCTION "order_rest"("num" text, "account" text) RETURNS bigint LANGUAGE sql AS $$
  SELECT coalesce(sum(CASE WHEN "to_account" = "account" THEN "amount_fen" ELSE -"amount_fen" END), 0)
  FROM "ledger_transfers" WHERE "order_num" = "num" AND "account" IN ("from_account", "to_account")
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_order_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest bigint;
BEGIN
  PERFORM "lock_payment"(NEW.order_num);
  rest := "order_rest"(NEW.order_num, NEW.from_account);
  IF rest < 0 THEN
    RAISE EXCEPTION 'order % takes % fen more out of % than it put there', NEW.order_num, -rest, NEW.from_account
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_order_account';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "ledger_transfers_order_account" ON "ledger_transfers";
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_order_account" AFTER INSERT ON "ledger_transfers" FOR EACH ROW WHEN (
  NEW.order_num IS NOT NULL AND (
    NEW.from_account IN ('received', 'escrow', 'deposits', 'refunds_owed', 'sales', 'platform_sales') OR NEW.from_account LIKE 'sales:%')
) EXECUTE FUNCTION "check_order_account"();
--> statement-breakpoint
-- The account of an order's seller; that of the platform for a boost.
CREATE FUNCTION "seller_account"("num" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT 'sales:' || "seller_id" FROM "orders" WHERE "order_num" = "num"),
    (SELECT 'sales:' || "seller_id" FROM "rental_extensions" JOIN "orders" ON "orders"."id" = "rental_order_id"
      WHERE "rental_extensions"."order_num" = "num"),
    'platform_sales')
$$;
--> statement-breakpoint
-- The previous version, which runs beside this one during a deploy, books every price to `sales`, and back from there.
CREATE FUNCTION "divide_sales"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "lock_payment"(NEW.order_num);
  IF NEW.to_account = 'sales' THEN
    NEW.to_account := CASE NEW.event WHEN 'deposit_kept' THEN "seller_account"(NEW.order_num) ELSE 'escrow' END;
  ELSIF "order_rest"(NEW.order_num, 'sales') < NEW.amount_fen THEN
    NEW.from_account := CASE WHEN "order_rest"(NEW.order_num, 'escrow') < NEW.amount_fen
      THEN "seller_account"(NEW.order_num) ELSE 'escrow' END;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_divide_sales" BEFORE INSERT ON "ledger_transfers"
FOR EACH ROW WHEN (NEW.order_num IS NOT NULL AND 'sales' IN (NEW.from_account, NEW.to_account))
EXECUTE FUNCTION "divide_sales"();
