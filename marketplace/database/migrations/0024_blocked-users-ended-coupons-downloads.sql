ALTER TABLE "ad_downloads" DROP CONSTRAINT "ad_downloads_ad_day_pk";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_reason" text;--> statement-breakpoint
ALTER TABLE "envelopes" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ad_downloads" ADD COLUMN "site" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "ad_downloads" ADD COLUMN "platform" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_blocked" CHECK (("users"."blocked_at" is null) = ("users"."blocked_reason" is null));--> statement-breakpoint
ALTER TABLE "ad_downloads" ADD CONSTRAINT "ad_downloads_ad_site_platform_day_pk" PRIMARY KEY("ad","site","platform","day");