CREATE TABLE "group_buys" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"price_fen" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "group_buys_price" CHECK ("group_buys"."price_fen" > 0),
	CONSTRAINT "group_buys_expiry" CHECK ("group_buys"."state" <> 'open' or "group_buys"."expires_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "rentals" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"secret_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "rentals_times" CHECK ("rentals"."ends_at" > "rentals"."starts_at"),
	CONSTRAINT "rentals_closed" CHECK (("rentals"."closed_at" is null) = ("rentals"."closed_by" is null))
);
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "rent_hours" integer;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD COLUMN "group_choice" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "deposit_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "rent_hours" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "group_seat" integer;--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_secret_id_card_secrets_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."card_secrets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "group_buys_open" ON "group_buys" USING btree ("goods_id","expires_at") WHERE "group_buys"."state" = 'open';--> statement-breakpoint
CREATE INDEX "group_buys_due" ON "group_buys" USING btree ("expires_at") WHERE "group_buys"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "rentals_one_at_a_time" ON "rentals" USING btree ("secret_id") WHERE "rentals"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "rentals_due" ON "rentals" USING btree ("ends_at") WHERE "rentals"."closed_at" is null;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_group_buys_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_buys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_seat" ON "orders" USING btree ("group_id","group_seat") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'grouping', 'paid', 'collected');--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_member" ON "orders" USING btree ("group_id","user_id") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'grouping', 'paid', 'collected');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group" CHECK (("orders"."group_id" is null) = ("orders"."group_seat" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_seats" CHECK ("orders"."group_seat" between 1 and 2);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_rent" CHECK ("orders"."deposit_fen" >= 0 and ("orders"."rent_hours" > 0 or ("orders"."rent_hours" is null and "orders"."deposit_fen" = 0)));