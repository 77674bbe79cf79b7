CREATE TABLE "boost_accounts" (
	"boost_order_id" integer PRIMARY KEY NOT NULL,
	"sealed" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "begun_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_accounts" ADD CONSTRAINT "boost_accounts_boost_order_id_boost_orders_id_fk" FOREIGN KEY ("boost_order_id") REFERENCES "public"."boost_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_begun" CHECK ("boost_orders"."begun_at" is null or "boost_orders"."accepted_at" is not null);
--> statement-breakpoint
-- The content of an account goes with the end of its boost, whoever ends it.
CREATE FUNCTION "erase_boost_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "boost_accounts" SET "sealed" = NULL WHERE "boost_order_id" = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_orders_erase_account" AFTER UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (NEW.status IN ('done', 'completed', 'cancelled', 'refund_due', 'refunded'))
EXECUTE FUNCTION "erase_boost_account"();--> statement-breakpoint
-- Boosters of an older release began when they accepted.
UPDATE "boost_orders" SET "begun_at" = "accepted_at" WHERE "accepted_at" IS NOT NULL;
