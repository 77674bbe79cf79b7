ALTER TABLE "sms_codes" DROP CONSTRAINT "sms_codes_tries";--> statement-breakpoint
DROP INDEX "sms_codes_one_live";--> statement-breakpoint
-- Codes live five minutes; of those sent before, nobody knows the browser.
DELETE FROM "sms_codes";--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "browser_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "network" text NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "network_tries_left" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "tokens" ADD COLUMN "last_used_at" timestamp with time zone;--> statement-breakpoint
UPDATE "tokens" SET "last_used_at" = greatest("created_at", now());--> statement-breakpoint
ALTER TABLE "tokens" ALTER COLUMN "last_used_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "tokens_browser" ON "tokens" USING btree ("browser_hash") WHERE "tokens"."revoked_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_live" ON "sms_codes" USING btree ("phone","event","browser_hash") WHERE "sms_codes"."used_at" is null;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_tries" CHECK ("sms_codes"."tries_left" >= 0 and "sms_codes"."network_tries_left" >= 0);