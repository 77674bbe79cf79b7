-- A paid order that waits for its fulfilment holds pieces too.
CREATE OR REPLACE FUNCTION "unfinished_orders"("listing" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM "orders" WHERE "goods_id" = "listing" AND (
    "status" IN ('pending', 'received', 'grouping')
    OR "delivery_type" = 1 AND "status" IN ('paid', 'delivering')
    OR "rent_hours" IS NOT NULL AND EXISTS (SELECT FROM "rentals" WHERE "order_id" = "orders"."id" AND "released_at" IS NULL)
  )
$$;
