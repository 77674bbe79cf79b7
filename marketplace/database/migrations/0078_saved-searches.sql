CREATE TABLE "saved_searches" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"brand" text NOT NULL,
	"title" text NOT NULL,
	"query" jsonb NOT NULL,
	"is_notified" boolean DEFAULT true NOT NULL,
	"seen_up_to" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "search_notices" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"search_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_notices" ADD CONSTRAINT "search_notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_notices" ADD CONSTRAINT "search_notices_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_at") WHERE "saved_searches"."is_notified";--> statement-breakpoint
CREATE INDEX "search_notices_search" ON "search_notices" USING btree ("search_id");