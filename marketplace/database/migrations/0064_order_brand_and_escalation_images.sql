ALTER TABLE "after_sale_images" DROP CONSTRAINT "after_sale_images_position";--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD COLUMN "step" text DEFAULT 'requested' NOT NULL;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "brand" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD CONSTRAINT "after_sale_images_position" UNIQUE("after_sale_id","by","step","position");