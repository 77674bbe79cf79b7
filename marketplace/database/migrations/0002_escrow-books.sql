ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_platform_discount";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_settle_hours";--> statement-breakpoint
ALTER TABLE "orders" VALIDATE CONSTRAINT "orders_settled_when_due";--> statement-breakpoint
ALTER TABLE "boost_orders" VALIDATE CONSTRAINT "boost_orders_settled_when_due";--> statement-breakpoint
-- The terms of earlier orders. One that is received meanwhile has its due time from the trigger.
UPDATE "orders" SET
  "settle_hours" = "terms"."hours",
  "platform_discount_fen" = "terms"."discount",
  "settle_due_at" = coalesce("orders"."settle_due_at",
    "terms"."received_at" + make_interval(hours => CASE WHEN "orders"."rent_hours" IS NULL THEN "terms"."hours" ELSE 0 END))
FROM (
  SELECT "orders"."id",
    CASE WHEN "goods"."goods_type" = 'CardKey' AND "orders"."delivery_type" = 2 THEN 24 ELSE 168 END AS "hours",
    CASE WHEN "envelopes"."goods_id" IS NULL AND "envelopes"."seller_id" IS NULL THEN "orders"."envelope_fen" ELSE 0 END AS "discount",
    CASE WHEN "orders"."rent_hours" IS NOT NULL THEN "rentals"."closed_at"
      WHEN "orders"."status" = 'collected' THEN coalesce("orders"."collected_at", "orders"."paid_at")
      WHEN "orders"."status" = 'completed' THEN "orders"."completed_at" END AS "received_at"
  FROM "orders" JOIN "goods" ON "goods"."id" = "orders"."goods_id"
  LEFT JOIN "rentals" ON "rentals"."order_id" = "orders"."id"
  LEFT JOIN "user_envelopes" ON "user_envelopes"."id" = "orders"."user_envelope_id"
  LEFT JOIN "envelopes" ON "envelopes"."id" = "user_envelopes"."envelope_id"
  WHERE "orders"."status" NOT IN ('expired', 'cancelled', 'refunded')
) AS "terms"
WHERE "terms"."id" = "orders"."id" AND ("terms"."received_at" IS NOT NULL OR "terms"."hours" <> 168 OR "terms"."discount" > 0);
--> statement-breakpoint
UPDATE "boost_orders" SET "settle_due_at" = "completed_at" + make_interval(hours => 168)
WHERE "status" = 'completed' AND "settle_due_at" IS NULL;
--> statement-breakpoint
UPDATE "orders" SET "settled_at" = now()
WHERE "status" IN ('paid', 'collected', 'completed') AND "settled_at" IS NULL AND "settle_due_at" <= now()
  AND NOT "is_settlement_held"("order_num");
--> statement-breakpoint
UPDATE "boost_orders" SET "settled_at" = now()
WHERE "status" = 'completed' AND "settled_at" IS NULL AND "settle_due_at" <= now() AND NOT "is_settlement_held"("order_num");
--> statement-breakpoint
-- No order of the previous version changes its money while it is carried over.
SELECT count(*) FROM (
  SELECT FROM "ledger_transfers" WHERE "event" = 'payment' AND "order_num" IN (
    SELECT "order_num" FROM "ledger_transfers" WHERE "to_account" = 'sales') FOR NO KEY UPDATE
) AS "locked";
--> statement-breakpoint
-- The books of earlier versions: settled orders go to their sellers, the others to escrow; kept deposits are the sellers'.
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
SELECT 'carried_over', "order_num", 'sales', "parts"."account", "parts"."fen", now()
FROM (
  SELECT "order_num",
    sum(CASE WHEN "to_account" = 'sales' THEN "amount_fen" ELSE -"amount_fen" END) AS "fen",
    coalesce(sum("amount_fen") FILTER (WHERE "event" = 'deposit_kept'), 0) AS "kept"
  FROM "ledger_transfers" WHERE 'sales' IN ("from_account", "to_account") GROUP BY "order_num"
) AS "booked"
JOIN (
  SELECT "order_num", "settled_at" FROM "orders" UNION ALL SELECT "order_num", "settled_at" FROM "boost_orders" UNION ALL
  SELECT "rental_extensions"."order_num", "settled_at" FROM "rental_extensions" JOIN "orders" ON "orders"."id" = "rental_order_id"
) AS "sold" USING ("order_num"),
LATERAL (VALUES
  ("seller_account"("order_num"), CASE WHEN "settled_at" IS NULL THEN "kept" ELSE "fen" END),
  ('escrow', CASE WHEN "settled_at" IS NULL THEN "fen" - "kept" ELSE 0 END)
) AS "parts" ("account", "fen")
WHERE "parts"."fen" > 0;
--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
SELECT 'platform_discount', "order_num", 'marketing', 'sales:' || "seller_id", "fen", now()
FROM "orders", LATERAL (
  SELECT "platform_discount_fen" - "platform_discount_fen"::bigint * "refunded_fen" / ("total_fen" - "deposit_fen") AS "fen"
) AS "left"
WHERE "settled_at" IS NOT NULL AND "platform_discount_fen" > 0 AND "fen" > 0;
