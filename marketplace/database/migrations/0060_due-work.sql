-- Drafts are deleted after two days, those of orders too.
ALTER TABLE "orders" DROP CONSTRAINT "orders_order_num_order_drafts_order_num_fk";
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_refund_due" ON "orders" USING btree ("id") WHERE "orders"."status" = 'refund_due';--> statement-breakpoint
-- Arrives when the transaction commits, once for all that it changes.
CREATE FUNCTION "notify_of_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_changes_notify" AFTER INSERT ON "goods_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_of_changes"('listing_changes');
--> statement-breakpoint
-- Work that is due at once. What is due later is found by the marketplaces before its time.
CREATE TRIGGER "payment_refunds_notify" AFTER INSERT ON "payment_refunds"
FOR EACH ROW WHEN (NEW.state = 'due') EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_sooner_notify" AFTER UPDATE OF "next_at" ON "payment_refunds"
FOR EACH ROW WHEN (NEW.state IN ('due', 'pending') AND (NEW.next_at < OLD.next_at OR OLD.state NOT IN ('due', 'pending')))
EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
CREATE TRIGGER "payment_trades_sooner_notify" AFTER UPDATE OF "check_at" ON "payment_trades"
FOR EACH ROW WHEN (NEW.state = 'waiting' AND NEW.check_at < OLD.check_at) EXECUTE FUNCTION "notify_of_changes"('due_work');
