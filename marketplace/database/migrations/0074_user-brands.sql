CREATE TABLE "user_brands" (
	"user_id" integer NOT NULL,
	"brand" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_brands_user_id_brand_pk" PRIMARY KEY("user_id","brand")
);
--> statement-breakpoint
ALTER TABLE "user_brands" ADD CONSTRAINT "user_brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;