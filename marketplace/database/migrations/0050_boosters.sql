CREATE TABLE "boosters" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"head" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"online" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boosters_name_unique" UNIQUE("name"),
	CONSTRAINT "boosters_name" CHECK (char_length("boosters"."name") between 1 and 20)
);
--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "booster_verified" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Whoever has accepted an order is in the list; operators say who is verified and online.
INSERT INTO "boosters" ("name", "head", "created_at")
SELECT DISTINCT ON ("booster_name") "booster_name", coalesce("booster_head", ''), coalesce("accepted_at", "created_at")
FROM "boost_orders" WHERE char_length("booster_name") BETWEEN 1 AND 20 ORDER BY "booster_name", "id";
--> statement-breakpoint
DELETE FROM "settings" WHERE "key" = 'online_ranger';
