CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" integer,
	"operator_id" integer,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attached_at" timestamp with time zone,
	CONSTRAINT "images_id" CHECK ("images"."id" ~ '^[0-9a-f]{32}$'),
	CONSTRAINT "images_owner" CHECK (("images"."user_id" is null) <> ("images"."operator_id" is null)),
	CONSTRAINT "images_size" CHECK ("images"."width" > 0 and "images"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "images_loose" ON "images" USING btree ("created_at") WHERE "images"."attached_at" is null;