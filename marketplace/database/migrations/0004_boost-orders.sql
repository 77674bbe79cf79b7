CREATE TABLE "boost_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"request_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"partition_id" integer NOT NULL,
	"start_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	"inscription" integer NOT NULL,
	"partition_name" text NOT NULL,
	"start_name" text NOT NULL,
	"target_name" text NOT NULL,
	"stars" integer NOT NULL,
	"hours" integer NOT NULL,
	"total_fen" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"status" text NOT NULL,
	"booster_name" text,
	"booster_head" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "boost_orders_order_num_unique" UNIQUE("order_num"),
	CONSTRAINT "boost_orders_request" UNIQUE("user_id","request_id"),
	CONSTRAINT "boost_orders_num" CHECK ("boost_orders"."order_num" ~ '^7[0-9]{22}$'),
	CONSTRAINT "boost_orders_total" CHECK ("boost_orders"."total_fen" > 0),
	CONSTRAINT "boost_orders_way" CHECK ("boost_orders"."stars" > 0 and "boost_orders"."hours" > 0),
	CONSTRAINT "boost_orders_inscription" CHECK ("boost_orders"."inscription" between 0 and 150),
	CONSTRAINT "boost_orders_paid" CHECK (("boost_orders"."status" in ('pending', 'expired')) = ("boost_orders"."paid_at" is null)),
	CONSTRAINT "boost_orders_accepted" CHECK (("boost_orders"."status" in ('accepted', 'done')) = ("boost_orders"."accepted_at" is not null and "boost_orders"."booster_name" is not null and "boost_orders"."booster_head" is not null)),
	CONSTRAINT "boost_orders_done" CHECK (("boost_orders"."status" = 'done') = ("boost_orders"."done_at" is not null)),
	CONSTRAINT "boost_orders_refunded" CHECK (("boost_orders"."status" = 'refunded') = ("boost_orders"."refunded_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boost_orders_user" ON "boost_orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "boost_orders_sold" ON "boost_orders" USING btree ("paid_at") WHERE "boost_orders"."status" in ('waiting', 'accepted', 'done');--> statement-breakpoint
CREATE INDEX "boost_orders_open" ON "boost_orders" USING btree ("status","expires_at") WHERE "boost_orders"."status" in ('pending', 'waiting', 'accepted', 'refund_due');