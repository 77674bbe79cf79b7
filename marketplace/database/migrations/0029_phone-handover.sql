CREATE TABLE "order_handovers" (
	"order_num" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_handovers" ADD CONSTRAINT "order_handovers_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;