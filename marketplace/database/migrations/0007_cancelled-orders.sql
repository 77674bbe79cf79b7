ALTER TABLE "boost_orders" DROP CONSTRAINT "boost_orders_paid";--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_cancelled" CHECK ("boost_orders"."status" <> 'cancelled' or "boost_orders"."cancelled_at" is not null);--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_paid" CHECK (("boost_orders"."status" in ('pending', 'expired', 'cancelled')) = ("boost_orders"."paid_at" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cancelled" CHECK ("orders"."status" <> 'cancelled' or "orders"."cancelled_at" is not null);