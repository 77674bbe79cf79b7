CREATE TABLE "share_rewards" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"promoter_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"reward_fen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_rewards_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "share_rewards_positive" CHECK ("share_rewards"."reward_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_buy" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_promoter_id_users_id_fk" FOREIGN KEY ("promoter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_rewards_promoter" ON "share_rewards" USING btree ("promoter_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_first_buy_once" ON "orders" USING btree ("user_id") WHERE "orders"."first_buy" and "orders"."status" in ('pending', 'paid', 'collected');--> statement-breakpoint
CREATE INDEX "orders_sold_of_goods" ON "orders" USING btree ("goods_id","paid_at") WHERE "orders"."status" in ('paid', 'collected');--> statement-breakpoint
-- Promoters were stored as the page's address had them; from here on only proven ones are.
UPDATE "order_drafts" SET "promotion_user_id" = NULL, "sign" = NULL;--> statement-breakpoint
UPDATE "orders" SET "promotion_user_id" = NULL, "sign" = NULL WHERE "status" IN ('pending', 'expired');
