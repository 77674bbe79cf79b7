DROP TABLE "sandbox_sms" CASCADE;--> statement-breakpoint
DROP TABLE "sandbox_trades" CASCADE;