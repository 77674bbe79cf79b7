ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_refund_num_unique";--> statement-breakpoint
ALTER TABLE "after_sales" DROP CONSTRAINT "after_sales_deducted";--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_amount";--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_order_num_payment_trades_order_num_fk";
--> statement-breakpoint
DROP INDEX "ledger_transfers_once";--> statement-breakpoint
ALTER TABLE "payment_refunds" DROP CONSTRAINT "payment_refunds_pkey";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD PRIMARY KEY ("refund_num");--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "refund_num" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "cause" text DEFAULT 'part' NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_cause_once" ON "payment_refunds" USING btree ("order_num","cause") WHERE "payment_refunds"."cause" not in ('deposit', 'part');--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_once" ON "ledger_transfers" USING btree ("order_num","event","from_account","to_account","refund_num");--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_deducted" CHECK ("after_sales"."deducted_fen" = 0 or ("after_sales"."deducted_fen" > 0 and "after_sales"."deducted_fen" <= "after_sales"."refund_fen"));--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_done" CHECK (("payment_refunds"."state" = 'refunded') = ("payment_refunds"."refunded_at" is not null));--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_at_once" CHECK ("payment_refunds"."state" = 'refunded' or ("payment_refunds"."channel" <> 'ggpay' and "payment_refunds"."amount_fen" > 0));--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_fen" >= 0);--> statement-breakpoint
-- Refunds until now: one per order, those to the balance in the ledger only.
UPDATE "payment_refunds" SET "cause" = coalesce(
  (SELECT "refund_reason" FROM "orders" WHERE "orders"."order_num" = "payment_refunds"."order_num"),
  CASE WHEN EXISTS (SELECT FROM "after_sales" WHERE "after_sales"."order_num" = "payment_refunds"."order_num" AND "refund_fen" > 0) THEN 'after_sale' END,
  (SELECT CASE WHEN "cancelled_at" IS NOT NULL THEN 'too_late' WHEN "deliver_by" <= "payment_refunds"."created_at" THEN 'not_delivered' ELSE 'no_reason' END
    FROM "boost_orders" WHERE "boost_orders"."order_num" = "payment_refunds"."order_num"),
  'part');--> statement-breakpoint
INSERT INTO "payment_refunds" ("refund_num", "order_num", "channel", "amount_fen", "cause", "state", "next_at", "created_at", "refunded_at")
SELECT "order_num" || 'R1', "order_num", 'ggpay', "amount_fen", coalesce(
    (SELECT "refund_reason" FROM "orders" WHERE "orders"."order_num" = "ledger_transfers"."order_num"),
    CASE WHEN EXISTS (SELECT FROM "after_sales" WHERE "after_sales"."order_num" = "ledger_transfers"."order_num" AND "refund_fen" > 0) THEN 'after_sale' END,
    (SELECT CASE WHEN "deliver_by" <= "ledger_transfers"."created_at" THEN 'not_delivered' ELSE 'no_reason' END
      FROM "boost_orders" WHERE "boost_orders"."order_num" = "ledger_transfers"."order_num"),
    'part'), 'refunded', "created_at", "created_at", "created_at"
FROM "ledger_transfers" WHERE "event" = 'refund' AND "from_account" = 'sales';--> statement-breakpoint
UPDATE "ledger_transfers" SET "refund_num" = "payment_refunds"."refund_num" FROM "payment_refunds"
WHERE "payment_refunds"."order_num" = "ledger_transfers"."order_num" AND "event" IN ('refund_owed', 'refund');--> statement-breakpoint
-- Locks the payment of an order in the ledger, so that concurrent refunds of the order wait for each other.
CREATE FUNCTION "lock_payment"("num" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "ledger_transfers" WHERE "order_num" = "num" AND "event" = 'payment' FOR NO KEY UPDATE;
END $$;
--> statement-breakpoint
CREATE FUNCTION "check_refund_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  returned bigint;
BEGIN
  PERFORM "lock_payment"(NEW.order_num);
  SELECT coalesce(sum("amount_fen"), 0) INTO paid FROM "ledger_transfers" WHERE "order_num" = NEW.order_num AND "event" = 'payment';
  SELECT coalesce(sum("amount_fen"), 0) INTO returned FROM "payment_refunds" WHERE "order_num" = NEW.order_num;
  IF returned > paid THEN
    RAISE EXCEPTION 'refunds of order % are % fen of % paid', NEW.order_num, returned, paid
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_refunds_sum';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_sum" AFTER INSERT OR UPDATE OF "order_num", "amount_fen" ON "payment_refunds"
FOR EACH ROW EXECUTE FUNCTION "check_refund_sum"();
--> statement-breakpoint
CREATE FUNCTION "check_order_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest bigint;
BEGIN
  PERFORM "lock_payment"(NEW.order_num);
  SELECT sum(CASE WHEN "to_account" = NEW.from_account THEN "amount_fen" ELSE -"amount_fen" END) INTO rest
  FROM "ledger_transfers" WHERE "order_num" = NEW.order_num AND NEW.from_account IN ("from_account", "to_account");
  IF rest < 0 THEN
    RAISE EXCEPTION 'order % takes % fen more out of % than it put there', NEW.order_num, -rest, NEW.from_account
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_order_account';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_order_account" AFTER INSERT ON "ledger_transfers"
FOR EACH ROW WHEN (NEW.order_num IS NOT NULL AND NEW.from_account IN ('sales', 'deposits', 'refunds_owed'))
EXECUTE FUNCTION "check_order_account"();
--> statement-breakpoint
-- The members of a group that does not fill are refunded through their payment channels.
CREATE OR REPLACE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'grouping'), ('pending', 'paid'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('expired', 'grouping'), ('expired', 'paid'), ('expired', 'refund_due'),
    ('cancelled', 'refund_due'),
    ('grouping', 'paid'), ('grouping', 'refund_due'), ('grouping', 'refunded'),
    ('paid', 'collected'), ('paid', 'delivering'), ('paid', 'refund_due'), ('paid', 'refunded'),
    ('collected', 'refund_due'), ('collected', 'refunded'),
    ('delivering', 'delivered'), ('delivering', 'refund_due'), ('delivering', 'refunded'),
    ('delivered', 'completed'), ('delivered', 'refund_due'), ('delivered', 'refunded'),
    ('completed', 'refund_due'), ('completed', 'refunded'),
    ('refund_due', 'refunded')
  ) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  -- What was handed over goes back by an after-sale alone, and nothing goes on while one is open.
  IF (OLD.in_after_sale OR NEW.in_after_sale) OR
    (OLD.status IN ('collected', 'delivered', 'completed') AND NEW.status <> 'completed' AND NEW.refund_reason IS DISTINCT FROM 'after_sale')
  THEN
    RAISE EXCEPTION 'order % stays % as long as no after-sale has ended', OLD.order_num, OLD.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
