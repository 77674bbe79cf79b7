ALTER TABLE "payment_trades" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_trades" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sellers" ADD COLUMN "reply_median_s" integer;--> statement-breakpoint
ALTER TABLE "sellers" ADD CONSTRAINT "sellers_reply_known" CHECK ("sellers"."reply_median_s" >= 0);