-- Pages of rented accounts say when the next one is free: they change with a rental's end, unless an account can be rented.
CREATE FUNCTION "record_rental_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('goods:' || "goods_id") FROM "orders"
  WHERE "id" = NEW.order_id AND NOT EXISTS (
    SELECT FROM "stock" WHERE "stock"."goods_id" = "orders"."goods_id" AND "available" > 0
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_started" AFTER INSERT ON "rentals"
FOR EACH ROW EXECUTE FUNCTION "record_rental_change"();
--> statement-breakpoint
CREATE TRIGGER "rentals_moved" AFTER UPDATE OF "ends_at", "closed_at" ON "rentals"
FOR EACH ROW WHEN ((OLD.ends_at, OLD.closed_at) IS DISTINCT FROM (NEW.ends_at, NEW.closed_at))
EXECUTE FUNCTION "record_rental_change"();
