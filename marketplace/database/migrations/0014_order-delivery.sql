DROP INDEX "orders_coupon_once";--> statement-breakpoint
DROP INDEX "orders_first_buy_once";--> statement-breakpoint
DROP INDEX "orders_sold_of_goods";--> statement-breakpoint
DROP INDEX "orders_group_seat";--> statement-breakpoint
DROP INDEX "orders_group_member";--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "delivery_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deliver_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivering_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "delivery_note" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "confirm_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "completed_by" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refund_reason" text;--> statement-breakpoint
UPDATE "orders" SET "refund_reason" = CASE WHEN "group_id" IS NULL THEN 'too_late' ELSE 'no_group' END WHERE "status" IN ('refund_due', 'refunded');--> statement-breakpoint
UPDATE "orders" SET "deliver_by" = now() + interval '24 hours' FROM "goods" WHERE "goods"."id" = "orders"."goods_id" AND "orders"."status" = 'paid' AND "orders"."rent_hours" IS NULL AND "goods"."delivery_type" <> 2;--> statement-breakpoint
CREATE INDEX "orders_to_deliver" ON "orders" USING btree ("deliver_by") WHERE "orders"."status" in ('paid', 'delivering');--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("confirm_by") WHERE "orders"."status" = 'delivered';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon_once" ON "orders" USING btree ("user_envelope_id") WHERE "orders"."status" in ('pending', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_first_buy_once" ON "orders" USING btree ("user_id") WHERE "orders"."first_buy" and "orders"."status" in ('pending', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE INDEX "orders_sold_of_goods" ON "orders" USING btree ("goods_id","paid_at") WHERE "orders"."status" in ('paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_seat" ON "orders" USING btree ("group_id","group_seat") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_member" ON "orders" USING btree ("group_id","user_id") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed');--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_delivery_hours" CHECK ("goods"."delivery_hours" between 1 and 720);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_collected" CHECK ("orders"."status" <> 'collected' or "orders"."deliver_by" is null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivering" CHECK ("orders"."status" not in ('delivering', 'delivered', 'completed') or ("orders"."deliver_by" is not null and "orders"."delivering_at" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_delivered" CHECK ("orders"."status" not in ('delivered', 'completed') or ("orders"."delivered_at" is not null and "orders"."delivery_note" is not null and "orders"."confirm_by" is not null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_completed" CHECK (("orders"."completed_at" is null) = ("orders"."completed_by" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_completed_at" CHECK ("orders"."status" <> 'completed' or "orders"."completed_at" is not null);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refund_reason" CHECK (("orders"."status" in ('refund_due', 'refunded')) = ("orders"."refund_reason" is not null));