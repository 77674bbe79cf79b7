CREATE TABLE "operator_forms" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"location" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "operator_forms_created" ON "operator_forms" USING btree ("created_at");