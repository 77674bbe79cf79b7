ALTER TABLE "sms_codes" ALTER COLUMN "phone" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_tail_hash" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_sealed" text;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_live_hash" ON "sms_codes" USING btree ("phone_hash","event","browser_hash") WHERE "sms_codes"."used_at" is null;--> statement-breakpoint
CREATE INDEX "users_phone_tail" ON "users" USING btree ("phone_tail_hash");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_hash_unique" UNIQUE("phone_hash");--> statement-breakpoint
ALTER TABLE "sms_codes" ADD CONSTRAINT "sms_codes_phone" CHECK ("sms_codes"."phone" is not null or "sms_codes"."phone_hash" is not null);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_phone_protected" CHECK (("users"."phone_hash" is null) = ("users"."phone_sealed" is null)
        and ("users"."phone_hash" is null) = ("users"."phone_tail_hash" is null));