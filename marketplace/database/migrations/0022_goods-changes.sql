CREATE TABLE "goods_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"storefront" text NOT NULL,
	"goods_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefronts" (
	"url" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "goods_changes_storefront" ON "goods_changes" USING btree ("storefront","id");--> statement-breakpoint
CREATE INDEX "goods_changes_goods" ON "goods_changes" USING btree ("goods_id");--> statement-breakpoint
-- One row is enough for everything that a transaction changes of a listing.
CREATE FUNCTION "add_goods_change"("goods" integer, "seller" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "goods_changes" ("storefront", "goods_id", "seller_id")
  SELECT "url", "goods", "seller" FROM "storefronts"
  WHERE NOT EXISTS (
    SELECT FROM "goods_changes" AS "known"
    WHERE "known"."goods_id" = "goods" AND "known"."seller_id" = "seller"
      AND "known"."storefront" = "url" AND "known".xmin = pg_current_xact_id()::xid
  )
$$;
--> statement-breakpoint
CREATE FUNCTION "record_goods_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer := CASE TG_OP WHEN 'DELETE' THEN OLD.goods_id ELSE NEW.goods_id END;
BEGIN
  PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = "changed";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "record_listing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_goods_change"(NEW.id, NEW.seller_id);
  IF TG_OP = 'UPDATE' AND OLD.seller_id <> NEW.seller_id THEN
    PERFORM "add_goods_change"(NEW.id, OLD.seller_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_inserted" AFTER INSERT ON "goods"
FOR EACH ROW EXECUTE FUNCTION "record_listing_change"();
--> statement-breakpoint
-- Wants and collects change with every visitor; pages show them with the age that their lifetime allows.
CREATE TRIGGER "goods_changed" AFTER UPDATE ON "goods"
FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{want_count,base_collects,updated_at}'::text[]
  IS DISTINCT FROM to_jsonb(NEW) - '{want_count,base_collects,updated_at}'::text[]
) EXECUTE FUNCTION "record_listing_change"();
--> statement-breakpoint
CREATE TRIGGER "goods_specs_changed" AFTER INSERT OR UPDATE OR DELETE ON "goods_specs"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
CREATE TRIGGER "stock_inserted" AFTER INSERT OR DELETE ON "stock"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
-- A sale changes a page when the last piece goes or the first comes back.
CREATE TRIGGER "stock_changed" AFTER UPDATE OF "available" ON "stock"
FOR EACH ROW WHEN ((OLD.available = 0) <> (NEW.available = 0) OR OLD.total <> NEW.total) EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
CREATE TRIGGER "discounts_changed" AFTER INSERT OR UPDATE OR DELETE ON "discounts"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
CREATE TRIGGER "customer_remarks_changed" AFTER INSERT OR UPDATE OR DELETE ON "customer_remarks"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
CREATE TRIGGER "comments_changed" AFTER INSERT OR UPDATE OR DELETE ON "comments"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
