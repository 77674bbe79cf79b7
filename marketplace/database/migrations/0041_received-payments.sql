CREATE TABLE "fulfilment_tasks" (
	"order_num" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"cause" text,
	"next_at" timestamp with time zone NOT NULL,
	"refund_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_payments" (
	"order_num" text NOT NULL,
	"channel" text NOT NULL,
	"trade_num" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_payments_order_num_trade_num_pk" PRIMARY KEY("order_num","trade_num"),
	CONSTRAINT "received_payments_amount" CHECK ("received_payments"."amount_fen" > 0)
);
--> statement-breakpoint
DROP INDEX "orders_coupon_once";--> statement-breakpoint
DROP INDEX "orders_first_buy_once";--> statement-breakpoint
DROP INDEX "orders_group_seat";--> statement-breakpoint
DROP INDEX "orders_group_member";--> statement-breakpoint
CREATE INDEX "fulfilment_tasks_due" ON "fulfilment_tasks" USING btree ("next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "received_payments_used_once" ON "received_payments" USING btree ("order_num") WHERE "received_payments"."outcome" <> 'duplicate';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon_once" ON "orders" USING btree ("user_envelope_id") WHERE "orders"."status" in ('pending', 'received', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_first_buy_once" ON "orders" USING btree ("user_id") WHERE "orders"."first_buy" and "orders"."status" in ('pending', 'received', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_seat" ON "orders" USING btree ("group_id","group_seat") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'received', 'grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_member" ON "orders" USING btree ("group_id","user_id") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'received', 'grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_received" CHECK ("orders"."status" <> 'received' or "orders"."paid_at" is not null);
--> statement-breakpoint
-- A paid order is fulfilled or refunded: no path leads from a received payment to expired or cancelled.
CREATE FUNCTION "check_received_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'received' AND OLD.status NOT IN ('pending', 'expired')
    OR OLD.status = 'received' AND NEW.status NOT IN ('paid', 'grouping', 'waiting', 'refund_due', 'refunded')
    OR NEW.status IN ('expired', 'cancelled') AND EXISTS (SELECT FROM "received_payments" WHERE "order_num" = NEW.order_num)
  THEN
    RAISE EXCEPTION 'paid order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER "orders_transition" ON "orders";--> statement-breakpoint
CREATE TRIGGER "orders_transition" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND OLD.status <> 'received' AND NEW.status <> 'received')
EXECUTE FUNCTION "check_order_transition"();--> statement-breakpoint
CREATE TRIGGER "orders_received" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_received_order"();--> statement-breakpoint
DROP TRIGGER "boost_orders_transition" ON "boost_orders";--> statement-breakpoint
CREATE TRIGGER "boost_orders_transition" BEFORE UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND OLD.status <> 'received' AND NEW.status <> 'received')
EXECUTE FUNCTION "check_boost_transition"();--> statement-breakpoint
CREATE TRIGGER "boost_orders_received" BEFORE UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_received_order"();--> statement-breakpoint
-- Payments of older releases.
INSERT INTO "received_payments" ("order_num", "channel", "trade_num", "amount_fen", "outcome", "received_at")
SELECT "order_num", "channel", "trade_num", "amount_fen",
  CASE WHEN "status" IN ('refund_due', 'refunded') THEN 'refund_due' ELSE 'applied' END, coalesce("paid_at", "payment_trades"."created_at")
FROM "payment_trades" JOIN (
  SELECT "order_num", "status", "paid_at" FROM "orders" UNION ALL SELECT "order_num", "status", "paid_at" FROM "boost_orders"
) "sold" USING ("order_num")
WHERE "payment_trades"."state" = 'paid' AND "trade_num" IS NOT NULL;
