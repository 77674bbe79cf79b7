CREATE SEQUENCE "public"."person_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "phone_key" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "wechat_key" text;--> statement-breakpoint
ALTER TABLE "user_envelopes" ADD COLUMN "person_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "first_buy_person_id" integer;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_person_keys" CHECK (("users"."phone_key" is null and "users"."wechat_key" is null) or ("users"."deleted_at" is not null and "users"."person_id" is not null)) NOT VALID;--> statement-breakpoint
-- Reviews of accounts that were closed before kept their pictures. The hourly cleanup deletes the files.
UPDATE "images" SET "attached_at" = NULL FROM "users", "comment_images"
  WHERE "users"."id" = "images"."user_id" AND "users"."deleted_at" IS NOT NULL AND "comment_images"."image_id" = "images"."id";--> statement-breakpoint
DELETE FROM "comment_images" USING "images", "users"
  WHERE "images"."id" = "comment_images"."image_id" AND "users"."id" = "images"."user_id" AND "users"."deleted_at" IS NOT NULL;