ALTER TABLE "boost_orders" DROP CONSTRAINT "boost_orders_accepted";--> statement-breakpoint
ALTER TABLE "boost_orders" DROP CONSTRAINT "boost_orders_done";--> statement-breakpoint
DROP INDEX "boost_orders_sold";--> statement-breakpoint
DROP INDEX "boost_orders_open";--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "deliver_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "completed_by" text;--> statement-breakpoint
UPDATE "boost_orders" SET "deliver_by" = now() + make_interval(hours => "hours" + 24) WHERE "status" IN ('waiting', 'accepted', 'done');--> statement-breakpoint
UPDATE "boost_orders" SET "confirm_by" = now() + interval '72 hours' WHERE "status" = 'done';--> statement-breakpoint
CREATE INDEX "boost_orders_sold" ON "boost_orders" USING btree ("paid_at") WHERE "boost_orders"."status" in ('waiting', 'accepted', 'done', 'completed');--> statement-breakpoint
CREATE INDEX "boost_orders_open" ON "boost_orders" USING btree ("status","expires_at") WHERE "boost_orders"."status" in ('pending', 'waiting', 'accepted', 'done', 'refund_due');--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_deliver_by" CHECK ("boost_orders"."status" not in ('waiting', 'accepted', 'done', 'completed') or "boost_orders"."deliver_by" is not null);--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_completed" CHECK (("boost_orders"."status" = 'completed') = ("boost_orders"."completed_at" is not null) and ("boost_orders"."completed_at" is null) = ("boost_orders"."completed_by" is null));--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_accepted" CHECK ("boost_orders"."status" not in ('accepted', 'done', 'completed') or ("boost_orders"."accepted_at" is not null and "boost_orders"."booster_name" is not null and "boost_orders"."booster_head" is not null));--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_done" CHECK (("boost_orders"."status" in ('done', 'completed')) = ("boost_orders"."done_at" is not null) and ("boost_orders"."done_at" is null) = ("boost_orders"."confirm_by" is null));