CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"order_num" text,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_positive" CHECK ("ledger_transfers"."amount_fen" > 0),
	CONSTRAINT "ledger_transfers_two" CHECK ("ledger_transfers"."from_account" <> "ledger_transfers"."to_account")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cashback_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_once" ON "ledger_transfers" USING btree ("order_num","event","from_account","to_account");--> statement-breakpoint
CREATE INDEX "ledger_transfers_from" ON "ledger_transfers" USING btree ("from_account","id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_to" ON "ledger_transfers" USING btree ("to_account","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_cashback" CHECK ("orders"."cashback_fen" >= 0 and "orders"."cashback_fen" < "orders"."total_fen");--> statement-breakpoint
-- The books begin with what there is: balances, payments of orders, and what is owed.
INSERT INTO "ledger_transfers" ("event", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'opening', 'opening', 'balance:' || "id", "balance_fen", "created_at" FROM "users" WHERE "balance_fen" > 0;--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'payment', "order_num", 'opening', CASE "status" WHEN 'refund_due' THEN 'refunds_owed' ELSE 'sales' END,
    "total_fen" - (CASE "status" WHEN 'refund_due' THEN 0 ELSE "deposit_fen" END), coalesce("paid_at", "created_at")
  FROM "orders" WHERE "status" IN ('grouping', 'paid', 'collected', 'refund_due', 'refunded');--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'payment', "order_num", 'opening', 'deposits', "deposit_fen", coalesce("paid_at", "created_at")
  FROM "orders" WHERE "deposit_fen" > 0 AND "status" IN ('grouping', 'paid', 'collected', 'refunded');--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'deposit_return', "order_num", 'deposits', 'opening', "deposit_fen", "closed_at"
  FROM "orders" JOIN "rentals" ON "rentals"."order_id" = "orders"."id" WHERE "deposit_fen" > 0 AND "closed_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'refund', "order_num", 'sales', 'opening', "total_fen", coalesce("paid_at", "created_at")
  FROM "orders" WHERE "status" = 'refunded';--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'payment', "order_num", 'opening', CASE "status" WHEN 'refund_due' THEN 'refunds_owed' ELSE 'sales' END,
    "total_fen", coalesce("paid_at", "created_at")
  FROM "boost_orders" WHERE "status" IN ('waiting', 'accepted', 'done', 'refund_due', 'refunded');--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'refund', "order_num", 'sales', 'opening', "total_fen", coalesce("refunded_at", "created_at")
  FROM "boost_orders" WHERE "status" = 'refunded';--> statement-breakpoint
INSERT INTO "ledger_transfers" ("event", "order_num", "from_account", "to_account", "amount_fen", "created_at")
  SELECT 'promoter_reward', "order_num", 'opening', 'earnings:' || "promoter_id", "reward_fen", "share_rewards"."created_at"
  FROM "share_rewards" JOIN "orders" ON "orders"."id" = "share_rewards"."order_id";
