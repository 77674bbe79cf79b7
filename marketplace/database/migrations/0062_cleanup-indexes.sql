CREATE INDEX IF NOT EXISTS "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sms_codes_plain" ON "sms_codes" USING btree ("id") WHERE "sms_codes"."phone" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "tokens_expires" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "order_handovers_expires" ON "order_handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "pending_binds_expires" ON "pending_binds" USING btree ("expires_at");