DROP INDEX "payment_refunds_cause_once";--> statement-breakpoint
DROP INDEX "received_payments_used_once";--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD COLUMN "trade_num" text;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_trade" FOREIGN KEY ("order_num","trade_num") REFERENCES "public"."received_payments"("order_num","trade_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_trade_once" ON "payment_refunds" USING btree ("order_num","trade_num");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_cause_once" ON "payment_refunds" USING btree ("order_num","cause") WHERE "payment_refunds"."cause" not in ('deposit', 'part', 'surplus');--> statement-breakpoint
CREATE UNIQUE INDEX "received_payments_used_once" ON "received_payments" USING btree ("order_num") WHERE "received_payments"."outcome" in ('waiting', 'applied', 'refund_due');--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_surplus" CHECK (("payment_refunds"."cause" = 'surplus') = ("payment_refunds"."trade_num" is not null));--> statement-breakpoint
-- An order may expire or be cancelled after a payment that it cannot use.
CREATE OR REPLACE FUNCTION "check_received_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'received' AND OLD.status NOT IN ('pending', 'expired')
    OR OLD.status = 'received' AND NEW.status NOT IN ('paid', 'grouping', 'waiting', 'refund_due', 'refunded')
    OR NEW.status IN ('expired', 'cancelled') AND EXISTS (
      SELECT FROM "received_payments" WHERE "order_num" = NEW.order_num AND "outcome" IN ('waiting', 'applied', 'refund_due')
    )
  THEN
    RAISE EXCEPTION 'paid order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
