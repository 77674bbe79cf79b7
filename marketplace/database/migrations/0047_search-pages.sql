CREATE TABLE "search_pages" (
	"engine" text NOT NULL,
	"goods_id" integer NOT NULL,
	"host" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"pushed_state" text,
	"claimed_state" text,
	"claimed_until" timestamp with time zone,
	CONSTRAINT "search_pages_engine_goods_id_pk" PRIMARY KEY("engine","goods_id")
);
--> statement-breakpoint
CREATE INDEX "search_pages_waiting" ON "search_pages" USING btree ("engine","host","goods_id") WHERE "search_pages"."state" IS DISTINCT FROM "search_pages"."pushed_state";