ALTER TABLE "orders" ADD COLUMN "reserved_from" text;--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_network" ON "orders" USING btree ("stock_id","reserved_from") WHERE "orders"."status" = 'pending' and "orders"."reserved_from" is not null;--> statement-breakpoint
-- The network of an order counts only while it reserves pieces unpaid.
CREATE FUNCTION "forget_order_network"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reserved_from := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_forget_network" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.reserved_from IS NOT NULL AND NEW.status <> 'pending') EXECUTE FUNCTION "forget_order_network"();
