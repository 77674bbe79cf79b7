-- Lists and shops say when a rented account is free again, too.
CREATE OR REPLACE FUNCTION "record_rental_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "listing" record;
BEGIN
  SELECT "goods"."id", "goods"."seller_id" INTO "listing" FROM "orders" JOIN "goods" ON "goods"."id" = "orders"."goods_id"
  WHERE "orders"."id" = NEW.order_id AND NOT EXISTS (
    SELECT FROM "stock" WHERE "stock"."goods_id" = "orders"."goods_id" AND "available" > 0
  );
  IF FOUND THEN
    PERFORM "add_tag_change"('goods:' || "listing"."id");
    PERFORM "delay_tag_changes"(ARRAY['shop:' || "listing"."seller_id", 'catalogue'], ARRAY[30, 30]);
  END IF;
  RETURN NULL;
END $$;
