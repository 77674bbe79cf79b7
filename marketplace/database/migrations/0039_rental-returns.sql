ALTER TABLE "after_sale_images" DROP CONSTRAINT "after_sale_images_position";--> statement-breakpoint
ALTER TABLE "after_sales" DROP CONSTRAINT "after_sales_accepted";--> statement-breakpoint
DROP INDEX "after_sales_once";--> statement-breakpoint
DROP INDEX "rentals_one_at_a_time";--> statement-breakpoint
ALTER TABLE "rentals" ALTER COLUMN "secret_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD COLUMN "by" text DEFAULT 'buyer' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "kind" text DEFAULT 'refund' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sales" ADD COLUMN "claimed_fen" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "new_secret_per_rental" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "deposit_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "deposit_settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "deposit_settled_by" text;--> statement-breakpoint
ALTER TABLE "rentals" ADD COLUMN "deposit_kept_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Deposits went back, and accounts could be rented again, when a rental ended.
UPDATE "rentals" SET "released_at" = "closed_at", "deposit_settled_at" = "closed_at", "deposit_settled_by" = 'time' WHERE "closed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "rentals_deposit_due" ON "rentals" USING btree ("deposit_due_at") WHERE "rentals"."deposit_due_at" is not null;--> statement-breakpoint
CREATE INDEX "rentals_to_check" ON "rentals" USING btree ("closed_at") WHERE "rentals"."closed_at" is not null and ("rentals"."released_at" is null or "rentals"."deposit_settled_at" is null);--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_once" ON "after_sales" USING btree ("order_num","kind") WHERE "after_sales"."state" <> 'withdrawn';--> statement-breakpoint
CREATE UNIQUE INDEX "rentals_one_at_a_time" ON "rentals" USING btree ("secret_id") WHERE "rentals"."released_at" is null;--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD CONSTRAINT "after_sale_images_position" UNIQUE("after_sale_id","by","position");--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_claimed" CHECK (("after_sales"."kind" = 'deposit') = ("after_sales"."claimed_fen" is not null) and ("after_sales"."claimed_fen" is null or "after_sales"."claimed_fen" between 1 and "after_sales"."price_fen"));--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_accepted" CHECK ("after_sales"."state" <> 'accepted' or "after_sales"."refund_fen" = "after_sales"."price_fen" - coalesce("after_sales"."claimed_fen", 0));--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_released" CHECK ("rentals"."released_at" is null or "rentals"."closed_at" is not null);--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_deposit_settled" CHECK (("rentals"."deposit_settled_at" is null) = ("rentals"."deposit_settled_by" is null) and ("rentals"."deposit_settled_at" is null or "rentals"."closed_at" is not null));--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_deposit_due_at" CHECK ("rentals"."deposit_due_at" is null or ("rentals"."closed_at" is not null and "rentals"."deposit_settled_at" is null));--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_deposit_kept" CHECK ("rentals"."deposit_kept_fen" >= 0 and ("rentals"."deposit_kept_fen" = 0 or "rentals"."deposit_settled_by" = 'claim'));--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_after_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := NEW.state IN ('requested', 'refused', 'escalated');
BEGIN
  IF NEW.kind = 'deposit' THEN
    -- A claim concerns the deposit of an ended rental alone: the order goes on.
    PERFORM 1 FROM "orders" JOIN "rentals" ON "rentals"."order_id" = "orders"."id"
    WHERE "orders"."order_num" = NEW.order_num AND "orders"."user_id" = NEW.user_id
      AND "orders"."deposit_fen" = NEW.price_fen AND "rentals"."closed_at" IS NOT NULL;
    IF FOUND THEN RETURN NULL; END IF;
    RAISE EXCEPTION 'claim % is of no ended rental of its renter', NEW.id USING ERRCODE = 'foreign_key_violation';
  END IF;
  UPDATE "orders" SET "in_after_sale" = is_open WHERE "order_num" = NEW.order_num AND "user_id" = NEW.user_id;
  IF FOUND THEN RETURN NULL; END IF;
  UPDATE "boost_orders" SET "in_after_sale" = is_open WHERE "order_num" = NEW.order_num AND "user_id" = NEW.user_id;
  IF FOUND THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'after-sale % is of no order of its buyer', NEW.id USING ERRCODE = 'foreign_key_violation';
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "unfinished_orders"("listing" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM "orders" WHERE "goods_id" = "listing" AND (
    "status" IN ('pending', 'grouping')
    OR "delivery_type" = 1 AND "status" IN ('paid', 'delivering')
    OR "rent_hours" IS NOT NULL AND EXISTS (SELECT FROM "rentals" WHERE "order_id" = "orders"."id" AND "released_at" IS NULL)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION "keep_settled_deposit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the deposit of order % was settled before', OLD.order_id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_deposit_settled_once" BEFORE UPDATE OF "deposit_settled_at", "deposit_settled_by", "deposit_kept_fen" ON "rentals"
FOR EACH ROW WHEN (OLD.deposit_settled_at IS NOT NULL) EXECUTE FUNCTION "keep_settled_deposit"();
