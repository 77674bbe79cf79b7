CREATE TABLE "comment_images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"comment_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "comment_images_position" UNIQUE("comment_id","position"),
	CONSTRAINT "comment_images_most" CHECK ("comment_images"."position" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "sellers" ALTER COLUMN "credit_tenths" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "replied_by" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_reason" text;--> statement-breakpoint
ALTER TABLE "comments" ADD COLUMN "hidden_by" text;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "review_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "review_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment_images" ADD CONSTRAINT "comment_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_images" ADD CONSTRAINT "comment_images_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_order" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_reply" CHECK (num_nonnulls("comments"."reply", "comments"."replied_at", "comments"."replied_by") in (0, 3));--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_hidden" CHECK (num_nonnulls("comments"."hidden_at", "comments"."hidden_reason", "comments"."hidden_by") in (0, 3));
--> statement-breakpoint
-- A review belongs to a received order and to the goods of that order. Neither changes afterwards.
CREATE FUNCTION "check_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.order_id, OLD.goods_id, OLD.created_at) IS DISTINCT FROM (NEW.order_id, NEW.goods_id, NEW.created_at) THEN
      RAISE EXCEPTION 'the order of a review does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_same_order';
    END IF;
    IF OLD.reply IS NOT NULL AND (OLD.reply, OLD.replied_at, OLD.replied_by) IS DISTINCT FROM (NEW.reply, NEW.replied_at, NEW.replied_by) THEN
      RAISE EXCEPTION 'a review has one reply' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_one_reply';
    END IF;
  ELSIF NEW.order_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM "orders" WHERE "id" = NEW.order_id AND "goods_id" = NEW.goods_id AND "status" IN ('collected', 'completed')
  ) THEN
    RAISE EXCEPTION 'a review needs a received order of its goods' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_received_order';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "comments_checked" BEFORE INSERT OR UPDATE ON "comments"
FOR EACH ROW EXECUTE FUNCTION "check_review"();
--> statement-breakpoint
CREATE FUNCTION "count_review"("review_order" integer, "stars" integer, "step" integer) RETURNS void LANGUAGE sql AS $$
  UPDATE "sellers" SET "review_count" = "review_count" + "step", "review_points" = "review_points" + "step" * "stars"
  WHERE "id" = (SELECT "seller_id" FROM "orders" WHERE "id" = "review_order")
$$;
--> statement-breakpoint
CREATE FUNCTION "count_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.order_id IS NOT NULL AND OLD.hidden_at IS NULL THEN
    PERFORM "count_review"(OLD.order_id, OLD.score, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.order_id IS NOT NULL AND NEW.hidden_at IS NULL THEN
    PERFORM "count_review"(NEW.order_id, NEW.score, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "comments_counted" AFTER INSERT OR DELETE ON "comments"
FOR EACH ROW EXECUTE FUNCTION "count_reviews"();
--> statement-breakpoint
CREATE TRIGGER "comments_recounted" AFTER UPDATE ON "comments"
FOR EACH ROW WHEN (OLD.score <> NEW.score OR (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL))
EXECUTE FUNCTION "count_reviews"();
--> statement-breakpoint
-- Tenths of a star, half a tenth rounded up, as contract/listing/rating.ts. "sellers_changed" compares the result, so that
-- the pages of all listings of a seller are refreshed only when the shown mean changes.
CREATE FUNCTION "set_seller_mean"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credit_tenths := CASE NEW.review_count WHEN 0 THEN 0
    ELSE (20 * NEW.review_points::bigint + NEW.review_count) / (2 * NEW.review_count::bigint) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Figures that were entered by hand end here. Pages show the change within their lifetime of a minute.
ALTER TABLE "sellers" DISABLE TRIGGER "sellers_changed";--> statement-breakpoint
UPDATE "sellers" SET "credit_tenths" = 0;--> statement-breakpoint
ALTER TABLE "sellers" ENABLE TRIGGER "sellers_changed";--> statement-breakpoint
CREATE TRIGGER "sellers_mean" BEFORE INSERT OR UPDATE ON "sellers"
FOR EACH ROW EXECUTE FUNCTION "set_seller_mean"();
