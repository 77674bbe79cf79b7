CREATE TABLE "after_sale_images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"after_sale_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "after_sale_images_position" UNIQUE("after_sale_id","position"),
	CONSTRAINT "after_sale_images_most" CHECK ("after_sale_images"."position" between 0 and 2)
);
--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD CONSTRAINT "after_sale_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD CONSTRAINT "after_sale_images_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;