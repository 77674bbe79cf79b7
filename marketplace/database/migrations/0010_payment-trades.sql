CREATE TABLE "payment_refunds" (
	"order_num" text PRIMARY KEY NOT NULL,
	"refund_num" text NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_refund_num_unique" UNIQUE("refund_num"),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_trades" (
	"order_num" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"qr_text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"trade_num" text,
	"check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_order_num_payment_trades_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."payment_trades"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_at") WHERE "payment_refunds"."state" in ('due', 'pending');--> statement-breakpoint
CREATE INDEX "payment_trades_due" ON "payment_trades" USING btree ("check_at") WHERE "payment_trades"."state" = 'waiting';