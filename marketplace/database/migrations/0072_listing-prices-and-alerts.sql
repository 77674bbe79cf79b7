CREATE TABLE "goods_alerts" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"kind" text NOT NULL,
	"below_fen" integer,
	"is_due" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"notified_at" timestamp with time zone,
	CONSTRAINT "goods_alerts_once" UNIQUE("user_id","goods_id","kind"),
	CONSTRAINT "goods_alerts_kind" CHECK ("goods_alerts"."kind" in ('price', 'stock')),
	CONSTRAINT "goods_alerts_below" CHECK (("goods_alerts"."kind" = 'price') = ("goods_alerts"."below_fen" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_prices" (
	"goods_id" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"price_fen" integer NOT NULL,
	CONSTRAINT "listing_prices_goods_id_since_pk" PRIMARY KEY("goods_id","since"),
	CONSTRAINT "listing_prices_positive" CHECK ("listing_prices"."price_fen" > 0)
);
--> statement-breakpoint
ALTER TABLE "goods_alerts" ADD CONSTRAINT "goods_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_alerts" ADD CONSTRAINT "goods_alerts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_alerts_goods" ON "goods_alerts" USING btree ("goods_id","kind");--> statement-breakpoint
CREATE INDEX "goods_alerts_due" ON "goods_alerts" USING btree ("id") WHERE "goods_alerts"."is_due";
--> statement-breakpoint
-- Records the price that lists show, once for each transaction: a price that is set back within it leaves nothing. Prices
-- that ended more than 400 days ago are deleted with the next change of the listing.
CREATE FUNCTION "record_listing_price"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "listing_prices" WHERE "goods_id" = NEW.goods_id AND "since" = now();
  INSERT INTO "listing_prices" ("goods_id", "since", "price_fen")
  SELECT NEW.goods_id, now(), NEW.price_fen WHERE NEW.price_fen IS DISTINCT FROM (
    SELECT "price_fen" FROM "listing_prices" WHERE "goods_id" = NEW.goods_id ORDER BY "since" DESC LIMIT 1
  );
  DELETE FROM "listing_prices" AS "old" WHERE "goods_id" = NEW.goods_id AND "since" < (
    SELECT max("since") FROM "listing_prices"
    WHERE "goods_id" = NEW.goods_id AND "since" < now() - interval '400 days'
  );
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_priced" AFTER INSERT ON "listing_index"
FOR EACH ROW EXECUTE FUNCTION "record_listing_price"();
--> statement-breakpoint
CREATE TRIGGER "listing_index_price_changed" AFTER UPDATE OF "price_fen" ON "listing_index"
FOR EACH ROW WHEN (OLD.price_fen <> NEW.price_fen) EXECUTE FUNCTION "record_listing_price"();
--> statement-breakpoint
INSERT INTO "listing_prices" ("goods_id", "since", "price_fen")
SELECT "goods_id", now(), "price_fen" FROM "listing_index" WHERE "price_fen" > 0;
--> statement-breakpoint
-- Marks the alerts of a listing whose price in lists falls, or that can be had again (listing_popularity has 2^31 then), in
-- the transaction of the change. The sweep `alerts` tells them, and is woken by the commit.
CREATE FUNCTION "mark_alerts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.price_fen < OLD.price_fen THEN
    UPDATE "goods_alerts" SET "is_due" = true
    WHERE "goods_id" = NEW.goods_id AND "kind" = 'price' AND NOT "is_due" AND NEW.price_fen < "below_fen";
  END IF;
  IF OLD.popularity < 2147483648 AND NEW.popularity >= 2147483648 THEN
    UPDATE "goods_alerts" SET "is_due" = true
    WHERE "goods_id" = NEW.goods_id AND "kind" = 'stock' AND NOT "is_due" AND "notified_at" IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_alerts" AFTER UPDATE OF "price_fen", "popularity" ON "listing_index" FOR EACH ROW WHEN (
  NEW.price_fen < OLD.price_fen OR (OLD.popularity < 2147483648 AND NEW.popularity >= 2147483648)
) EXECUTE FUNCTION "mark_alerts"();
--> statement-breakpoint
CREATE TRIGGER "goods_alerts_notify" AFTER UPDATE OF "is_due" ON "goods_alerts"
FOR EACH ROW WHEN (NEW.is_due AND NOT OLD.is_due) EXECUTE FUNCTION "notify_of_changes"('due_work');
