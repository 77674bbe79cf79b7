CREATE TABLE "promise_reviews" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer,
	"seller_id" integer,
	"hash" text NOT NULL,
	"texts" jsonb NOT NULL,
	"state" text NOT NULL,
	"relists" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"carried_until" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "promise_reviews_one" CHECK (("promise_reviews"."goods_id" is null) <> ("promise_reviews"."seller_id" is null)),
	CONSTRAINT "promise_reviews_decided" CHECK (("promise_reviews"."state" in ('agreed', 'refused')) = ("promise_reviews"."decided_at" is not null and "promise_reviews"."decided_by" is not null)),
	CONSTRAINT "promise_reviews_carried" CHECK (("promise_reviews"."state" = 'carried') <= ("promise_reviews"."carried_until" is not null)),
	CONSTRAINT "promise_reviews_reason" CHECK ("promise_reviews"."state" <> 'refused' or "promise_reviews"."reason" is not null)
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "review_hash" text DEFAULT 'unchecked';--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "is_unchecked" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "promise_reviews" ADD CONSTRAINT "promise_reviews_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promise_reviews" ADD CONSTRAINT "promise_reviews_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "promise_reviews_goods" ON "promise_reviews" USING btree ("goods_id","hash");--> statement-breakpoint
CREATE UNIQUE INDEX "promise_reviews_seller" ON "promise_reviews" USING btree ("seller_id","hash");--> statement-breakpoint
CREATE INDEX "promise_reviews_open" ON "promise_reviews" USING btree ("state","id") WHERE "promise_reviews"."state" in ('waiting', 'carried');--> statement-breakpoint
CREATE INDEX "promise_reviews_carried" ON "promise_reviews" USING btree ("carried_until") WHERE "promise_reviews"."state" = 'carried';--> statement-breakpoint
-- Pages do not show what was reviewed.
DROP TRIGGER "goods_changed" ON "goods";
--> statement-breakpoint
CREATE TRIGGER "goods_changed" AFTER UPDATE ON "goods"
FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{sale,want_count,base_collects,updated_at,review_hash}'::text[]
  IS DISTINCT FROM to_jsonb(NEW) - '{sale,want_count,base_collects,updated_at,review_hash}'::text[]
) EXECUTE FUNCTION "record_listing_change"();
--> statement-breakpoint
-- No listing is on sale with texts that promise and that nobody has agreed to, whoever writes it.
CREATE FUNCTION "check_agreement"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "listing" integer := CASE TG_TABLE_NAME WHEN 'goods' THEN (to_jsonb(NEW) ->> 'id')::int ELSE (to_jsonb(NEW) ->> 'goods_id')::int END;
BEGIN
  IF EXISTS (
    SELECT FROM "goods" WHERE "id" = "listing" AND "removed_at" IS NULL AND "review_hash" <> 'unchecked' AND NOT EXISTS (
      SELECT FROM "promise_reviews" WHERE "goods_id" = "listing" AND "hash" = "review_hash" AND "state" IN ('agreed', 'carried')
    )
  ) THEN
    RAISE EXCEPTION 'listing % waits for an agreement', "listing" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_agreed" AFTER INSERT OR UPDATE OF "removed_at", "review_hash" ON "goods" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.removed_at IS NULL AND NEW.review_hash <> 'unchecked') EXECUTE FUNCTION "check_agreement"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "promise_reviews_withdrawn" AFTER UPDATE OF "state" ON "promise_reviews" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.goods_id IS NOT NULL AND OLD.state IN ('agreed', 'carried') AND NEW.state NOT IN ('agreed', 'carried')) EXECUTE FUNCTION "check_agreement"();
