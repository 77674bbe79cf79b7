CREATE TABLE "ad_downloads" (
	"ad" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ad_downloads_ad_day_pk" PRIMARY KEY("ad","day"),
	CONSTRAINT "ad_downloads_count" CHECK ("ad_downloads"."count" > 0),
	CONSTRAINT "ad_downloads_ad" CHECK ("ad_downloads"."ad" <> '')
);
--> statement-breakpoint
CREATE INDEX "goods_listed" ON "goods" USING btree ("id","trade_type_id","updated_at") WHERE "goods"."removed_at" is null;