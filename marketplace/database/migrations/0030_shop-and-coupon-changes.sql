-- Pages of listings show their seller and the coupons that can be claimed there.
CREATE FUNCTION "add_shop_change"("seller" integer) RETURNS void LANGUAGE sql AS $$
  SELECT "add_goods_change"("id", "seller_id") FROM "goods" WHERE "seller_id" = "seller" AND "removed_at" IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION "record_seller_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_shop_change"(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Sales, followers and computed figures change all the time; pages show them with the age that their lifetime allows.
CREATE TRIGGER "sellers_changed" AFTER UPDATE ON "sellers"
FOR EACH ROW WHEN (
  (OLD.nickname, OLD.head_img_url, OLD.auth_identity, OLD.credit_tenths, OLD.profile, OLD.self_user, OLD.official_user)
  IS DISTINCT FROM
  (NEW.nickname, NEW.head_img_url, NEW.auth_identity, NEW.credit_tenths, NEW.profile, NEW.self_user, NEW.official_user)
) EXECUTE FUNCTION "record_seller_change"();
--> statement-breakpoint
-- A coupon of the whole platform stands on every page: those show it within their lifetime of a minute.
CREATE FUNCTION "record_coupon_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = OLD.goods_id;
    PERFORM "add_shop_change"(OLD.seller_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = NEW.goods_id;
    PERFORM "add_shop_change"(NEW.seller_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "envelopes_added" AFTER INSERT OR DELETE ON "envelopes"
FOR EACH ROW EXECUTE FUNCTION "record_coupon_change"();
--> statement-breakpoint
-- A claim changes a page when the last one goes.
CREATE TRIGGER "envelopes_changed" AFTER UPDATE ON "envelopes"
FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{claimed,total}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{claimed,total}'::text[]
  OR (OLD.claimed >= OLD.total) <> (NEW.claimed >= NEW.total)
) EXECUTE FUNCTION "record_coupon_change"();
