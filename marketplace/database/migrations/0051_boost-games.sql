CREATE TABLE "boost_games" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"on_sale" boolean DEFAULT true NOT NULL,
	"price_percent" integer DEFAULT 100 NOT NULL,
	"opens_at" integer,
	"closes_at" integer,
	"ladder" jsonb NOT NULL,
	"partitions" jsonb NOT NULL,
	"inscription" jsonb NOT NULL,
	CONSTRAINT "boost_games_name_unique" UNIQUE("name"),
	CONSTRAINT "boost_games_name" CHECK (char_length("boost_games"."name") between 1 and 40),
	CONSTRAINT "boost_games_price" CHECK ("boost_games"."price_percent" between 50 and 300),
	CONSTRAINT "boost_games_hours" CHECK (("boost_games"."opens_at" is null and "boost_games"."closes_at" is null) or ("boost_games"."opens_at" between 0 and 1439 and "boost_games"."closes_at" between 0 and 1439 and "boost_games"."opens_at" <> "boost_games"."closes_at"))
);
--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "game_id" integer DEFAULT 359 NOT NULL;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "game_name" text DEFAULT '曜日战歌' NOT NULL;
--> statement-breakpoint
-- Orders so far are of the one game there was; those of the previous version that still runs get no name.
ALTER TABLE "boost_orders" ALTER COLUMN "game_name" SET DEFAULT '';
--> statement-breakpoint
-- A marketplace that already runs keeps the ladder, the prices and the price level that it has had; an empty database
-- gets its games from a catalogue.
INSERT INTO "boost_games" ("id", "name", "price_percent", "ladder", "partitions", "inscription")
SELECT 359, '曜日战歌',
  coalesce((SELECT least(greatest(trunc(("value" #>> '{}')::numeric)::integer, 50), 300) FROM "settings"
    WHERE "key" = 'boost_price_percent' AND ("value" #>> '{}') ~ '^[0-9]{1,6}([.][0-9]+)?$'), 100),
  '[{"tier":"青铜","name":"青铜Ⅲ","from":0,"to":3,"fen":150,"minutes":12},{"tier":"青铜","name":"青铜Ⅱ","from":0,"to":3,"fen":150,"minutes":12},{"tier":"青铜","name":"青铜Ⅰ","from":0,"to":3,"fen":150,"minutes":12},{"tier":"白银","name":"白银Ⅲ","from":0,"to":3,"fen":200,"minutes":14},{"tier":"白银","name":"白银Ⅱ","from":0,"to":3,"fen":200,"minutes":14},{"tier":"白银","name":"白银Ⅰ","from":0,"to":3,"fen":200,"minutes":14},{"tier":"黄金","name":"黄金Ⅳ","from":0,"to":4,"fen":300,"minutes":16},{"tier":"黄金","name":"黄金Ⅲ","from":0,"to":4,"fen":300,"minutes":16},{"tier":"黄金","name":"黄金Ⅱ","from":0,"to":4,"fen":300,"minutes":16},{"tier":"黄金","name":"黄金Ⅰ","from":0,"to":4,"fen":300,"minutes":16},{"tier":"铂金","name":"铂金Ⅳ","from":0,"to":4,"fen":450,"minutes":20},{"tier":"铂金","name":"铂金Ⅲ","from":0,"to":4,"fen":450,"minutes":20},{"tier":"铂金","name":"铂金Ⅱ","from":0,"to":4,"fen":450,"minutes":20},{"tier":"铂金","name":"铂金Ⅰ","from":0,"to":4,"fen":450,"minutes":20},{"tier":"钻石","name":"钻石Ⅴ","from":0,"to":5,"fen":700,"minutes":26},{"tier":"钻石","name":"钻石Ⅳ","from":0,"to":5,"fen":700,"minutes":26},{"tier":"钻石","name":"钻石Ⅲ","from":0,"to":5,"fen":700,"minutes":26},{"tier":"钻石","name":"钻石Ⅱ","from":0,"to":5,"fen":700,"minutes":26},{"tier":"钻石","name":"钻石Ⅰ","from":0,"to":5,"fen":700,"minutes":26},{"tier":"星耀","name":"星耀Ⅴ","from":0,"to":5,"fen":1200,"minutes":36},{"tier":"星耀","name":"星耀Ⅳ","from":0,"to":5,"fen":1200,"minutes":36},{"tier":"星耀","name":"星耀Ⅲ","from":0,"to":5,"fen":1200,"minutes":36},{"tier":"星耀","name":"星耀Ⅱ","from":0,"to":5,"fen":1200,"minutes":36},{"tier":"星耀","name":"星耀Ⅰ","from":0,"to":5,"fen":1200,"minutes":36},{"tier":"王者","name":"初阶王者","from":0,"to":9,"fen":2200,"minutes":48},{"tier":"王者","name":"至尊王者","from":10,"to":24,"fen":3000,"minutes":60},{"tier":"王者","name":"传说王者","from":25,"to":50,"fen":4200,"minutes":75}]',
  '[{"platform":"安卓","name":"微信区","percent":100},{"platform":"安卓","name":"QQ 区","percent":100},{"platform":"苹果 iOS","name":"微信区","percent":105},{"platform":"苹果 iOS","name":"QQ 区","percent":105}]',
  '[{"from":150,"percent":100},{"from":120,"percent":105},{"from":90,"percent":112},{"from":60,"percent":122},{"from":30,"percent":135},{"from":0,"percent":150}]'
WHERE EXISTS (SELECT FROM "users") OR EXISTS (SELECT FROM "sellers") OR EXISTS (SELECT FROM "boost_orders");
--> statement-breakpoint
-- Boosting is on every page: in its links. Its changes have no listing.
CREATE FUNCTION "record_boost_games_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_goods_change"(0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_games_changed" AFTER INSERT OR UPDATE OR DELETE ON "boost_games"
FOR EACH ROW EXECUTE FUNCTION "record_boost_games_change"();
