-- The schema of version 0.2.0, on which later migrations build: pure functions of columns and indexes; tables, keys and
-- indexes, generated from ../schema; readings of Chinese characters; functions and triggers, by the table that they watch.

CREATE FUNCTION "attribute_values"("texts" jsonb) RETURNS TABLE ("title" text, "value" text) LANGUAGE sql IMMUTABLE AS $$
  SELECT "attribute"->>'title', "word" FROM jsonb_array_elements("texts"->'attributes') AS "attribute",
    jsonb_array_elements_text("attribute"->'data') AS "word"
$$;
--> statement-breakpoint
-- Facets by themselves, after the game, and after game and kind: each list of listings is no longer than what is looked for.
CREATE FUNCTION "listing_keys"("game" text, "kind" text, "facets" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg("prefix" || "facet"), '{}')
  FROM unnest("facets") AS "facet", unnest(ARRAY['', "game" || '/', "game" || '/' || "kind" || '/']) AS "prefix"
$$;
--> statement-breakpoint
CREATE FUNCTION "fact_number"("facts" jsonb, "key" text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE jsonb_typeof("facts" -> "key") WHEN 'number'
    THEN least(greatest(("facts" ->> "key")::numeric, 0), 2000000000)::integer END
$$;
--> statement-breakpoint
-- Ranks and choices.
CREATE FUNCTION "fact_options"("facts" jsonb) RETURNS TABLE ("key" text, "option" text) LANGUAGE sql IMMUTABLE AS $$
  SELECT "fact"."key", "value" FROM jsonb_each("facts") AS "fact" ("key", "stated"),
    jsonb_array_elements_text(CASE jsonb_typeof("stated") WHEN 'array' THEN "stated"
      WHEN 'string' THEN jsonb_build_array("stated") ELSE '[]' END) AS "value"
$$;
--> statement-breakpoint
-- As domain/goods/listing-flags.ts. A listing on sale is a deal while its activity has an end.
CREATE FUNCTION "listing_flags"("texts" jsonb, "activity_until" timestamptz) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'rebind:1' WHERE jsonb_path_exists("texts", '$.attrs[*].content ? (@ like_regex "换绑" && !(@ like_regex "不|无法|未"))')
  UNION ALL SELECT 'inspected:1' WHERE jsonb_typeof("texts" -> 'inspectionReport') = 'object'
  UNION ALL SELECT 'covered:1' WHERE jsonb_path_exists("texts", '$.guarantee[*] ? (@.name == "找回包赔")')
  UNION ALL SELECT 'deal:1' WHERE "activity_until" IS NOT NULL
$$;
--> statement-breakpoint
-- Ranks and choices by their keys, and flags.
CREATE FUNCTION "listing_facets"("facts" jsonb, "texts" jsonb, "activity_until" timestamptz) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT "facet"), '{}') FROM (
    SELECT "key" || ':' || "option" FROM jsonb_each("facts") AS "fact" ("key", "value"),
      jsonb_array_elements_text(CASE jsonb_typeof("value") WHEN 'array' THEN "value"
        WHEN 'string' THEN jsonb_build_array("value") ELSE '[]' END) AS "option"
    UNION ALL SELECT "listing_flags"("texts", "activity_until")
  ) AS "f" ("facet")
$$;
--> statement-breakpoint
-- As `refresh_listings` finds the kind of a listing.
CREATE FUNCTION "listing_kind"("trade_type_id" integer, "goods_type" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN "trade_type_id" = 3 THEN 'rent' ELSE coalesce(
    '{"CardKey":"card-key","PersonalAccount":"account","RentAccount":"rent","TopUp":"top-up","GameItem":"item","Service":"boost"}'::jsonb
    ->> "goods_type", 'other') END
$$;
--> statement-breakpoint
-- What is searched of a text; rules/discovery/search-grams.ts does the same to queries.
CREATE FUNCTION "search_text"("words" text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(lower(normalize("words", NFKC)), '[^a-z0-9\u3400-\u9fff\u3041-\u30ff]', '', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION "search_grams"("texts" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(array_agg(DISTINCT "gram"), '{}')
  FROM unnest("texts") AS "words",
    LATERAL (SELECT string_to_array("search_text"("words"), NULL)) AS "s" ("letters"),
    LATERAL generate_subscripts("letters", 1) AS "at",
    LATERAL (VALUES ("letters"["at"]), ("letters"["at"] || "letters"["at" + 1])) AS "v" ("gram")
  WHERE "gram" IS NOT NULL
$$;
--> statement-breakpoint
CREATE TABLE "consents" (
	"user_id" integer NOT NULL,
	"version" text NOT NULL,
	"site" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "consents_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text,
	"phone_hash" text,
	"event" text NOT NULL,
	"code_hash" text NOT NULL,
	"browser_hash" text NOT NULL,
	"network" text NOT NULL,
	"tries_left" integer NOT NULL,
	"network_tries_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_codes_phone" CHECK ("sms_codes"."phone" is not null or "sms_codes"."phone_hash" is not null),
	CONSTRAINT "sms_codes_tries" CHECK ("sms_codes"."tries_left" >= 0 and "sms_codes"."network_tries_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"device" integer NOT NULL,
	"site" text NOT NULL,
	"browser_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_brands" (
	"user_id" integer NOT NULL,
	"brand" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_brands_user_id_brand_pk" PRIMARY KEY("user_id","brand")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text,
	"phone_hash" text,
	"phone_tail_hash" text,
	"phone_sealed" text,
	"nickname" text NOT NULL,
	"head_img_url" text NOT NULL,
	"wechat_union_id" text,
	"balance_fen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_reason" text,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_phone_hash_unique" UNIQUE("phone_hash"),
	CONSTRAINT "users_wechat_union_id_unique" UNIQUE("wechat_union_id"),
	CONSTRAINT "users_phone_protected" CHECK (("users"."phone_hash" is null) = ("users"."phone_sealed" is null)
        and ("users"."phone_hash" is null) = ("users"."phone_tail_hash" is null)),
	CONSTRAINT "users_balance_not_negative" CHECK ("users"."balance_fen" >= 0),
	CONSTRAINT "users_deleted" CHECK ("users"."deleted_at" is null or ("users"."phone" is null and "users"."phone_hash" is null and "users"."wechat_union_id" is null)),
	CONSTRAINT "users_blocked" CHECK (("users"."blocked_at" is null) = ("users"."blocked_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "after_sale_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"after_sale_id" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sale_images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"after_sale_id" integer NOT NULL,
	"by" text DEFAULT 'buyer' NOT NULL,
	"step" text DEFAULT 'requested' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "after_sale_images_position" UNIQUE("after_sale_id","by","step","position"),
	CONSTRAINT "after_sale_images_most" CHECK ("after_sale_images"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text DEFAULT 'refund' NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"price_fen" integer NOT NULL,
	"refund_fen" integer,
	"claimed_fen" integer,
	"deducted_fen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sales_due_at" CHECK (("after_sales"."state" in ('requested', 'refused')) = ("after_sales"."due_at" is not null)),
	CONSTRAINT "after_sales_refund" CHECK (("after_sales"."state" in ('accepted', 'decided')) = ("after_sales"."refund_fen" is not null) and "after_sales"."refund_fen" between 0 and "after_sales"."price_fen"),
	CONSTRAINT "after_sales_accepted" CHECK ("after_sales"."state" <> 'accepted' or "after_sales"."refund_fen" = "after_sales"."price_fen" - coalesce("after_sales"."claimed_fen", 0)),
	CONSTRAINT "after_sales_claimed" CHECK (("after_sales"."kind" = 'deposit') = ("after_sales"."claimed_fen" is not null) and ("after_sales"."claimed_fen" is null or "after_sales"."claimed_fen" between 1 and "after_sales"."price_fen")),
	CONSTRAINT "after_sales_deducted" CHECK ("after_sales"."deducted_fen" = 0 or ("after_sales"."deducted_fen" > 0 and "after_sales"."deducted_fen" <= "after_sales"."refund_fen"))
);
--> statement-breakpoint
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
CREATE TABLE "boost_accounts" (
	"boost_order_id" integer PRIMARY KEY NOT NULL,
	"sealed" text,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boost_orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"request_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"game_id" integer DEFAULT 359 NOT NULL,
	"game_name" text DEFAULT '' NOT NULL,
	"partition_id" integer NOT NULL,
	"start_id" integer NOT NULL,
	"target_id" integer NOT NULL,
	"inscription" integer NOT NULL,
	"partition_name" text NOT NULL,
	"start_name" text NOT NULL,
	"target_name" text NOT NULL,
	"stars" integer NOT NULL,
	"hours" integer NOT NULL,
	"total_fen" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"status" text NOT NULL,
	"booster_name" text,
	"booster_head" text,
	"booster_verified" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"deliver_by" timestamp with time zone,
	"done_at" timestamp with time zone,
	"confirm_by" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"completed_by" text,
	"refunded_at" timestamp with time zone,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"in_after_sale" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "boost_orders_order_num_unique" UNIQUE("order_num"),
	CONSTRAINT "boost_orders_request" UNIQUE("user_id","request_id"),
	CONSTRAINT "boost_orders_num" CHECK ("boost_orders"."order_num" ~ '^7[0-9]{22}$'),
	CONSTRAINT "boost_orders_total" CHECK ("boost_orders"."total_fen" > 0),
	CONSTRAINT "boost_orders_way" CHECK ("boost_orders"."stars" > 0 and "boost_orders"."hours" > 0),
	CONSTRAINT "boost_orders_inscription" CHECK ("boost_orders"."inscription" between 0 and 150),
	CONSTRAINT "boost_orders_paid" CHECK (("boost_orders"."status" in ('pending', 'expired', 'cancelled')) = ("boost_orders"."paid_at" is null)),
	CONSTRAINT "boost_orders_accepted" CHECK ("boost_orders"."status" not in ('accepted', 'done', 'completed') or ("boost_orders"."accepted_at" is not null and "boost_orders"."booster_name" is not null and "boost_orders"."booster_head" is not null)),
	CONSTRAINT "boost_orders_deliver_by" CHECK ("boost_orders"."status" not in ('waiting', 'accepted', 'done', 'completed') or "boost_orders"."deliver_by" is not null),
	CONSTRAINT "boost_orders_cancelled" CHECK ("boost_orders"."status" <> 'cancelled' or "boost_orders"."cancelled_at" is not null),
	CONSTRAINT "boost_orders_done" CHECK (("boost_orders"."status" in ('done', 'completed', 'refund_due', 'refunded') or "boost_orders"."done_at" is null) and ("boost_orders"."status" not in ('done', 'completed') or "boost_orders"."done_at" is not null) and ("boost_orders"."done_at" is null) = ("boost_orders"."confirm_by" is null)),
	CONSTRAINT "boost_orders_completed" CHECK (("boost_orders"."status" in ('completed', 'refund_due', 'refunded') or "boost_orders"."completed_at" is null) and ("boost_orders"."status" <> 'completed' or "boost_orders"."completed_at" is not null) and ("boost_orders"."completed_at" is null) = ("boost_orders"."completed_by" is null)),
	CONSTRAINT "boost_orders_begun" CHECK ("boost_orders"."begun_at" is null or "boost_orders"."accepted_at" is not null),
	CONSTRAINT "boost_orders_refunded_fen" CHECK ("boost_orders"."refunded_fen" between 0 and "boost_orders"."total_fen"),
	CONSTRAINT "boost_orders_in_after_sale" CHECK (not "boost_orders"."in_after_sale" or "boost_orders"."status" in ('done', 'completed')),
	CONSTRAINT "boost_orders_refunded" CHECK (("boost_orders"."status" = 'refunded') = ("boost_orders"."refunded_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "boost_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boost_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"boost_order_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boost_reports_stars" CHECK ("boost_reports"."stars" >= 0)
);
--> statement-breakpoint
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
CREATE TABLE "delayed_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delayed_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tag" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"storefront" text NOT NULL,
	"goods_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"tag" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "storefronts" (
	"url" text PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"envelope_id" integer NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"discount_type" integer NOT NULL,
	"condition_type" integer NOT NULL,
	"condition_num" integer NOT NULL,
	"discount_value" integer NOT NULL,
	"describe" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer,
	"seller_id" integer,
	"coupon_name" text NOT NULL,
	"type_name" text NOT NULL,
	"reduce_fen" integer NOT NULL,
	"condition_fen" integer NOT NULL,
	"valid_days" integer NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"subscribe_gift" boolean DEFAULT false NOT NULL,
	"claimable" boolean DEFAULT true NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "envelopes_reduce" CHECK ("envelopes"."reduce_fen" > 0 and "envelopes"."reduce_fen" < "envelopes"."condition_fen"),
	CONSTRAINT "envelopes_claimed" CHECK ("envelopes"."claimed" >= 0 and "envelopes"."claimed" <= "envelopes"."total")
);
--> statement-breakpoint
CREATE TABLE "user_envelopes" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"envelope_id" integer NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "games" (
	"name" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"initials" text NOT NULL,
	"pinyin" text DEFAULT '' NOT NULL,
	"aliases" text[] DEFAULT '{}' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "games_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "listing_index" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"price_fen" integer NOT NULL,
	"popularity" bigint NOT NULL,
	"listed_ms" bigint NOT NULL,
	"delivery_type" integer NOT NULL,
	"facets" text[] NOT NULL,
	"level" integer,
	"heroes" integer,
	"skins" integer,
	"rare" integer,
	"score" integer,
	"keys" text[] GENERATED ALWAYS AS (listing_keys("game_name", "kind", "facets")) STORED NOT NULL,
	"grams" text[] NOT NULL,
	"words" text[],
	"title" text
);
--> statement-breakpoint
CREATE TABLE "ad_downloads" (
	"ad" text NOT NULL,
	"site" text DEFAULT '' NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"platform" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "ad_downloads_ad_site_platform_day_pk" PRIMARY KEY("ad","site","platform","day"),
	CONSTRAINT "ad_downloads_count" CHECK ("ad_downloads"."count" > 0),
	CONSTRAINT "ad_downloads_ad" CHECK ("ad_downloads"."ad" <> '')
);
--> statement-breakpoint
CREATE TABLE "collects" (
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"price_fen" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collects_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id"),
	CONSTRAINT "collects_price" CHECK ("collects"."price_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "comment_images" (
	"image_id" text PRIMARY KEY NOT NULL,
	"comment_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "comment_images_position" UNIQUE("comment_id","position"),
	CONSTRAINT "comment_images_most" CHECK ("comment_images"."position" between 0 and 2)
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer,
	"goods_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"head_img_url" text NOT NULL,
	"score" integer NOT NULL,
	"content" text NOT NULL,
	"spec_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"reply" text,
	"replied_at" timestamp with time zone,
	"replied_by" text,
	"hidden_at" timestamp with time zone,
	"hidden_reason" text,
	"hidden_by" text,
	CONSTRAINT "comments_order" UNIQUE("order_id"),
	CONSTRAINT "comments_reply" CHECK (num_nonnulls("comments"."reply", "comments"."replied_at", "comments"."replied_by") in (0, 3)),
	CONSTRAINT "comments_hidden" CHECK (num_nonnulls("comments"."hidden_at", "comments"."hidden_reason", "comments"."hidden_by") in (0, 3)),
	CONSTRAINT "comments_score" CHECK ("comments"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "account_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_remarks" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"title" text NOT NULL,
	"tip" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" serial PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"name" text NOT NULL,
	"goods_type" text NOT NULL,
	"game_name" text NOT NULL,
	"trade_type_id" integer NOT NULL,
	"specs_type" integer NOT NULL,
	"delivery_type" integer NOT NULL,
	"delivery_hours" integer DEFAULT 24 NOT NULL,
	"no_reason_refund" boolean DEFAULT false NOT NULL,
	"price_fen" integer NOT NULL,
	"origin_price_fen" integer NOT NULL,
	"activity_price_fen" integer DEFAULT 0 NOT NULL,
	"activity_until" timestamp with time zone,
	"return_cash_fen" integer DEFAULT 0 NOT NULL,
	"min_sale_num" integer DEFAULT 0 NOT NULL,
	"max_sale_num" integer DEFAULT 0 NOT NULL,
	"deposit_fen" integer DEFAULT 0 NOT NULL,
	"least_time" integer DEFAULT 0 NOT NULL,
	"new_secret_per_rental" boolean DEFAULT true NOT NULL,
	"first_buy_discount_fen" integer DEFAULT 0 NOT NULL,
	"group_buy_price_fen" integer DEFAULT 0 NOT NULL,
	"share_reward_fen" integer DEFAULT 0 NOT NULL,
	"sale" integer DEFAULT 0 NOT NULL,
	"want_count" integer DEFAULT 0 NOT NULL,
	"base_collects" integer DEFAULT 0 NOT NULL,
	"media" jsonb NOT NULL,
	"detail_media" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_price_positive" CHECK ("goods"."price_fen" > 0 and "goods"."activity_price_fen" >= 0),
	CONSTRAINT "goods_delivery_hours" CHECK ("goods"."delivery_hours" between 1 and 720),
	CONSTRAINT "goods_bounds" CHECK ("goods"."max_sale_num" = 0 or "goods"."max_sale_num" >= "goods"."min_sale_num")
);
--> statement-breakpoint
CREATE TABLE "goods_specs" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price_fen" integer NOT NULL,
	"origin_price_fen" integer NOT NULL,
	"activity_price_fen" integer DEFAULT 0 NOT NULL,
	"return_cash_fen" integer DEFAULT 0 NOT NULL,
	"desc" text DEFAULT '' NOT NULL,
	"min_sale_num" integer DEFAULT 0 NOT NULL,
	"max_sale_num" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_specs_price_positive" CHECK ("goods_specs"."price_fen" > 0 and "goods_specs"."activity_price_fen" >= 0),
	CONSTRAINT "goods_specs_bounds" CHECK ("goods_specs"."max_sale_num" = 0 or "goods_specs"."max_sale_num" >= "goods_specs"."min_sale_num")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"spec_id" integer,
	"total" integer NOT NULL,
	"available" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "stock_spec_id_unique" UNIQUE("spec_id"),
	CONSTRAINT "stock_not_negative" CHECK ("stock"."available" >= 0 and "stock"."held" >= 0 and "stock"."sold" >= 0),
	CONSTRAINT "stock_adds_up" CHECK ("stock"."available" + "stock"."held" + "stock"."sold" = "stock"."total")
);
--> statement-breakpoint
CREATE TABLE "group_buys" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"price_fen" integer NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "group_buys_price" CHECK ("group_buys"."price_fen" > 0),
	CONSTRAINT "group_buys_expiry" CHECK ("group_buys"."state" <> 'open' or "group_buys"."expires_at" is not null)
);
--> statement-breakpoint
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
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"order_num" text,
	"refund_num" text DEFAULT '' NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_positive" CHECK ("ledger_transfers"."amount_fen" > 0),
	CONSTRAINT "ledger_transfers_two" CHECK ("ledger_transfers"."from_account" <> "ledger_transfers"."to_account")
);
--> statement-breakpoint
CREATE TABLE "limit_hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facet_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"facet" text NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"chunk" integer NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"seller_id" integer NOT NULL,
	"game_name" text NOT NULL,
	"kind" text NOT NULL,
	"listings" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_listings" (
	"goods_id" integer PRIMARY KEY NOT NULL,
	"seller_id" integer NOT NULL,
	"sale" integer NOT NULL,
	"price_fen" integer NOT NULL,
	"popularity" bigint NOT NULL,
	"listed_ms" bigint NOT NULL
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
CREATE TABLE "conversations" (
	"id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer,
	"order_id" integer,
	"boost_order_id" integer,
	"party" text NOT NULL,
	"buyer_read_id" bigint DEFAULT 0 NOT NULL,
	"staff_read_id" bigint DEFAULT 0 NOT NULL,
	"waiting_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "conversations_goods" UNIQUE("user_id","goods_id","party"),
	CONSTRAINT "conversations_order" UNIQUE("order_id","party"),
	CONSTRAINT "conversations_boost" UNIQUE("boost_order_id","party"),
	CONSTRAINT "conversations_about" CHECK (num_nonnulls("conversations"."goods_id", "conversations"."order_id", "conversations"."boost_order_id") = 1),
	CONSTRAINT "conversations_party" CHECK ("conversations"."party" in ('seller', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" integer NOT NULL,
	"sender" text NOT NULL,
	"operator_id" integer,
	"request_id" text,
	"text" text NOT NULL,
	"image_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "messages_image_id_unique" UNIQUE("image_id"),
	CONSTRAINT "messages_request" UNIQUE("conversation_id","request_id"),
	CONSTRAINT "messages_not_empty" CHECK ("messages"."text" <> '' or "messages"."image_id" is not null),
	CONSTRAINT "messages_sender" CHECK ("messages"."sender" in ('buyer', 'staff', 'auto')),
	CONSTRAINT "messages_request_of_buyer" CHECK (("messages"."sender" = 'buyer') = ("messages"."request_id" is not null)),
	CONSTRAINT "messages_operator" CHECK ("messages"."operator_id" is null or "messages"."sender" = 'staff')
);
--> statement-breakpoint
CREATE TABLE "operator_audit" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_audit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operator_id" integer,
	"operator_name" text NOT NULL,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_forms" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"location" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"last_code_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('owner', 'clerk', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "refund_requests" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"act" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"requested_by" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_requests_amount" CHECK ("refund_requests"."amount_fen" > 0),
	CONSTRAINT "refund_requests_decided" CHECK (("refund_requests"."state" = 'open') = ("refund_requests"."decided_by" is null) and ("refund_requests"."decided_by" is null) = ("refund_requests"."decided_at" is null)),
	CONSTRAINT "refund_requests_two_operators" CHECK ("refund_requests"."state" <> 'done' or "refund_requests"."decided_by" <> "refund_requests"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"order_num" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"spec_id" integer,
	"rent_hours" integer,
	"group_choice" integer,
	"promotion_user_id" integer,
	"sign" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"spec_id" integer,
	"stock_id" integer NOT NULL,
	"goods_name" text NOT NULL,
	"spec_name" text NOT NULL,
	"picture" text NOT NULL,
	"quantity" integer NOT NULL,
	"gift_pieces" integer DEFAULT 0 NOT NULL,
	"seller_id" integer NOT NULL,
	"delivery_type" integer NOT NULL,
	"delivery_hours" integer NOT NULL,
	"no_reason_refund" boolean NOT NULL,
	"share_reward_fen" integer NOT NULL,
	"unit_fen" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"gifts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"envelope_fen" integer NOT NULL,
	"total_fen" integer NOT NULL,
	"deposit_fen" integer DEFAULT 0 NOT NULL,
	"rent_hours" integer,
	"extended_hours" integer DEFAULT 0 NOT NULL,
	"cashback_fen" integer DEFAULT 0 NOT NULL,
	"group_id" integer,
	"group_seat" integer,
	"user_envelope_id" integer,
	"channel_id" integer NOT NULL,
	"status" text NOT NULL,
	"brand" text DEFAULT '' NOT NULL,
	"remark" text NOT NULL,
	"leave_word" text NOT NULL,
	"customer_remarks" jsonb NOT NULL,
	"promotion_user_id" integer,
	"sign" text,
	"first_buy" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"collected_at" timestamp with time zone,
	"deliver_by" timestamp with time zone,
	"delivering_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"delivery_note" text,
	"confirm_by" timestamp with time zone,
	"completed_at" timestamp with time zone,
	"completed_by" text,
	"refund_until" timestamp with time zone,
	"refund_reason" text,
	"refunded_fen" integer DEFAULT 0 NOT NULL,
	"in_after_sale" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"reserved_from" text,
	CONSTRAINT "orders_order_num_unique" UNIQUE("order_num"),
	CONSTRAINT "orders_group" CHECK (("orders"."group_id" is null) = ("orders"."group_seat" is null)),
	CONSTRAINT "orders_group_seats" CHECK ("orders"."group_seat" between 1 and 2),
	CONSTRAINT "orders_rent" CHECK ("orders"."deposit_fen" >= 0 and ("orders"."rent_hours" > 0 or ("orders"."rent_hours" is null and "orders"."deposit_fen" = 0))),
	CONSTRAINT "orders_extended" CHECK ("orders"."extended_hours" = 0 or ("orders"."extended_hours" > 0 and "orders"."rent_hours" is not null)),
	CONSTRAINT "orders_cashback" CHECK ("orders"."cashback_fen" >= 0 and "orders"."cashback_fen" < "orders"."total_fen"),
	CONSTRAINT "orders_quantity" CHECK ("orders"."quantity" > 0 and "orders"."gift_pieces" >= 0),
	CONSTRAINT "orders_cancelled" CHECK ("orders"."status" <> 'cancelled' or "orders"."cancelled_at" is not null),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" > 0),
	CONSTRAINT "orders_received" CHECK ("orders"."status" <> 'received' or "orders"."paid_at" is not null),
	CONSTRAINT "orders_collected" CHECK ("orders"."status" <> 'collected' or "orders"."deliver_by" is null),
	CONSTRAINT "orders_delivering" CHECK ("orders"."status" not in ('delivering', 'delivered', 'completed') or ("orders"."deliver_by" is not null and "orders"."delivering_at" is not null)),
	CONSTRAINT "orders_delivered" CHECK ("orders"."status" not in ('delivered', 'completed') or ("orders"."delivered_at" is not null and "orders"."delivery_note" is not null and "orders"."confirm_by" is not null)),
	CONSTRAINT "orders_completed" CHECK (("orders"."completed_at" is null) = ("orders"."completed_by" is null)),
	CONSTRAINT "orders_completed_at" CHECK ("orders"."status" <> 'completed' or "orders"."completed_at" is not null),
	CONSTRAINT "orders_refund_reason" CHECK (("orders"."status" in ('refund_due', 'refunded')) = ("orders"."refund_reason" is not null)),
	CONSTRAINT "orders_refunded_fen" CHECK ("orders"."refunded_fen" between 0 and "orders"."total_fen" - "orders"."deposit_fen"),
	CONSTRAINT "orders_in_after_sale" CHECK (not "orders"."in_after_sale" or "orders"."status" in ('paid', 'collected', 'delivered', 'completed'))
);
--> statement-breakpoint
CREATE TABLE "card_secrets" (
	"id" serial PRIMARY KEY NOT NULL,
	"stock_id" integer NOT NULL,
	"secret" text NOT NULL,
	"order_id" integer,
	"assigned_at" timestamp with time zone,
	"voided_at" timestamp with time zone,
	"replaces_id" integer,
	CONSTRAINT "card_secrets_secret_unique" UNIQUE("secret"),
	CONSTRAINT "card_secrets_voided" CHECK ("card_secrets"."voided_at" is null or "card_secrets"."order_id" is not null),
	CONSTRAINT "card_secrets_replaces" CHECK ("card_secrets"."replaces_id" is null or "card_secrets"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "fulfilment_tasks" (
	"order_num" text PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"cause" text,
	"next_at" timestamp with time zone NOT NULL,
	"refund_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"notice_id" text,
	"order_num" text,
	"channel" text,
	"amount_fen" integer,
	"outcome" text,
	"result" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"refund_num" text PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"channel" text NOT NULL,
	"trade_num" text,
	"amount_fen" integer NOT NULL,
	"cause" text DEFAULT 'part' NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "payment_refunds_surplus" CHECK (("payment_refunds"."cause" = 'surplus') = ("payment_refunds"."trade_num" is not null)),
	CONSTRAINT "payment_refunds_amount" CHECK ("payment_refunds"."amount_fen" >= 0),
	CONSTRAINT "payment_refunds_done" CHECK (("payment_refunds"."state" = 'refunded') = ("payment_refunds"."refunded_at" is not null)),
	CONSTRAINT "payment_refunds_at_once" CHECK ("payment_refunds"."state" = 'refunded' or ("payment_refunds"."channel" <> 'ggpay' and "payment_refunds"."amount_fen" > 0))
);
--> statement-breakpoint
CREATE TABLE "payment_trades" (
	"order_num" text PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"qr_text" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"trade_num" text,
	"check_at" timestamp with time zone NOT NULL,
	"checks" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "received_payments" (
	"order_num" text NOT NULL,
	"channel" text NOT NULL,
	"trade_num" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "received_payments_order_num_trade_num_pk" PRIMARY KEY("order_num","trade_num"),
	CONSTRAINT "received_payments_amount" CHECK ("received_payments"."amount_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "order_handovers" (
	"order_num" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"code" text NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_tickets" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "phone_tickets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"ticket_hash" text NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text NOT NULL,
	"subject_id" integer NOT NULL,
	"state" text NOT NULL,
	"phone_hash" text,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_tickets_ticket_hash_unique" UNIQUE("ticket_hash")
);
--> statement-breakpoint
CREATE TABLE "share_rewards" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"promoter_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"reward_fen" integer NOT NULL,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "share_rewards_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "share_rewards_positive" CHECK ("share_rewards"."reward_fen" > 0)
);
--> statement-breakpoint
CREATE TABLE "rental_extensions" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"request_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"rental_order_id" integer NOT NULL,
	"hours" integer NOT NULL,
	"hour_fen" integer NOT NULL,
	"total_fen" integer NOT NULL,
	"channel_id" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"extended_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	"refund_reason" text,
	CONSTRAINT "rental_extensions_order_num_unique" UNIQUE("order_num"),
	CONSTRAINT "rental_extensions_request" UNIQUE("user_id","request_id"),
	CONSTRAINT "rental_extensions_num" CHECK ("rental_extensions"."order_num" ~ '^8[0-9]{22}$'),
	CONSTRAINT "rental_extensions_total" CHECK ("rental_extensions"."hours" > 0 and "rental_extensions"."hour_fen" > 0 and "rental_extensions"."total_fen" = "rental_extensions"."hour_fen" * "rental_extensions"."hours"),
	CONSTRAINT "rental_extensions_paid" CHECK (("rental_extensions"."status" in ('pending', 'expired', 'cancelled')) = ("rental_extensions"."paid_at" is null)),
	CONSTRAINT "rental_extensions_extended" CHECK (("rental_extensions"."status" in ('extended', 'refund_due', 'refunded') or "rental_extensions"."extended_at" is null) and ("rental_extensions"."status" <> 'extended' or "rental_extensions"."extended_at" is not null)),
	CONSTRAINT "rental_extensions_cancelled" CHECK ("rental_extensions"."status" <> 'cancelled' or "rental_extensions"."cancelled_at" is not null),
	CONSTRAINT "rental_extensions_refund_reason" CHECK (("rental_extensions"."status" in ('refund_due', 'refunded')) = ("rental_extensions"."refund_reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "rentals" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"secret_id" integer,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"released_at" timestamp with time zone,
	"deposit_due_at" timestamp with time zone,
	"deposit_settled_at" timestamp with time zone,
	"deposit_settled_by" text,
	"deposit_kept_fen" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "rentals_times" CHECK ("rentals"."ends_at" > "rentals"."starts_at"),
	CONSTRAINT "rentals_closed" CHECK (("rentals"."closed_at" is null) = ("rentals"."closed_by" is null)),
	CONSTRAINT "rentals_released" CHECK ("rentals"."released_at" is null or "rentals"."closed_at" is not null),
	CONSTRAINT "rentals_deposit_settled" CHECK (("rentals"."deposit_settled_at" is null) = ("rentals"."deposit_settled_by" is null) and ("rentals"."deposit_settled_at" is null or "rentals"."closed_at" is not null)),
	CONSTRAINT "rentals_deposit_due_at" CHECK ("rentals"."deposit_due_at" is null or ("rentals"."closed_at" is not null and "rentals"."deposit_settled_at" is null)),
	CONSTRAINT "rentals_deposit_kept" CHECK ("rentals"."deposit_kept_fen" >= 0 and ("rentals"."deposit_kept_fen" = 0 or "rentals"."deposit_settled_by" = 'claim'))
);
--> statement-breakpoint
CREATE TABLE "goods_reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	"handled_by" text,
	CONSTRAINT "goods_reports_handled" CHECK (("goods_reports"."handled_at" is null) = ("goods_reports"."handled_by" is null)),
	CONSTRAINT "goods_reports_text" CHECK (char_length("goods_reports"."text") <= 500)
);
--> statement-breakpoint
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
CREATE TABLE "seller_reviewers" (
	"seller_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"reviews" integer NOT NULL,
	CONSTRAINT "seller_reviewers_seller_id_user_id_pk" PRIMARY KEY("seller_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" serial PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"head_img_url" text NOT NULL,
	"auth_identity" integer NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_points" integer DEFAULT 0 NOT NULL,
	"reviewer_count" integer DEFAULT 0 NOT NULL,
	"credit_tenths" integer DEFAULT 0 NOT NULL,
	"profile" text NOT NULL,
	"self_user" boolean DEFAULT false NOT NULL,
	"official_user" boolean DEFAULT false NOT NULL,
	"total_sale" integer DEFAULT 0 NOT NULL,
	"base_subscribers" integer DEFAULT 0 NOT NULL,
	"deliver_median_s" integer,
	"dispute_permille" integer,
	"reply_median_s" integer,
	"figures_at" timestamp with time zone,
	CONSTRAINT "sellers_figures_known" CHECK ("sellers"."deliver_median_s" >= 0 and "sellers"."dispute_permille" between 0 and 1000),
	CONSTRAINT "sellers_reply_known" CHECK ("sellers"."reply_median_s" >= 0),
	CONSTRAINT "sellers_credit" CHECK ("sellers"."credit_tenths" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"user_id" integer NOT NULL,
	"seller_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscriptions_user_id_seller_id_pk" PRIMARY KEY("user_id","seller_id")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_notice_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"delivered" boolean NOT NULL,
	"refund" boolean NOT NULL,
	"deadline" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"event_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"order_num" text NOT NULL,
	"state" text DEFAULT 'due' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "sms_notices_tries" CHECK ("sms_notices"."tries" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "sweep_failures" (
	"kind" text NOT NULL,
	"item" text NOT NULL,
	"tries" integer NOT NULL,
	"cause" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sweep_failures_kind_item_pk" PRIMARY KEY("kind","item"),
	CONSTRAINT "sweep_failures_tries" CHECK ("sweep_failures"."tries" > 0)
);
--> statement-breakpoint
CREATE TABLE "pending_binds" (
	"union_id" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wechat_scans" (
	"k_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"site" text NOT NULL,
	"address" text NOT NULL,
	"status" text NOT NULL,
	"code_hash" text,
	"state" text NOT NULL,
	"union_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wechat_scans_code_hash_unique" UNIQUE("code_hash"),
	CONSTRAINT "wechat_scans_authorised" CHECK (("wechat_scans"."status" in ('authorised', 'used')) = ("wechat_scans"."union_id" is not null and "wechat_scans"."code_hash" is not null))
);
--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_brands" ADD CONSTRAINT "user_brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "after_sale_events" ADD CONSTRAINT "after_sale_events_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD CONSTRAINT "after_sale_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "after_sale_images" ADD CONSTRAINT "after_sale_images_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_alerts" ADD CONSTRAINT "goods_alerts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_alerts" ADD CONSTRAINT "goods_alerts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "boost_accounts" ADD CONSTRAINT "boost_accounts_boost_order_id_boost_orders_id_fk" FOREIGN KEY ("boost_order_id") REFERENCES "public"."boost_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "boost_reports" ADD CONSTRAINT "boost_reports_boost_order_id_boost_orders_id_fk" FOREIGN KEY ("boost_order_id") REFERENCES "public"."boost_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_envelopes" ADD CONSTRAINT "user_envelopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "user_envelopes" ADD CONSTRAINT "user_envelopes_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listing_index" ADD CONSTRAINT "listing_index_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_images" ADD CONSTRAINT "comment_images_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comment_images" ADD CONSTRAINT "comment_images_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "customer_remarks" ADD CONSTRAINT "customer_remarks_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_specs" ADD CONSTRAINT "goods_specs_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "group_buys" ADD CONSTRAINT "group_buys_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "shop_listings" ADD CONSTRAINT "shop_listings_goods_id_listing_index_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."listing_index"("goods_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "listing_prices" ADD CONSTRAINT "listing_prices_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_boost_order_id_boost_orders_id_fk" FOREIGN KEY ("boost_order_id") REFERENCES "public"."boost_orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_audit" ADD CONSTRAINT "operator_audit_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_requested_by_operators_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_group_id_group_buys_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."group_buys"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_envelope_id_user_envelopes_id_fk" FOREIGN KEY ("user_envelope_id") REFERENCES "public"."user_envelopes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_replaces_id_card_secrets_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."card_secrets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_trade" FOREIGN KEY ("order_num","trade_num") REFERENCES "public"."received_payments"("order_num","trade_num") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "order_handovers" ADD CONSTRAINT "order_handovers_order_num_orders_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."orders"("order_num") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "phone_tickets" ADD CONSTRAINT "phone_tickets_token_hash_tokens_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."tokens"("token_hash") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_promoter_id_users_id_fk" FOREIGN KEY ("promoter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "share_rewards" ADD CONSTRAINT "share_rewards_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_rental_order_id_rentals_order_id_fk" FOREIGN KEY ("rental_order_id") REFERENCES "public"."rentals"("order_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "rentals" ADD CONSTRAINT "rentals_secret_id_card_secrets_id_fk" FOREIGN KEY ("secret_id") REFERENCES "public"."card_secrets"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_reports" ADD CONSTRAINT "goods_reports_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "goods_reports" ADD CONSTRAINT "goods_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_notices" ADD CONSTRAINT "search_notices_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "search_notices" ADD CONSTRAINT "search_notices_search_id_saved_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."saved_searches"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_reviewers" ADD CONSTRAINT "seller_reviewers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seller_reviewers" ADD CONSTRAINT "seller_reviewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sms_notice_choices" ADD CONSTRAINT "sms_notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sms_notices" ADD CONSTRAINT "sms_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_live" ON "sms_codes" USING btree ("phone","event","browser_hash") WHERE "sms_codes"."used_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_live_hash" ON "sms_codes" USING btree ("phone_hash","event","browser_hash") WHERE "sms_codes"."used_at" is null;
--> statement-breakpoint
CREATE INDEX "sms_codes_expires" ON "sms_codes" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "sms_codes_plain" ON "sms_codes" USING btree ("id") WHERE "sms_codes"."phone" is not null;
--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "tokens_expires" ON "tokens" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "tokens_browser" ON "tokens" USING btree ("browser_hash") WHERE "tokens"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "users_nickname" ON "users" USING btree (lower("nickname") text_pattern_ops);
--> statement-breakpoint
CREATE INDEX "users_phone_tail" ON "users" USING btree ("phone_tail_hash");
--> statement-breakpoint
CREATE INDEX "users_plain_tail" ON "users" USING btree (right("phone", 4)) WHERE "users"."phone" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_events_once" ON "after_sale_events" USING btree ("after_sale_id","state");
--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_once" ON "after_sales" USING btree ("order_num","kind") WHERE "after_sales"."state" <> 'withdrawn';
--> statement-breakpoint
CREATE INDEX "after_sales_kind" ON "after_sales" USING btree ("kind","id");
--> statement-breakpoint
CREATE INDEX "after_sales_due" ON "after_sales" USING btree ("due_at") WHERE "after_sales"."due_at" is not null;
--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("state","id") WHERE "after_sales"."state" in ('requested', 'refused', 'escalated');
--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_num","id");
--> statement-breakpoint
CREATE INDEX "goods_alerts_goods" ON "goods_alerts" USING btree ("goods_id","kind");
--> statement-breakpoint
CREATE INDEX "goods_alerts_due" ON "goods_alerts" USING btree ("id") WHERE "goods_alerts"."is_due";
--> statement-breakpoint
CREATE INDEX "boost_orders_user" ON "boost_orders" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "boost_orders_newest" ON "boost_orders" USING btree ("created_at","order_num");
--> statement-breakpoint
CREATE INDEX "boost_orders_sold" ON "boost_orders" USING btree ("paid_at") WHERE "boost_orders"."status" in ('waiting', 'accepted', 'done', 'completed');
--> statement-breakpoint
CREATE INDEX "boost_orders_open" ON "boost_orders" USING btree ("status","expires_at") WHERE "boost_orders"."status" in ('pending', 'waiting', 'accepted', 'done', 'refund_due');
--> statement-breakpoint
CREATE INDEX "boost_orders_booster" ON "boost_orders" USING btree ("booster_name","status");
--> statement-breakpoint
CREATE INDEX "boost_orders_to_deliver" ON "boost_orders" USING btree ("deliver_by") WHERE "boost_orders"."status" in ('waiting', 'accepted');
--> statement-breakpoint
CREATE INDEX "boost_orders_refunding" ON "boost_orders" USING btree ("user_id","created_at","id") WHERE ("boost_orders"."status" in ('refund_due', 'refunded') or "boost_orders"."in_after_sale");
--> statement-breakpoint
CREATE INDEX "boost_orders_to_confirm" ON "boost_orders" USING btree ("confirm_by") WHERE "boost_orders"."status" = 'done';
--> statement-breakpoint
CREATE INDEX "boost_reports_order" ON "boost_reports" USING btree ("boost_order_id","id");
--> statement-breakpoint
CREATE INDEX "delayed_changes_tag" ON "delayed_changes" USING btree ("tag","due_at");
--> statement-breakpoint
CREATE INDEX "delayed_changes_due" ON "delayed_changes" USING btree ("due_at");
--> statement-breakpoint
CREATE INDEX "goods_changes_storefront" ON "goods_changes" USING btree ("storefront","id");
--> statement-breakpoint
CREATE INDEX "goods_changes_goods" ON "goods_changes" USING btree ("goods_id");
--> statement-breakpoint
CREATE INDEX "coupon_uses_envelope" ON "coupon_uses" USING btree ("envelope_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "user_envelopes_once" ON "user_envelopes" USING btree ("user_id","envelope_id");
--> statement-breakpoint
CREATE INDEX "listing_index_popularity" ON "listing_index" USING btree ("game_name","popularity","goods_id","kind");
--> statement-breakpoint
CREATE INDEX "listing_index_price" ON "listing_index" USING btree ("game_name","price_fen","goods_id","kind");
--> statement-breakpoint
CREATE INDEX "listing_index_newest" ON "listing_index" USING btree ("game_name","listed_ms","goods_id","kind");
--> statement-breakpoint
CREATE INDEX "listing_index_kind_price" ON "listing_index" USING btree ("game_name","kind","price_fen","goods_id");
--> statement-breakpoint
CREATE INDEX "listing_index_all_popularity" ON "listing_index" USING btree ("popularity","goods_id");
--> statement-breakpoint
CREATE INDEX "listing_index_all_price" ON "listing_index" USING btree ("price_fen","goods_id");
--> statement-breakpoint
CREATE INDEX "listing_index_all_newest" ON "listing_index" USING btree ("listed_ms","goods_id");
--> statement-breakpoint
CREATE INDEX "listing_index_keys" ON "listing_index" USING gin ("keys");
--> statement-breakpoint
CREATE INDEX "listing_index_level" ON "listing_index" USING btree ("game_name","level","kind") WHERE "listing_index"."level" is not null;
--> statement-breakpoint
CREATE INDEX "listing_index_heroes" ON "listing_index" USING btree ("game_name","heroes","kind") WHERE "listing_index"."heroes" is not null;
--> statement-breakpoint
CREATE INDEX "listing_index_skins" ON "listing_index" USING btree ("game_name","skins","kind") WHERE "listing_index"."skins" is not null;
--> statement-breakpoint
CREATE INDEX "listing_index_rare" ON "listing_index" USING btree ("game_name","rare","kind") WHERE "listing_index"."rare" is not null;
--> statement-breakpoint
CREATE INDEX "listing_index_score" ON "listing_index" USING btree ("game_name","score","kind") WHERE "listing_index"."score" is not null;
--> statement-breakpoint
CREATE INDEX "listing_index_grams" ON "listing_index" USING gin ("grams");
--> statement-breakpoint
CREATE INDEX "listing_index_words" ON "listing_index" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "listing_index_without_words" ON "listing_index" USING btree ("goods_id") WHERE "listing_index"."words" is null;
--> statement-breakpoint
CREATE INDEX "collects_goods" ON "collects" USING btree ("goods_id");
--> statement-breakpoint
CREATE INDEX "collects_newest" ON "collects" USING btree ("user_id","created_at","goods_id");
--> statement-breakpoint
CREATE INDEX "comments_goods" ON "comments" USING btree ("goods_id","created_at");
--> statement-breakpoint
CREATE INDEX "comments_best" ON "comments" USING btree ("goods_id","score",char_length("content"),"id") WHERE "comments"."order_id" is not null and "comments"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX "comments_hidden_ones" ON "comments" USING btree ("id") WHERE "comments"."hidden_at" is not null;
--> statement-breakpoint
CREATE INDEX "comments_unanswered" ON "comments" USING btree ("id") WHERE "comments"."reply" is null and "comments"."hidden_at" is null;
--> statement-breakpoint
CREATE INDEX "account_events_user" ON "account_events" USING btree ("user_id","id");
--> statement-breakpoint
CREATE INDEX "account_events_old" ON "account_events" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id");
--> statement-breakpoint
CREATE INDEX "goods_activity_until" ON "goods" USING btree ("activity_until") WHERE "goods"."activity_until" is not null;
--> statement-breakpoint
CREATE INDEX "goods_listed" ON "goods" USING btree ("id","trade_type_id","updated_at") WHERE "goods"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_listed_by_game" ON "goods" USING btree ("game_name","id","trade_type_id") WHERE "goods"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_block_changes" ON "goods" USING btree (("id" / 50000),"updated_at","trade_type_id") WHERE "goods"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_shop_changes" ON "goods" USING btree ("seller_id","updated_at","trade_type_id") WHERE "goods"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_shop_block_changes" ON "goods" USING btree (("seller_id" / 50000),"updated_at","trade_type_id") WHERE "goods"."removed_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_unlisted" ON "goods" USING btree ("id","name") WHERE ("goods"."removed_at" is not null or "goods"."trade_type_id" in (1, 8));
--> statement-breakpoint
CREATE UNIQUE INDEX "goods_specs_position" ON "goods_specs" USING btree ("goods_id","position");
--> statement-breakpoint
CREATE UNIQUE INDEX "stock_goods_without_spec" ON "stock" USING btree ("goods_id") WHERE "stock"."spec_id" is null;
--> statement-breakpoint
CREATE INDEX "stock_goods" ON "stock" USING btree ("goods_id");
--> statement-breakpoint
CREATE INDEX "stock_low" ON "stock" USING btree ("available","goods_id") WHERE "stock"."available" <= 3;
--> statement-breakpoint
CREATE INDEX "group_buys_open" ON "group_buys" USING btree ("goods_id","expires_at") WHERE "group_buys"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "group_buys_due" ON "group_buys" USING btree ("expires_at") WHERE "group_buys"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "images_loose" ON "images" USING btree ("created_at") WHERE "images"."attached_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transfers_once" ON "ledger_transfers" USING btree ("order_num","event","from_account","to_account","refund_num");
--> statement-breakpoint
CREATE INDEX "ledger_transfers_from" ON "ledger_transfers" USING btree ("from_account","id");
--> statement-breakpoint
CREATE INDEX "ledger_transfers_earned" ON "ledger_transfers" USING btree ("to_account") WHERE "ledger_transfers"."to_account" like 'earnings:%';
--> statement-breakpoint
CREATE INDEX "ledger_transfers_spent" ON "ledger_transfers" USING btree ("from_account") WHERE "ledger_transfers"."from_account" like 'earnings:%';
--> statement-breakpoint
CREATE INDEX "ledger_transfers_to" ON "ledger_transfers" USING btree ("to_account","id");
--> statement-breakpoint
CREATE INDEX "limit_hits_key" ON "limit_hits" USING btree ("key","at");
--> statement-breakpoint
CREATE INDEX "limit_hits_at" ON "limit_hits" USING btree ("at");
--> statement-breakpoint
CREATE INDEX "facet_counts_game" ON "facet_counts" USING btree ("game_name","kind","facet");
--> statement-breakpoint
CREATE INDEX "listing_counts_game" ON "listing_counts" USING btree ("game_name","kind","chunk");
--> statement-breakpoint
CREATE INDEX "shop_counts_seller" ON "shop_counts" USING btree ("seller_id","game_name","kind");
--> statement-breakpoint
CREATE INDEX "shop_listings_sale" ON "shop_listings" USING btree ("seller_id","sale" DESC NULLS FIRST,"goods_id");
--> statement-breakpoint
CREATE INDEX "shop_listings_popularity" ON "shop_listings" USING btree ("seller_id","popularity" DESC NULLS FIRST,"goods_id");
--> statement-breakpoint
CREATE INDEX "shop_listings_price" ON "shop_listings" USING btree ("seller_id","price_fen","goods_id");
--> statement-breakpoint
CREATE INDEX "shop_listings_newest" ON "shop_listings" USING btree ("seller_id","listed_ms","goods_id");
--> statement-breakpoint
CREATE INDEX "conversations_user" ON "conversations" USING btree ("user_id","updated_at");
--> statement-breakpoint
CREATE INDEX "conversations_to_answer" ON "conversations" USING btree ("waiting_since","updated_at" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "conversations_waiting" ON "conversations" USING btree ("waiting_since") WHERE "conversations"."waiting_since" is not null;
--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");
--> statement-breakpoint
CREATE INDEX "operator_audit_subject" ON "operator_audit" USING btree ("subject","id");
--> statement-breakpoint
CREATE INDEX "operator_forms_created" ON "operator_forms" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "operator_sessions_operator" ON "operator_sessions" USING btree ("operator_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "operators_name" ON "operators" USING btree ("name") WHERE "operators"."removed_at" is null;
--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("order_num") WHERE "refund_requests"."state" = 'open';
--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("created_at","order_num");
--> statement-breakpoint
CREATE INDEX "orders_refunding" ON "orders" USING btree ("user_id","created_at","id") WHERE ("orders"."status" in ('refund_due', 'refunded') or "orders"."in_after_sale");
--> statement-breakpoint
CREATE INDEX "orders_unpaid_of_network" ON "orders" USING btree ("stock_id","reserved_from") WHERE "orders"."status" = 'pending' and "orders"."reserved_from" is not null;
--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon_once" ON "orders" USING btree ("user_envelope_id") WHERE "orders"."status" in ('pending', 'received', 'paid', 'collected', 'delivering', 'delivered', 'completed');
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_first_buy_once" ON "orders" USING btree ("user_id") WHERE "orders"."first_buy" and "orders"."status" in ('pending', 'received', 'paid', 'collected', 'delivering', 'delivered', 'completed');
--> statement-breakpoint
CREATE INDEX "orders_sold_of_goods" ON "orders" USING btree ("goods_id","paid_at") WHERE "orders"."status" in ('paid', 'collected', 'delivering', 'delivered', 'completed');
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_seat" ON "orders" USING btree ("group_id","group_seat") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'received', 'grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed');
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_group_member" ON "orders" USING btree ("group_id","user_id") WHERE "orders"."group_id" is not null and "orders"."status" in ('pending', 'received', 'grouping', 'paid', 'collected', 'delivering', 'delivered', 'completed');
--> statement-breakpoint
CREATE INDEX "orders_refunded_of_seller" ON "orders" USING btree ("seller_id","id") WHERE "orders"."refunded_fen" > 0;
--> statement-breakpoint
CREATE INDEX "orders_refund_due" ON "orders" USING btree ("id") WHERE "orders"."status" = 'refund_due';
--> statement-breakpoint
CREATE INDEX "orders_to_deliver" ON "orders" USING btree ("deliver_by") WHERE "orders"."status" in ('paid', 'delivering');
--> statement-breakpoint
CREATE INDEX "orders_to_confirm" ON "orders" USING btree ("confirm_by") WHERE "orders"."status" = 'delivered';
--> statement-breakpoint
CREATE INDEX "card_secrets_free" ON "card_secrets" USING btree ("stock_id","id") WHERE "card_secrets"."order_id" is null;
--> statement-breakpoint
CREATE INDEX "card_secrets_order" ON "card_secrets" USING btree ("order_id");
--> statement-breakpoint
CREATE INDEX "fulfilment_tasks_due" ON "fulfilment_tasks" USING btree ("next_at");
--> statement-breakpoint
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_num");
--> statement-breakpoint
CREATE INDEX "payment_notices_rejected" ON "payment_notices" USING btree ("id") WHERE "payment_notices"."result" not in ('applied', 'repeated', 'refund_due', 'refund_duplicate', 'refund_wrong_channel', 'refund_wrong_amount');
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_applied_once" ON "payment_notices" USING btree ("order_num") WHERE "payment_notices"."result" in ('applied', 'refund_due');
--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_at") WHERE "payment_refunds"."state" in ('due', 'pending');
--> statement-breakpoint
CREATE INDEX "payment_refunds_order" ON "payment_refunds" USING btree ("order_num");
--> statement-breakpoint
CREATE INDEX "payment_refunds_state" ON "payment_refunds" USING btree ("state","refund_num");
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_cause_once" ON "payment_refunds" USING btree ("order_num","cause") WHERE "payment_refunds"."cause" not in ('deposit', 'part', 'surplus');
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_refunds_trade_once" ON "payment_refunds" USING btree ("order_num","trade_num");
--> statement-breakpoint
CREATE INDEX "payment_trades_due" ON "payment_trades" USING btree ("check_at") WHERE "payment_trades"."state" = 'waiting';
--> statement-breakpoint
CREATE UNIQUE INDEX "received_payments_used_once" ON "received_payments" USING btree ("order_num") WHERE "received_payments"."outcome" in ('waiting', 'applied', 'refund_due');
--> statement-breakpoint
CREATE INDEX "order_handovers_expires" ON "order_handovers" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "phone_tickets_token" ON "phone_tickets" USING btree ("token_hash");
--> statement-breakpoint
CREATE INDEX "phone_tickets_expires" ON "phone_tickets" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "share_rewards_promoter" ON "share_rewards" USING btree ("promoter_id","id");
--> statement-breakpoint
CREATE INDEX "share_rewards_unpaid" ON "share_rewards" USING btree ("id") WHERE "share_rewards"."paid_at" is null;
--> statement-breakpoint
CREATE INDEX "rental_extensions_rental" ON "rental_extensions" USING btree ("rental_order_id","id");
--> statement-breakpoint
CREATE UNIQUE INDEX "rental_extensions_pending_once" ON "rental_extensions" USING btree ("rental_order_id") WHERE "rental_extensions"."status" = 'pending';
--> statement-breakpoint
CREATE INDEX "rental_extensions_due" ON "rental_extensions" USING btree ("expires_at") WHERE "rental_extensions"."status" = 'pending';
--> statement-breakpoint
CREATE UNIQUE INDEX "rentals_one_at_a_time" ON "rentals" USING btree ("secret_id") WHERE "rentals"."released_at" is null;
--> statement-breakpoint
CREATE INDEX "rentals_due" ON "rentals" USING btree ("ends_at") WHERE "rentals"."closed_at" is null;
--> statement-breakpoint
CREATE INDEX "rentals_deposit_due" ON "rentals" USING btree ("deposit_due_at") WHERE "rentals"."deposit_due_at" is not null;
--> statement-breakpoint
CREATE INDEX "rentals_to_check" ON "rentals" USING btree ("closed_at") WHERE "rentals"."closed_at" is not null and ("rentals"."released_at" is null or "rentals"."deposit_settled_at" is null);
--> statement-breakpoint
CREATE UNIQUE INDEX "goods_reports_once" ON "goods_reports" USING btree ("goods_id","user_id") WHERE "goods_reports"."handled_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_reports_open" ON "goods_reports" USING btree ("id") WHERE "goods_reports"."handled_at" is null;
--> statement-breakpoint
CREATE INDEX "goods_reports_user" ON "goods_reports" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "saved_searches_user" ON "saved_searches" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "saved_searches_due" ON "saved_searches" USING btree ("next_at") WHERE "saved_searches"."is_notified";
--> statement-breakpoint
CREATE INDEX "search_notices_search" ON "search_notices" USING btree ("search_id");
--> statement-breakpoint
CREATE INDEX "search_pages_waiting" ON "search_pages" USING btree ("engine","host","goods_id") WHERE "search_pages"."state" IS DISTINCT FROM "search_pages"."pushed_state";
--> statement-breakpoint
CREATE INDEX "sellers_figures" ON "sellers" USING btree ("figures_at");
--> statement-breakpoint
CREATE INDEX "sellers_best" ON "sellers" USING btree ("total_sale" DESC NULLS FIRST,"id");
--> statement-breakpoint
CREATE INDEX "subscriptions_seller" ON "subscriptions" USING btree ("seller_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "sms_notices_once" ON "sms_notices" USING btree ("order_num","kind","occasion");
--> statement-breakpoint
CREATE INDEX "sms_notices_due" ON "sms_notices" USING btree ("next_at") WHERE "sms_notices"."state" in ('due', 'sending');
--> statement-breakpoint
CREATE INDEX "sms_notices_user" ON "sms_notices" USING btree ("user_id","created_at");
--> statement-breakpoint
CREATE INDEX "sms_notices_old" ON "sms_notices" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "pending_binds_expires" ON "pending_binds" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "wechat_scans_expires" ON "wechat_scans" USING btree ("expires_at");
--> statement-breakpoint
-- The initial of each Chinese character's most common reading (from pinyin-pro 3.29.4, MIT licence).
CREATE TABLE "pinyin_initials" ("character" text PRIMARY KEY, "initial" text NOT NULL);
--> statement-breakpoint
INSERT INTO "pinyin_initials"
SELECT "character", "initial" FROM (VALUES
  ('a', '伌侒俺偣傲僾儑凒凹卬厫叆吖哀哎唉唵啀啊啽嗄嗌嗳嗷嗸嘊噯嚣坳垇垵埃埯堓堨塧墺壒奡奥奧娾媕媪媼嫒嫯嬡安屵岇岙岰岸峖嵦嶅嶴庵廒愛慠懊懓懝抝拗按挨捱揞摮擙敖敱敳昂昹昻晻暗暧曖枊柪案桉梎欸毐氨洝溰溾滶澚澳濭熬爊爱犴獒獓玵瑷璈璦痷癌皑皚皧盎盦盫瞹矮砹硋碍磝礙罯翱翶翺聱肮胺腤艹艾芺荌菴萻葊蓭蔜蔼薆藹螯袄襖誝諳謷謸譪譺谙豻貋賹躷軪遨醠銨銰錌錒鎄鏊鏖鑀铵锕锿镺闇阿隌隘隞雸霭靄靉鞌鞍韽餲馣馤驁骜骯鮟鰲鱫鳌鴱鵪鶕鷔鹌黯鼇'),
  ('b', '不丙並丷亳仈仌仒仢伯伴伻佈佊佖佨佰併侼便保俵俻俾倂倍倴偋偝偪偹傍備傡傧僃僠僰儐儤儦八兵冫冰別别剝剥办勃勏勹勽包匕北匾半卑博卜卞卟叐变叭吡吥吧呗咇咘哔哱哵哺唄啚啵嗶嘣嚗坂坌坒坝垪垹垻埄埗埠埲堛堡堢報塝塴墂壁壩备変夶夿奔奙奟奰妣妭妼姅婊婢媬嫑嬖嬶孛孢孹宝宲宾寎寚寳寶屄屛岅岜峅峇峬崩嵭嶓巴币布帛帮幇幖幚幣幤幫并幷庇庍庯庰庳廍廦弁弊弝弻弼彃彆彪彬彼徧徶忁必忭怉怑怖怭怲怶悑悖悲惫惼愂愊愎愽憊憋懪扁扒扮扳扷抃把抜报抦抪抱拌拔拜拝拨挀挬挷捌捕捗捠捭捹掤掰揙揹揼搏搬摆摈摒摽撥撪播擘擯擺攽敗敝斃斌斑斒昁昄昞昪昺晡暴曓朇朌本朳朼杮杯板枹柀柄柏柨柭柲柸标栟栢栤桮桲桳梆梐梖梹棅棒棓椑椕楅楍榌榜槟標檗檦檳欂欛步歨歩殡殯比毕毖毙毞毴氷汃汳汴沘泊泍波泵浜浡淲淿渀渤湢湴溊滗滨滭滮潷濒濞濱濵瀌瀕灞炞炦炳焙煏煲煸煿熚熛爂爆爸版牑牓牔牬犇犕犦犮狈狛狴狽猈猋猵猼獘獙獱玐玢玣玤玻珌珤班珼琕琣琫琲瑸璧璸瓝瓟瓣瓪瓿甂甏甭甮畀畁畚畢疕疤疪病痭痹痺瘢瘪瘭癍癟癶癷癹白百癿皕盃盋眪睤矲砭砵碆碑碚碥碧磅磦礡礴祊祕禀禆禙秉秕秚秡稖稗稟稨穮窆窇窉竝竡笆笓笔笣笨笾筆筚箅箆箔箯篦篰篳簙簸簿籩粃粄粊粑粨粺糄糒糪紴絆絔絣綁綳綼緥編緶縍縪繃繴繽绊绑绷缏编缤缽罢罷罼羓翉聛肑肦胈胉背胞脖脿腷膀膊膑膘臂臏臕舨般舭舶艊艑艕芭苄苝苞苪苯苾茇荜荸荹莂菝菠菢菶萆萞萡萹葆葧蒡蓓蓖蓽蔀蔔蔽蕔薄薜薭藊藣藨藵蘗虌虣虨蚆蚌蚫蚾蛂蛃蛽蜌蜯蝂蝙螁螌螕蟞蟦补表袌袐被袯袰袹補裦裨裱褊褒褓褙褩褾襃襅襏襒襞襣襬襮覇覍觱詖詙誁誖誧諘諚謈謗謤譒變诐谤豍豝豩豳豹貏貝貱貶賁賓賔賲贁贆贔贝败贬贲赑趵跋跛跰跸踄踣蹕蹦蹩蹳躃躄軰軷輩轐辈辡辦辧辨辩辫辬辮辯边迸逋逩逬逼遍避邉邊邠邦邫邲邴邶郣郥部郶鄁鄙鄨鄪醭釆釟鈀鈈鈑鈵鈸鈽鉋鉍鉑鉡鉢鉳鉼鋇鋍鋲錛錶錻鍽鎊鎛鎞鏎鏢鏰鐴鐾鑌鑣鑤鑮钚钡钣钯钵钸钹铂铇铋锛镈镑镔镖镚镳閇閉閍閞閟闁闆闭阪陂陃陛雹霦霸靌靐靶靽鞁鞆鞕鞛鞤鞭鞴鞸韛韠頒頻顮颁颩颮颰颷飆飇飈飊飑飙飚飶飹飽餅餑餔餠餢餺饆饱饼饽馎馛馝馞駁駂駜駮驆驋驫驳骉骲骳髀髆髈髉髌髕髟髩髱髲鬂鬓鬢魃魓魞魬鮁鮅鮊鮑鮩鯾鯿鰏鰾鱉鱍鲃鲅鲌鲍鲾鳊鳔鳖鳪鳵鳻鴇鴘鵏鵓鵖鵯鷝鷩鸔鸨鹁鹎麃鼈鼊鼥鼻齙龅龞'),
  ('c', '丑丒丛丞串丳乗乘亍产仇从仓仦仧仩仯仺伜传伡伥伧伬佌佽侈侘侙侧侪侱侴促俥俦俶倀倅倉倕倡倸偁偆偖偛偢偨偲側偿傖傗储傪催傳傸傺僘僝僢儃儊儏儔儕償儭儲儳充兏冁冊册冲凑凔凗処出刅刌刍创初刬刱刹刺刾剉剎剏剒剗剙創剶剷劖勅勑勶匆匙卶厂厕厝厠厨厰参參叄叅叉叢叱叺吃吋吜吵吹呈呎呲哧哾唇唓唱啋啐啛啜啻喍喘喫喰嗏嗔嗤嘃嘈嘗嘲嘼噄噇噈噌嚐嚓嚫嚵嚽囅囆囪囱圌场坼垂垐垑垞埀埁城埕埰埱堘場堾塍塖塲塵墀墋墔壥壿处夎夦夨奼妛姹娍娕娖娼婃婇婥婵媋媨媰媸嫦嬋嬠嬦嬨存孮孱宠宬宸寀察寵寸尘尝尺层層屮岀岑岔峸崇崈崔嵖嵟嵢嵯嵳嵼嵾嶆嶒巉巐巑巛川巢巣差帱常幝幨幬幮床庛庱廁廚廛廠弛弨彨彩彲彳彻徂徎従徔徖徜從徸徹忏忖忡忩忰忱怅怆怊怚怱怵恜恥恻悜悤悰悴悵惆惙惝惨惩惭惷惻愁愖愡愴愺慅慈慒慗慘慙慚慛憁憃憆憏憕憡憧憯憱憷懆懘懤懲懴懺成戳才扠扯承抄抶抻抽拆拵拺持挫挰挿捵捶掁採掣措掺插揣揨揰揷搀搊搋搐搓搥搽摌摏摐摚摛摧摲摴摻撐撑撜撡撤撦撮撺擉操擦攃攙攛攡敇敊敐敕敞敶斥斶斺旵旾昌春昶晁晨晿暙暢暰暷曟曹曺曾朁朝朾朿杈材村杘杵杶杽枞枨柌查柴査柽栕栦栨桘桭梴棇棌棎棖棤棦棰棽椆椘椙椽椿楚楮楱榇榋榱槆槌槎槯槽樄樅樔樗樘樬樷橁橕橙橱橻檉檙檚檫櫄櫉櫕櫥櫬欃欉欌欑次欩欪欻欼歂歜歠此歯殂残殘殠殦殩毚毝毳氅氚汆汊汌池沉沖沧泏泚泟洆测浐浱浺浾涔涰淐淙淬淳測湁湊湌湹湻溗滀滁滄滣滻漅漎漕漗漘漦漴漼潀潈潨潮潹潺澂澄澈澊澯澶濋濢濨濸瀍瀓瀺灇灛灻灿炊炒炽烢烾焠焣焯焻煁煘煼熜熣熶熾燀燦燽爘爜爞爡爨爯牀牊牎牕牚犉犓犨犫犲猖猜猝猭猹獊獑獕玔玼珁珫珵珹珿琗琛琡琤琩琮瑃瑏瑒瑳瑺瑽璀璁璨璴瓷瓺瓻甆甞產産畅畜畟畴畻畼疀疇疢疩疮疵痓痤痴痸瘁瘄瘎瘛瘡瘥瘯瘳癡皉皗皠皴眧眵睈睉睬睶瞅瞋瞛瞝瞠瞮矁矗矬砗础硟硨硩硶碀碜碴磁磋磛磢磣磪磭礎礠礤礸祠祡禅禇秅秤称程稠稱穪穳穿窓窗窚窜窲窻窼竀竁竄竌竐竲竴竾笒笞笧筂策筞筬筴筹箎箠箣箺篅篘篡篨篪篵簅簇簎簒籌籿粋粗粚粣粲粹糍糙紁純紣紬絀絒絘絺絾綝綢綵綷綽緽緾縒縗縩縬繛繟繱纏纒纔纯绌绰绸缠罉罺罿羼翀翄翅翆翠翤翨耖耛耡耻聅聡聦聪聰肏肔肞肠胣胵脃脆脞脣脨脭脺腄腟腠腸膓膗膥膪膬膵臅臎臣臭臰臿舂舛舡舩舱船艖艙艚艟艬艸芆芻苁苂苌苍茌茐茝茞茦茨茬茶茺荈草荎荝荿莀莐莗莝莡莼莿菖菗菙菜萃萅萇萗萴萶葱蒇蒓蒢蒫蒭蒼蓌蓛蓯蓴蓸蔖蔟蔡蔥蔯蕆薋薒薼藂藏藸處虘虫虿蚇蚕蚩蚳蛏蛓蛼蜍蝅蝉蝩蝽螆螥螬螭螴蟌蟐蟬蟲蟵蟶蟾蠀蠆蠢蠶蠺衝衩衬袃袲袳裁裎裧裭裮褈褚褫褿襊襙襜襯覘觇觕觘触觸訍訦訬訵詞詧詫詶誎誗誠誯誴誺諂諃諔諶謓謘謥謲謿譂讇讎讐讒讖词诚诧谄谌谗谶豉豖豠豺貙財貾賗賜賝賨賩賰賶贂财赐赤赪赬赿趀趁趂超趎趗趠趡趩趻跐跴踀踆踌踔踟踧踩踳踸踹踿蹅蹉蹖蹙蹭蹰蹴蹵蹿躇躊躔躕躥軙輟輲輳輴轈车辍辏辝辞辤辭辰辵辶辿迟迠迡迧逞逪逴遄遅遚遟遪遫遲遳邨郕郗郴鄐鄛鄵鄽酁酢酧酫酬酲醇醋醕醜醝醦醻采釧釵鈂鈔鉏鉓鉹銃銐銟銼鋋鋓鋤鋮鋹錘錝錞錩錯鍉鍖鍤鍯鎈鎚鏓鏙鏟鏦鏪鏿鐣鑔鑡鑱鑶鑹钏钗钞铖铲铳锄锉错锠锤锸镩镲镵長镸长閦閳閶闖闡闯阊阐阷陈陙除陲陳隀雌雏雔雛雠雦雴霃靗靫韂韔頙頳顀顇顣顫颤飡飭飺餈餐餟餷饓饞饬馇馋馳騁騘騬騲驂驄驓驰骋骖骢骣骴髊鬯魑魗鮘鯎鯙鯧鰆鱨鲳鲿鴜鴟鵄鶉鶒鶞鶨鶬鶵鶿鷀鷐鷘鸧鸱鹑鹚鹺鹾麁麄麎麤麨麶黐黜黪黲鼀鼂鼌鼚鼜齒齓齔齝齣齪齭齹齼齿龀龊龡'),
  ('d', '丁东丟丢丹乧亣亶亸仃代仾伄伅伔佃但低侗侢俤倒倲偙偳傎傣僀働僜僤儅儋兊兌兑党兜兠典冬冻凋凍凙凟凳凼刀刁刂刐刟到刴剁剟剢剫剬剳动動勯匒匰匵单単厎厧厾叇叠叨叮叼吊吨吺呆呔呧呾咄咑咚哆哋哒哚唗唙唞啇啑啖啗啲啶啿喋喥單嗒嗲嘀嘚嘟嘾噉噔噠噵噸噹嚁嚉嚪嚲嚸地圵坔坘坫坻垈垌垖垛垜垤垫垯垱埅埊埞埬埭埵堆堕堞堤堵塅塠墆墊墑墩墪墬墮墯墱墶壂壋壔多夛大夺奃奌奝奠奪奲奵妉妒妬妲姛娣娻婝婰婸媂媅媏媠嫡嬁嬞嬻宕定对导対對導尮屌岛岱岻岽峌峒島崜崠崬嵣嵮嵽嵿嶋嶌嶝嶳嶹巅巓巔帄帎帒帝带帯帶幉庉底店度廗廸弔弟弤弴弾彈当彫彽待得徚徳德忉忊怛怟怠怼恎恫恴悳悼惇惔惦惪惮惰惵愓慸憚憜憝憞憺懂懛懟戙戜戥戴扂打扚扥扽抌抖抵担拞挅挆挏挕挡捣捯掂掇掉掋掸揥揲搗搭摕撉撘撢撣撴擋擔擣攧攩敁敌敓敚敟敠敦敪敵斗斣断斷旦旳昸暏曃曡朵朶朷杕杜東枓枤柋柢柣柦柮栋桗档梊梑梪棏棟棣椗椟椡椣椯椴楪楯楴槇槙槝樀橂橷檔檤櫈櫝欓歹殆殚殜殫殬殰段殿毈毒毭毲氎氐氘氡氭氮氹汈汏沊沌沲泹洞浢涜涤涷淀淂淡渎渡渧湩溚滇滌滴潒潡澢澱澹濎濧瀆瀩瀻灙灯炖炟点焍煅燈燉燵燾爹牃牍牒牘牴犊犜犢狄狚独獃獤獨玎玓玬玳玷珰珶琔琱琽瑇瑖璒璗璫瓄瓙瓞瓭瓽甋甔甙电甸畓畗畣畳當疂疉疊疍疐疔疸痘痥痽瘅瘨瘩瘹癉癚癜癫癲登的皾盄盗盜盪盯盹盾眈眔眣眰眱睇督睹瞊瞗瞪短矴砀砃砘砥硐碇碉碓碘碟碠碫碭碲碷磓磴磸磾礅礑祋祶祷禂禘禫禱秪秺稲稻窎窞窦窵竇竨端竳笃笗笚笛笪第等答筜箪箽篤篴篼簓簖簜簞簟簤簦簹籪籴糴紞紿絰綐綞緞締緿繨繵纛绐绖缍缎缔羍羝翢翿耊耋耵耷耼耽聃聜聢聸肚胅胆胨胴脦脰腅腖腚腣腶膽臷舠舵艓艔艜艠艡艼芏苐苖苳苵荅荙荡荰荳荻菂菄菧菪菿萏萣董葮蒂蒧蓞蓧蔋蔐蔕蔸蕇蕩蕫薘薡薱藋藡蘯虭虰蚪蚮蛁蛋蜑蜔蜨蜳蝀蝃蝊蝭蝳蝶螙螩螮蟷蟽蠧蠹衜衟衴袋袛裆裯裰裻褋褍褝褡褺襌襠襶覩覴覿觌觛觝訂訋訑詄詆詚誂誕読調諌諜諦譈譡譵讀讜讟订诋诞读谍谛谠豄豆豋豴貂貣貸賧賭贉贕贷赌赕趃趆趓趤趸跌跕跢跥跮跶跺踮踱踲踶蹀蹈蹎蹛蹢蹬蹲蹾躉躖躭躱躲軃軇軑軚軧軩轛轪辺达迏迖迚迨迪迭迵逇递逓逗逮逹逿遁道達遞遯遰邓邸郖郸都鄧鄲酊酖酘醏釖釘釣釱鈄鈍鈟鈬鈿鉪銚銩銱鋽錖錠錭鍀鍍鍛鍴鎉鎝鏑鐓鐙鐜鐤鐸鐺鐽鑃鑟钉钓钝钿铎铛铞铥锝锭锻镀镝镦镫镻閗闍闘闣阇队阧阺陊陏陡陦陮隄隊隝隥隯雕電雼雿霘霮霴靆靛靪靮靯靼鞑鞮韃韇韣韥頂頓頔頕頧顁顚顛顶顿颠飣飿餖餤饏饤饳饾馰馾駧駳騳驐驔骀骶髑髢髧鬥鬦鬪鬬鬭魛魡鮉鮗鯛鯟鯳鰈鱽鲷鲽鳭鴏鴠鴩鴭鵰鵽鶇鶫鸐鸫黕黛點黨黩黮黱黵黷鼎鼑鼕鼦齻龖龘'),
  ('e', '二佴侕俄偔僫儿児兒刵匎卾厄吪呃呝咡咢咹唲噁噩囮垩堊堮奀妸妿姶娥娿婀尒尓尔屙岋峉峎峏峨峩崿廅弍弐恩恶悪惡愕戹扼搤搹摁擜枙栭栮樲櫮歞歺毦洏洱涐湂煾爾珥珴琧皒睋砈砐砨硆磀礘粫而耏耳聏胹腭苊荋莪萼蒽蕚薾蚅蛾蝁衈袻覨訛誀誐誒諤譌讍讹诶谔豟貮貳贰趰軛軶輀轜轭迗迩遌遏遻邇鄂鈋鈪鉺鋨鍔鑩铒锇锷閼阏阨阸陑隭鞥頋頞頟額顎颚额餌餓餩饵饿駬騀髵髶魤鮞鰐鰪鱷鲕鳄鴯鵈鵝鵞鶚鸸鹅鹗齃齶'),
  ('f', '丰乀乏乶仏付仮仹份仿伏伐伕佛佱俌俘俛俯俷俸倣偑偩偾傅傠僨僼冨冯冹凡凢凣凤凨凫凬凮分刜剕副勫匐匚匥匪厞反发吠否吩呋呒咈咐哹唪啡嘸噃坊坋坟坲坺坿垘垡堏堸墢墦墳复夫奉奋奜奮奿妃妇妋妚妢妦妨姂姇娐婏婓婔婦媍嬎嬏嬔孚孵富寷封尃屝岎岪峊峜峯峰崶巿帆帉帗幅幞幡幩府废廃廢弅弗弣彂彿復忛忿怤怫悱愤憣憤懯房扉払扶抚拂拊捬摓撫放敷斐斧方旉旊旙旛昉昐昘昲暃曊朆服朏杋枋枌枎枫柉柎柫栰栿桴桻梤梵梻棐棥棴棻棼椨椱楓榑榧樊橃橎橨檒櫠殕氛氟氾汎汸汾沣沨沷沸法泛泭洑浌浮浲涪淓淝渄渢湗溄滏滼漨澓濷瀪瀵瀿灃灋炃炥烦烰烽焚焤焨煈煩熢燌燓燔父牥犎犯犿狒猆猦獖玞玸珐琈琒琺璠瓬甫甶畈畉畐畨番疯疺疿痱瘋癁癈発發盕盙盽眆瞂瞓矾砆砜砝砩碸礬祓祔福禣秎秿稃稪竎竕符笩笰笲笵筏筟箙範篈篚簠籓籵粉粪粰糐糞紑紛紡紨紱紼絥綍綒綘緋緐緮縛縫繁繙纷纺绂绋绯缚缝缶缹缻罘罚罦罰罸羒羳羵翂翇翡翻肤肥肪肺胇胏胐胕腐腑腓腹膚膰膹舤舧舫艀艂艴芙芣芬芳芾苻茀范茯茷荂荴菔菲萉萯葍葑蒶蕃蕜蕟蕡蕧薠藅藩蘩蘴虙蚄蚠蚡蚥蚨蚹蛗蜂蜅蜉蜚蜰蝜蝠蝮蠜蠭衭衯袚袝袱裶複褔襆襎襥覂覄覆訃訉訜訪詂誹諨諷讣讽访诽豐豧豮豶負販費賦賵賻负贩费赋赗赙赴趺趽跗踾蹯躮軓軬輔輹輻輽轒轓辅辐返逢邞邡郙郛鄜鄷酆酚酜酦釜釡釩鈁鈇鈖鉘鉜鋒錺鍅鍑鍢鎽鏠鐇鐢鐨鐼钒钫锋镄閥阀阜阝防附陫隫雬雰霏霻靅靊非靟韍韨頫風颫颿飌风飛飜飝飞飯飰餥餴饙饭馚馡馥馩馮駙騑騛驸髣髪髮髴鬴魴魵鮄鮒鮲鯡鰒鱕鱝鲂鲋鲱鲼鳆鳧鳬鳯鳳鳺鴀鴋鴌鴔鵩鶝鶭鷭麩麬麱麷麸黂黺黻黼鼖鼢鼣'),
  ('g', '丐丨个丱乖乢亀亇亘亙仠估佝佫佮佹侅侊供俇個倌倝傋傦僙僱光公共关冈冎冓冠冮凅凎凲刚刮刯刽刿剐剛剮割劀劊劌功勂勾匃匄匌匑匔匦匭卦厬厷叏古叧各吿呄告呙呱咕咣咯哏哥哽哿唂唃唝啂啒啩啯嗊嗝嗰嘎嘏嘓嘠噶囯囶固囻国圀國圪圭坩坸垓垙垝垢埂埚堈堌堝堩堽塥塨墎夃够夠夬夰妫姑姟姤姯姽媯媾嫢嫴嬀孤宄官宫宮寡尕尜尬尲尳尴尶尷岗岡岣峐峺峼崓崗崞崮嶲工巩巬巭帰帼幊幗干幹广広庋庚庪廆廣廾弓彀彁彉彍归忋忓怪恑恠恭悹悺惃惈惯愅感愩愲慐慖慣懖戅戆戈戓戤戨扢拐拱拲挂挌挭掆掛掴掼揯搁搄搆搞搿摃摑摜摡摫撀撌擀擱攰攱改攻攼故敋敢旮旰昋晐晷暅更朹杆杚杛杠杲构果枴枸柑柜柧柺栝栱根格桂桄桧桰桿梏梗棍棝棡棺椁椝椢椩楇概榖榦榾槀槁槅構槓槔槨槩槪槶槹槻槼樌樻橄橭橰檊檜檺櫃櫊櫜櫷欟歄歌歸毂毌氿汞汩汵沟沽泒泔泴洸浭涫淈淉淦港湀溉溝滆滒滚滾漍漑漧潅澉澸濄濲瀔灌灨灮炗炚炛烡焵焹焿煱煹熕爟牨牫牯牿犅犵犷狗猓猤獦獷玍玕玽珖珙珪琯瑰璝璭瓂瓌瓘瓜甘畊畡疘疙疳痀痯痼瘑瘝癏癐癸皈皋皐皯皷皼盖盥盬盰睔睾瞆瞡瞶瞽矔矸矼硅硌硔碽磙礶祪祮祰祴祻祼禞禬秆稁稈稒稾稿穀窤竿笟笱笴筀筦筶筸筻箇箉箍箛管篐篙篝篢簂簋簳簼粓粿糓糕糼糿紺絓絙絚絠給絯綆綱綶緄緪緱緺縆縎縞纲绀给绠绲缑缟缸罁罆罐罛罟罡罣罫羔羖羮羹耇耈耉耕耿聒聝肐肛肝股肱胍胱胲胳胿脵腂腘膈膏膕臌臦臩臯臵舘舸艮芉芶苟苷苽茖茛茥茪荄莄菇菒菓菮菰葛葢蒄蓇蓋蓕蓘蔉蔮薣藁藳蘬虢虷虼蚣蚼蛄蛊蛒蛫蜾蝈螝蟈蟡蠱衦衮袞袧袼袿裹褁褂褠襘覌規覯観觀观规觏觚觡觤觥觵訽詁詌詬詭該詿誥諽謌謴诂诖诟诡该诰谷豥豿貢貫貴賅賌賡購贑贛贡购贯贵赅赓赣赶趏趕趹跟跪踻躀躬躳軌軱軲輁輄輠輥輨輵轂轕轨轱辊辜迀过逛逧過遘遦邽郂郌郜郠郭酐酤釓釭鈎鈛鈣鈲鈷鉤鉻銧鋯鋼錧錮錷鍋鎘鎠鎬鎶鏆鐀鐹鑎鑵钆钙钢钩钴铬锅锆锢镉関閣閨闗關闺阁陒陔隑隔雇雊雚雟革鞈鞏鞲鞷鞼韐韚韝韟顧顾颪颳餜館餶餻饹馃馆馉馘騔騧騩骨骭骼骾高髙髸鬲鬶鬹鬼魀魐鮌鮕鮭鮯鯀鯁鯝鰥鱖鱞鱤鱥鱹鲑鲠鲧鲴鳏鳡鳤鳱鴚鴣鴰鴿鶊鶻鷎鷱鸛鸪鸹鸽鹒鹳黆鼓鼔鼛龏龔龚龜龟'),
  ('h', '丆乎乕乚乯互亥亨仜伙会佄何佪佷佸侯俒俰俿候倱偟傐傼僡儫儶兤兯冱凰函凾划剨劃劐劾化匢匫匯卉华厈厚号叿合后吙含吰吼吽呍呚呴呵呺呼咊和咍咟咳咴咶哄哈哗哠哬哻哼唅唤唬唿啈啝喉喊喖喙喚喛喝喤嗀嗃嗐嗥嗨嗬嘑嘒嘝嘩嘷嘿噅噑噕嚄嚆嚇嚎嚖嚛嚝嚯嚾嚿囘回囫囬圂圅圚圜坏垀垎垕垬垳垾埖堚堠堭堼塃塰墴壊壑壕壞壶壷壺夥夯夻奂奐奛奤奯好妅妎姀姡姮娂娢婎婚婟婫婲婳媈媓媩嫨嫭嫮嫿嬅嬒孉孩宏宖宦害宺寉寏寒寣寭寰尡屶屷屸屽岵峆峘崋崡崲嵅嵈巟帍帿幌幑幠幻廻廽弖弘弧彋彗彙彚彠很徊後徨徻徽忶忽怀怘怙怳恆恍恏恒恗恚恛恢恨恵悍悎悔悙患惑惒惚惛惠惶愌愰慁慌慧憓憨憾懐懳懷懽或戱戶户戸戽扈扞抇护抲拫拻挥捇捍换掍掝揈揘換揮搰搳摢摦撔撖撗撝撶撼擐擭攉攌敆斛斻旤旱昈昊昏昒昦昬晃晄晎晖晗晘晦晧暉暠暤暭暳暵曂曍曤曶曷會朚杭杹枑枠柇核桁桓桦梒梙棔椃椛椷楁楎楜楻榥槐槥槬槲槴槵横樺橞橫檅檓檴櫎櫘櫰欢欱歑歓歡殙毀毁毇毜毫毼氦汇汉汗汯汻沆沍沎沗沪河泋泓泘洃洄洉洪洹活浍浑浒浛浣浤浩浫海涆涣涥涵涸涽淏淮淴混渙渮渱渹渾湏湖湟湱溷滈滉滑滙滬滸滹漢漶漷潂潓潢潶澅澏澒澔澕澣澴濊濠濩瀈瀖瀚瀤瀫灏灝火灬灰灳灴炾烀烆烉烘烠烣烩烸焀焃焄焊焓焕焝焢煂煇煌煥煳煷熀熆熇熩熯熿燬燴燺爀爳犼狐狟狠狢猂猢猲猴猾獂獆獋獔獚獩獲獾玒玜环珩珲琀琥琿瑍瑚瑝璜璤璯環瓛瓠瓳甝画畫畵痐痕痪瘊瘓癀癋癨皇皓皔皜皝皞皡皥皩皬盇盉盍盒眓睅睆睧睯睳睴睺瞺矆矐矦砉硊硡硴碈碋磆磺礉祜祸禈禍禾秏秮秳秴秽穔穢穫窢竑竓竤笏笐筕筨箶篁篊篌篕篲簄簧籇籺粐粠粭糀糇糊糫紅紇紘紦紭絎絗絵綄綋綔緩縠縨繢繣繪繯红纥纮绗绘缋缓缳罕羦羾翃翙翚翝翬翭翮翯翰翵翽耗耠耯耲耾聕肒肓肣胡胻脝臛舙航艎艧芐芔花苀苰苸茠茩茴荁荒荟荤荭荷莟获菏菡華萀萂萈萑葒葓葔葟葫葷蒊蒦蒿蔊蔒蔛蔧蔰蕐蕙蕻薃薅薈薉薨藧藱藿蘅蘤蘳蘹蘾虍虎虖虝號虹虺蚘蚝蚢蚶蛔蛕蛤蛿蜖蜬蜭蝗蝴螒螖螛螜蟥蟪蠔蠖蠚衁衚衡袆袔裄褐褘褢褱覈觟觨觳訇訌訶訸詤詥詪詯話詼誨誮諕諙諢諣諱諻謊謋謞謼譀譁譓譭譮護譹譿讙讧讳诃诙话诨诲谎谹谼谽谾豁豃豗豞豢豪豰豲貆貛貥貨賀賄货贺贿赫趪踝軣軤輚輝輷轋轘轟轰轷辉迒还迴逅逥逭遑還邗邩邯郃郇郈郝鄇鄗鄠酄酣酼醐醢釛釫釬鈜鈥鉌鉷鉿銗銲銾鋎鋐鋡錵錿鍃鍙鍠鍧鍭鍰鍸鎤鏵鏸鐄鐬鐶鑅鑉鑊钬铧铪锪锽锾镐镬镮閄閈閎閡閤閧閽闀闂闔闠闤闬闳阂阍阓阖阛隍隓隳隺雈雐雗雘雽霍霐霟靃靍靎靏靧鞃鞎鞨韄韓韩韹頀頇頏頜頮頶頷顄顥顪顸颃颌颒颔颢餀餄餛餬餭餯餱饚饸馄馠馯駭駴駻騜騞驊驩骅骇骸骺鬍鬟鬨魂魟魧魱魺魽鮜鮰鯇鯱鯶鯸鰀鰉鰗鰝鰴鱑鱟鱯鲄鲎鲘鲩鳇鳠鳸鴅鴴鴻鵆鵍鵠鶘鶡鶦鶮鶴鶾鷨鷬鸌鸖鸻鸿鹄鹕鹖鹘鹤鹮鹱麧麾黃黄黉黊黌黑黒鼲鼾齁齕龁龢'),
  ('j', '丩丮丯丼举久乆九乣乩乫乬亅井亟交京亰亼亽仅今介仐件价伋伎伒伽佳佶佼侟侥侭侰侷俊俓俭俱俴倃倔借倢倦倨倶倹假偈健偮偼傑傢傹僅僒僟僥僦僬僭僵僸價儁儆儉儌儘兢具兼兾冀冂冋冏军决冿净凈减凚几凥击刉刏刔刦刧刭刼剂剄剑剞剣剤剧剪剱剿劂劇劋劍劎劑劒劔加劤劫劲劵劼勁勌勣勥勦勬勮勼匊匓匛匞匠匶匷卙卩卪即卷卺卽厥厩厪及叚叝句叫叽吉君吤呁呌呟咎咭哜唊唧唶啹啾喈喞喼嗘嗟嘂嘄嘉嘐嘦嘰噊噍噘噤噭噱嚌嚍嚼囏囝囧圾圿均坓坕坖坙坚坰垍埈埍埛埧基埾堅堇堦堲堺堻堿塂塈塉境墐墹墼壃壉壗夅夹夾奆奖奨奬奸奺妀妌妓妗姐姖姜姞姢姣姦姧姬姰娇娟娵婅婕婙婛婧婮婽媎媘媫嫁嫅嫉嫤嬌嬓嬧孂孑孒孓季宑家寁寂寄寋寖寯将將尐尖就尽局居屆届屐屦屨屩屫岊岌岕岠岬峧峻崌崛崨崫嵆嵇嵥嵴嵹嶕嶠嶡嶣嶥嶯嶻巀巈巠巨巪己巹巻巾帣帴幏幜幯幵幾庎庴廄廏廐廑廭建弆弜弡弪弳弶弿彅彏彐彑彶径徑徛徣徤徦徺徼忌忣忦怇急恝悈悸惊惍惎惤惧愱愳慦慬慻憍憠憬憰憼憿懅懏懻懼戄戋戒戔戛戞戟戢戩截戬扃扴技抅抉抸拁拒拘拠拣拮挍挗挙挢挤挶挸捁捃捄捐捔捡据捲捷掎掘接掬掲掶揀揂揃揤揪揫揭揵搅搛搢搩摎摪摷摾撃撅撟撠撧撹撿擊擑據擠擧擮擶攈攟攪攫攲敎救教敫敬敽敿斍斚斝斠斤旌旍旔旡既旣旧昅昛晈晉晋晙景晶暕暞暨暩暻曁曒曔朘朞机朻杢杦杰极枃枅枧架枷柩柬柾栫桀桊桔桕桝桨桱桷桾梘梜梞梮梷检棘棞椄椇椈椐椒検椵椾楐楖楗楫楬極楶榉榎榗榘榢榤槉槚槣槳槿樛樫樭橘橛橜機橶橸橿檋檕檝檞檟檢檵檻櫅櫤櫭櫸櫼欅欍欮歏歫歼殌殛殣殧殭殱殲毄毑毠毩毱毽氒江汣汫汬汮汲決沮泂泃泇泦泬泲泾洁洊洎洚津洰浃浄浆浇济浕浚浸浹浻涇涓涧涺淃淗淨済渐減湒湔湕湝湨溅溍滐滘滰漃漈漌漖漸漿潐潔潗澃澆澋澗澽激濅濈濜濟濬濺瀐瀞瀱瀸瀽灍灚灸炅炬炯烄烥烬烱焆焌焏焗焦焳煍煎煚煛煡煯熞熦熲熸燇燋燛燞燼爑爝爴爵牋牞牮犄犋犌犍犑犗犟犱狊狙狡狤狷猄猏猳獍獎獗獥獧玃玑玖玠玦玨玪玾珈珏珒珓珔珺琎琚琻琾瑊瑐瑨瑴瑾璄璚璟璡璣璥璬璶璾瓹甲界畍畕畯畸畺畿疅疆疌疖疚疥疦疽疾痂痉痎痙痵瘕瘚瘠癠癤癪皀皆皍皎皦皭皲皸皹监盡監眗眷睊睑睛睠睫睷瞯瞷瞼矍矜矝矡矩矫矯矶砄砎砛砠硷碅碊碣碱磯磵磼礀礁礆礍礓礛礷祭祲禁禝禨秔秬积秸稉稘稩稭稷稼稽穄穊積穖穚穧究穽窌窖窘窭窶竞竟竣竧竫竭競竸笄笅笈笕笳笺筊筋筓筥筧简箋箐箕箘箟箭箿節篯簊簡簥簴籍籛粔粳粷精糋糘糡糨糺糾紀紒級紟紤紧絅経結絕絜絞絭絳絶絸絹經綗継綡綨緁緊緘緝縉縑績繋繘繝繭繮繳繼纐纠级纪经结绛绝绞绢继绩缄缉缙缣缰缴罝罥罽羁羂羇羈羯翞翦耞耟耤耩耭聙聚聥肌肩肼胛胫胶脊脚脛脥脻腃腈腒腱腳腵膌膙膠膲臄臇臫臮臶臼舅舉舊舏舰艍艥艦艰艱艽节芥芨芰芵苣苴茍茎茤茧茭茮茳荆荊荐荕荚荩莒莖莙莢莭菁菅菊菌菤菨菫菺萛葁葌葏葪葭葰蒋蒟蒹蒺蓟蓳蓵蔇蔣蔨蔪蕀蕉蕑蕝蕨蕳蕺薊薑薦薺藆藉藎藠蘎蘏蘔蘜蘮蘻虀虃虠虡虮虳蚐蚗蚧蚷蛟蛣蛱蛶蛺蜐蜛蜠蝍蝔螀螏螹螿蟜蟣蟨蟩蟭蟼蠒蠘蠞蠲蠽街衱衸衿袀袈袓袷袸袺裌裐裓裚裥裾褧褯襀襇襉襋襟襷襺覉覊見覐覚覠覬覲覵覸覺见觉觊觐角觔觖觙解觧觭觮觼訆計訐記訣詃詎詰誋誡誩誱諅諊諓諫謇講謭謯謹謽譎譏譑譛譤譥警譼譾讂计讥讦记讲讵诀诘诫谏谨谫谲谻豇豜豣豦豭貑貗貜賈賋賎賐賤賫賮賷贐贱贾赆赍赳赽趄趉趌趜趝趭趼跈跏跔跙距跡跤跲践跻跼跽踁踋踐踑踕踖踘踞踺踽蹇蹐蹟蹫蹶蹷躆躋躤躩躸躹車軍輂較輯轇轎轚轞轿较辑近进迥迦迳迹迼逈逕進遽邭郆郊郏郟郡郹鄄酒酱酵醤醬醮醵釂金釒釿鈌鈞鉀鉅鉣鉫鉴鉸銁銈銞銡鋏鋑鋗鋦鋸鋻錈錤錦鍓鍕鍳鍵鍻鎅鎵鎸鏡鏩鏶鐍鐎鐖鐗鐝鐧鐫鐱鐻鑇鑑鑒鑙鑬鑯鑳钁钅钜钧钾铗铰锏锔锦锩键锯镌镓镜镢镹镼間閰间阄阱阶际降陖陱階際隮隽雃集雋雎雞雧霁霵霽靖静靚靜靳鞂鞊鞙鞠鞫鞬鞯鞿韀韁韉韭韮韲頚頡頬頰頵頸顈顜颈颉颊颎颶飓飢飷餃餋餕餞餰饉饑饥饯饺馂馑馢駉駏駒駕駫駶駿驕驚驥驧驹驾骄骏骥骱髻鬋鬏鬮鬾魕魝魢魥魪鮆鮈鮔鮚鮫鮶鯚鯦鯨鯽鰎鰔鰜鰶鰹鰿鱀鱂鱎鱭鱾鲒鲚鲛鲣鲪鲫鲸鳉鳒鳜鳩鳮鳽鴂鴃鴐鴡鴶鵁鵊鵋鵑鵔鵕鵘鵙鵛鵳鵴鶁鶄鶋鶏鶛鶪鶺鶼鷄鷑鷢鷦鷮鷲鸄鸠鸡鹃鹡鹣鹪鹫鹶鹸鹻鹼麂麇麉麏麔麕麖麚麠黅鼰鼱鼳齌齎齏齑齟齨齽龃龣'),
  ('k', '丂亏亢伉佧侃侉侩俈倥偘傀儈儣克冚冦况凯凱凵凷刊刲刳刻剀剋剴剾劥劶劻勀勊勓勘匟匡匩匮匱匼卝卡口叩可吭咔咖咵哐哙哭啃喀喟喹喾嗑嘅嘳噲嚳囥困圐圦圹坎坑块坤坷垦垮垰垲埪埳堀堁堃堒堪塊塏墈墤墾壙壳壸壼夔夸夼奎奒妔姱娔媿嫝嬇孔客宼宽寇寛寬尅尯尻岢岲岿崁崆崐崑嵁嵑嵙嵪嵻嶱巋巙巜库庫康廓廤廥开彄快忹忼忾怐恇恐恪恳恺悃悝悾惂愒愘愙愦愧愷愾慨慷憒懇懬懭戡戣扛扣扩抂抗抠拡括拷挄挎挳捆控掯揆揢揩搕摳摼擓擖擴攷敂敤旝旷昆昿晆晜暌暟曠枯柯栞栲框桍梡梱棵楏楑楛楷榼槛槺樖櫆欬欳欵款欿歀歁殨殼氪況洘洭涃涳渇渴溃溘滱漮潉潰澮濶炌炕炣烗烤焅焜煃熴爌牁牱牼犐犒犪犺狂狅狜狯猑獪珂琨瑻疴痾瘔盔看眍眖眶睏睽瞉瞌瞘瞰矌矙矻矿砊砍砿硁硄硜硱硻硿碦磕磡礊礚礦祵科秙稇稛稞穅穬空窋窛窟窠窥窺窽窾竷筈筐筘筷筺箜篑簆簣籄粇糠糩絋絖絝綑緙纊纩绔缂翗考聧聩聭聵肎肯肻胩胯脍膭膾臗舿艐芤苛苦莰菎萪萿葀葵蒈蒉蒯蔲蔻蕢薖薧藈蘷虁虧蚵蛞蜫蝌蝰衉衎袴裃裈裉裍裤裩褃褌褲誆誇誑誙課謉诓诳课豤貇貺贶趶趷跍跨跬蹞躨躻躿軖軠軦軭軻輆輡轗轲逵邝邟邼郀郐鄈鄶鄺酷醌醘釦鈧鈳鉱鉲銙銬銵鋛錁錓錕錹鍇鍞鍨鍷鎎鎧鏗鏮鐦鑛鑧钪钶铐铠铿锎锞锟锴開閌閫閸闊闓闚闞闶闿阃阔阚阬霩靠鞚鞟鞹韕頍頢頦頯顆顑顝颏颗颽餽饋馈馗駃騉騍騤骒骙骷骻髁髋髖髛髠髡髨髺鬠鬫魁鮬鮳鯌鯤鱇鱠鲓鲙鲲鵟鵼鵾鶤鷇鹍黋龕龛'),
  ('l', '両两临丽乐乱亂亃了亮亷仂仑令伦伶佬來例侓侖侣侶俍俐俚俩俪俫倆倈倞倫倮倰偻傈傫僂僆僇僗僚僯儖儠儡儢儮儱儷儸儽兩六兰冧冷冽凉凌凓凛凜刕列刘刢利剅剆剌剓剹剺劆劉劙力劣励劳労劽勆勎勒勞勠勴勵匲匳卢卤卵历厉厘厤厯厱厲厸厽叓另叻吏吕吝呂呖呤咙咧咾哢哩哰哴哷唎唠唡唥唳唻啉啢啦啰啷喇喨喱喽嗠嗹嘍嘞嘮嘹噒噜嚂嚕嚟嚠嚦嚧嚨嚹囄囇囉囒囖囵囹圇圙圝圞圥坜坴坽垃垄垅垆垏垒埌埒埓埨堎堜塁塄塛塯塱塶塷塿墚壈壏壘壚壟壠壢壣壨夌奁奩奱姈姥姴娄娈娌娳娽婁婈婡婨婪婯媡媹嫏嫘嫠嫪嫽嫾嬚嬼嬾孁孄孋孌孏孪孷孿寠寥寮寽尞尥尦屚屡屢履屪屴岚岦岭岺峈峍峛峢峦峲崀崂崃崊崍崘崙崚嵂嵐嵝嵧嵺嶁嶐嶗嶙嶚嶛嶺巁巃巄巒巤帘幱庐庲廇廉廊廔廖廘廩廪廫廬廲彔录彾律徕徠徿忇怜恅恋恡悋悡悢悧悷惀惏愣慄慩慮慺憀憐憥憦憭懍懒懔懢懰懶戀戮戾扐抡拉拎拢拦挒挔挘挛捋捛捞捩捰掄掕掚掠掳揦揧揽搂搚搮摙摝摞摟撂撈撛撩撸擂擄擥擸擼擽攂攊攋攎攏攔攞攣攦攬攭敛敹斂斄斏斓斕料斴旅旈旒旯昤昽晽晾暦暸暽曆曞曢曥曨曪曫朎朖朗朤朥朧朸李来林枥枦柃柆柳栁栃栊栌栎栏栗栛栳栵栾桞桹桺梁梇梠梨梩梸梾梿棂棃棆棙棱棶椂椋椤楋楝楞楼楽榄榈榔榴槞槤樂樃樆樏樐樑樓樚橉橊橑橮橯橹檁檑檩檪櫐櫑櫓櫔櫖櫚櫟櫣櫨櫪櫳櫴櫺欄欏欐欒欖欗欙欚欞欴歛歴歷殓殮毟氀氇氌氯氻沥沦沴泐泠泪泷泸泺洌洛洜洡流浏浖浨浪浬浰浶涖涙涝涞涟涼淋淕淚淥淩淪淶渌湅湰湸溂溇溓溜溣溧滝滤滥滦滷漉漊漋漏漓漣漤漯漻潋潞潦潾澇澑澛澜澟澧澪澰濂濑濓濫濼濾濿瀂瀏瀘瀝瀧瀨瀬瀮瀲瀶瀾灅灆灓灕灠灡灤灵炉炓炩炼烂烈烙烮烺焒焛煉煭熑熘熝熡熮燎燐燗燣燫燯燷爁爄爈爉爎爏爐爒爖爛爤爦爧牢犁犂犖犡犣狑狫狸狼猁猍猎猟猡獜獠獵獹玀率玈玏玲珋珑珕珞珯琅理琉琌琍琏琜琭琳瑓瑠瑬瑮瑯璃璉璐璘璙璢璷璼瓃瓅瓈瓎瓏瓐瓑瓓瓥瓴甊甐甪畄留略畧畱畾疁疄疗疠疬痢痨瘌瘘瘣瘤瘰瘺瘻療癃癅癆癗癘癛癝癞癧癩癳癴癵皊皪盝盠盧盭眬睐睖睙睝睞睩瞜瞭瞵矋矑矓砅砢砬砱砳砺砻砾硉硓硠硦硫硵碄碌碐碖磂磊磏磖磟磠磥磮磱磷磿礌礧礨礪礫礰礱礲礼祣祾祿禄禮禲禷离秝秢稂稆稐稑稜稤穋穞穭穲窂窷窿竂竉立竛竜竰竻笠笭笼笿筙筣筤箂箓箖箩箻篓篥篭篮篱簍簏簕簝簩簬簵簶簾籁籃籙籚籟籠籢籣籨籬籮类粒粝粦粩粮粱粴粶粼糎糧糲糷累紷絡絫絽綟綠綸綹綾緉緑練縭縲縷縺繂繗繚繿纇纍纑纙纚纜纝纞纶练络绫绺绿缆缕缡缧缭罍罏罗罱罶罹羀羅羉羐羚羷羸翋翎翏翴翷老耂耒耢耣耧耬耮聆聊聋联聗聨聫聮聯聾肋胧胪脔脟脶脷脸脼腀腊腡膂膋膐膔膟膢膦膫臁臈臉臘臚臝臠臨舮舲舻艃艆艛艣艪艫良艻芦芲苈苓苙茏茘茢荔荖荦荲莅莉莨莱莲菈菉菕菞菱菻萊萝萰落葎葻蒌蒗蒚蒞蒥蓅蓈蓏蓝蓠蓢蓤蓮蓼蓾蔂蔆蔍蔞蔹蔺蔾蕌蕗蕶蕾薐薕藍藔藘藜藞藟藰藶藺藾蘆蘝蘞蘢蘦蘫蘭蘱蘲蘺蘽蘿虂虆虊虏虑虜蚸蛉蛎蛚蛠蛯蜊蜋蜡蜦蜧蜽蝋蝲蝷蝼螂螊螰螺螻蟉蟍蟟蟧蟸蠃蠇蠊蠝蠟蠡蠣蠦蠪蠫蠬衑袊裂裏裗裡裢裣裬裲裸褛褳褴褵褸襕襝襤襰襱襴襽覝覧覶覼覽览觻詅詈詻誄誏諒論謢謧謰謱譋讄讈讕论诔谅谰豂豅豊貍賂賃賚賴賿贚赁赂赉赖赲趔趢跉跞路踉踚踛踜蹓蹗蹘蹥蹸蹽躏躐躒躘躙躝躪躴躶躼軁軂軨輅輌輘輛輪輬轆轑轔轠轢轣轤轥轮轳轹辂辆辌辘辚辢辣辽连迾連逦逨逯逻遛遱遴遼邋邌邏邐邻郎郒郘郞郦郲鄝鄰鄻酃酈酪酹醁醂醨醪醴醽里量釐釕釠鈩鈴鉝銇銠銮鋁鋃鋝鋢鋫鋰鋶錀錂錄錅錑錬録錴錸鍄鍊鎌鎏鎦鎯鏀鏈鏍鏐鏕鏤鏧鏫鏴鏻鐂鐐鐒鐪鐮鐳鑗鑘鑞鑢鑥鑨鑪鑭鑸鑼鑾钄钌铃铑铝铹铼链锂锊锍锒锣镂镏镙镠镣镥镧镭镰镴镽閝閬閭閵闌闾阆阑阞阾陆陇陋陯陵陸隆隣隴隶隷隸雒雡離雳零雷霊霖霗霛霝霤露霳靁靂靇靈靋靓鞡鞻韊韷領頛頪頱頼顂類顟顱顲颅领颣颲飀飂飅飉飗餎餾饠馏馿駖駠駱駵駺騄騋騮騼騾驎驑驘驡驢驪驴骆骊骝骡髅髎髏髗髝鬁鬎鬑鬛鬣鬸魉魎魯魲魿鮤鮥鮱鯉鯏鯠鯥鯩鯪鯬鯻鰊鰡鰱鰳鱗鱧鱩鱱鱲鱳鱸鱺鲁鲈鲡鲢鲤鲮鳓鳞鳢鳨鴒鴗鴷鴼鵅鵉鵣鵦鵱鵹鶆鶹鷅鷚鷜鷯鷺鸁鸓鸕鸗鸝鸞鸬鸰鸾鹂鹠鹨鹩鹭鹵鹷鹿麍麐麓麗麜麟麢麳黎黧黸鼺齡齢龄龍龒龓龗龙'),
  ('m', '丏么乮买亩仫们佅佲侎侔們偭傌僈僶儚免冃冇冐冒冕冖冞冡冥冪冺凂凕凩刡劘劢劰劺勄勉勐勔募勱卖卯厖吀吂名吗呇呣命咩咪哞哤哶唛喕喵嗎嗼嘛嘜嘧嘪嚒嚜嚤嚰圽坆坶垊埋堥堳塓塺塻墁墓墨売壾夘夢夣妈妙妹妺姄姆姏姳娏娨娩婂媄媌媒媔媚媢媺媽嫇嫚嫫嫲嫹嫼嬍嬤嬵嬷孊孖孟孭宀宓宻密寐寞尛尨屘岷峁峔峚崏嵄嵋帓帞帽幂幎幔幕幙幦幪幭庅庙庬庿廟弥弭彌徾忙忞忟怋怽恈恾悗悯悶惽愍愐愗慏慔慕慜慢慲憫懋懑懜懞懡懣懱懵戂戼扪抹抺抿拇挴捪捫掵掹描搣摩摱摸摹擝擟擵攗攠敃敉敏敯旀旄旻旼明昧昩昴暋暓暝暪暮暯曚曼朙朦木末杗杣杧杩杪枆枚枺某柕栂梅梦棉椚楘楙楣楳榓榠榪槑槾樒樠模橅橗檬檰櫁櫋櫗歿殁母毎每毛毣毪毷氁氂氋民氓汅汒汨沐沒沔沕没沫沬沵泌泖泯洣洺浝浼淧淼渑渳渵渺渼湄湈湎湣満溕溟溤滅满滵滿漞漠漫漭潣澠澷濔濗濛濹瀎瀰灖灭炑烕焖煝煤熐熳燘燜爅爢牟牡牤牦牧牳牻犘犛犸狇狵猕猛猫猸猽獁獌獏獴獼玅玛玟玧玫珉珻琘琝瑁瑂瑉瑪璊瓕甍甿畂畆畒畝畞畮痗痝痲痳痻瘼癦皃皌皿盟目盲盳盿眀眄眇眉眊眛眜眠眯眳眸眽眿睂睌睦睰睸瞀瞄瞇瞐瞑瞒瞙瞞瞢矇矈矊矏矒矕矛码砇砞砪硥硭碼磨礞礣礳祃祙祢禖禡禰秒秘秣穆穈竗笀笢笷笽篃篎篾簚簢米粎糆糜糢糸絈綿緍緜緡緢緬緲縵縸縻繆纆绵缅缈缗缦缪罞罠罵羃羋美羙耄耱胟脄脈脉脒脢腜腼膜臱艋艒艨芇芈芒芼苗苜苠苺茂茅茆茉茗茫茻荬莈莓莔莫莯莽莾菛萌萺葂葞葿蒙蒾蓂蓦蓩蔄蔑蔓蔝蔤蔴蕄蕒薎藌藐藦蘉蘑蘪蘰蘼虋虻蚂蚞蛑蛖蛨蛮蜜蜢蝐蝒蝞蝥蝱螞螟螨蟆蟇蟊蟎蟒蟔蠎蠓蠛蠠蠻衇衊袂袤袮襔覒覓覔覛覭觅詸詺謀謎謐謨謩謬謾谋谜谟谧谩谬貃貈貉貊貌貓貘買貿賣贸跊踇踎躾軞迈迷遤邁邈邙郿鄍鄚鄤鄮鄳鄸酕酩酶醚醾醿釄釯鈱鉚鉧鉬鉾銆銘銤鋂鋩錉錨錳鍆鍪鍲鎂鎇鎷鏋鏌鏝鑖钔钼铆铓铭锚锰镁镅镆镘镾門閁閅閔閩门闵闷闽陌雮霂霉霡霢霥霾霿靀靡面靣靦靺鞔鞪韎顢顭颟饃饅饛饝馍馒馬駡駹驀马骂髍髦髳鬕鬗鬘鬽魅魔魩魹鮸鯍鯭鰢鰵鰻鱴鳗鳘鳴鴓鴖鴾鶓鶜鶥鷌鷶鸍鸏鸣鹋鹛鹲麊麋麛麥麦麪麫麰麵麺麻麼麽麿默黙黣黴黽黾鼆鼏'),
  ('n', '乃乜乪乸伮伱伲佞你侫侬侽倪倷倿傉傩儂儗儜儞儺儾內内农凝努匘匿卄南吶呐呢呶咛哖哝哪唸啮喃喏嗫嗯嗱噛噥嚀嚙嚢囁囊囓囔囜囡圼坭垴埝埿堄堖夒奈女奴奶奻妞妠妮妳姩娘娚娜娞婗婩婻嫋嫐嫟嫩嫰嬝嬢嬣嬭嬲嬺孃孥孬孴孻孼孽宁寍寕寗寜寧尼尿屔屰峱嵲嶩嶭巎巕帇年廼廿弄弩念忸怒怓怩恁恧恼您悩惄惗惱愞愵憹懦懧戁扭抐抩抳拈拏拟拧拰拿挊挐挠挪挵捏捺捻掜掿揇揑搙搦搻摨摰撓撚撵擃擬擰攆攮敜旎昵晲暔暖暱曩朒杻枏枿柅柟柠柰梛棿楠榒槈槷樢橠橣檂檷檸檽櫱欁欜氖氝氞氼汼沑泞泥浓涅涊淖淣淰渜渿湳湼溺澝濃濘灢炄焾煗煵燶牛牜狃狔狞猊猱獰獳獶獿瑙甯男畘疒疓疟痆瘧癑眤眲睨矃砮硇硸碙碯碾禯秊秜秥秾稬穠穤笝笯篞簐籋籹籾粘糑糥糯糱糵納紐縌繷纳纽羺耐耨聂聍聣聶聹聻肭胒胬能脌脑脓脮脲脳腇腉腦腩腻膩膿臑臡臬臲艌艿苨苶茑莥莮菍萘萳蒳蔦蔫蕽薴薿蘖虐蚭蛲蜺蝻螚蟯蠥蠰衂衄衲袅袦裊褦褭襛觬訥詉誽諵諾譊譨讘讷诺豽貀貎赧跜踂踗踙蹃蹍蹑蹨躎躡軜輗輦辇辗農辳迺逆逽遖那郍郳酿醲醸釀釢釹鈉鈕鈮錗錜錼鍩鎒鎳鎿鐃鐞鑈鑏鑷钀钕钠钮铌铙锘镊镍镎閙闑闹陧隉隬难難雫霓靵靹顳颞餒餪饢馁馕馜駑驽鬞鬡鬧魶鮎鮾鯘鯢鯰鲇鲵鲶鳥鵇鸋鸟麑黏鼐齈齉齧齯'),
  ('o', '偶吘呕哦嘔噢塸怄慪櫙欧歐殴毆沤漚熰瓯甌筽耦腢膒蕅藕藲謳讴鏂鴎鷗鸥'),
  ('p', '丕丬丿乒乓仆仳伂伓伾佩俖俜俳倗偏傰僄僕僻冸凭凴判刨剖剻剽劈勡匉匍匏匹厐叛叵呠呯呸咅咆品哌哣啤啪喯喷嗙嘌嘙嘭噗噴噼噽嚩嚬嚭囨圃圑圤圮坡坢坪坯垉垺埔埤培堋塀塜塳墣壀夆奅妑姘姵娉娝娦婄婆媥媲媻嫎嫓嫔嫖嫳嬪尀屁屏岥岯岶岼崥嶏帊帔帕帡帲幈幋平庀庖庞廹弸彭彯彷徘徬徱怌怕怦恲悂慓慿憉憑憵扑批抔抙抛抨披抷拋拍拚拼捀捊捧掊排掱掽揊搒搫撆撇撲擈擗攀攴攵敀斾旁旆旇旚昢普暜暼曝朋朴杷枇枈枰柈梈棑棚椖椪楄楩榀槃槰樥樸檏檘櫇歕殍毗毘毰氆氕汖沛沜沠泙泡泮泼洀洦洴派浦浿涄淎淜淠渒湃湐湓溌溥溿滂漂漰潎潑潖潘潽澎澼濆濮瀊瀑炇炋炍炐炮炰烞烳烹焩焷爬爮爿片牉牌牝犃犏犤犥犻狉狍狓猅獛玭玶珀珮琵琶璞瓢瓫瓶甁甓甹畔疈疋疱疲痞痡癖皅皏皤皫皮皰盆盘盤盼眅眫睥瞟瞥瞨矉砏砒砯砰砲破砶硑硼碰磇磐磞磻礔礕礗礟礮票秛秠稝稫穙穦竮竼笸筢箁箄箥箳篇篣篷篺篻簈簰簲粕紕縏縹纀纄纰缥缾罴羆翍翩翲翸耙耚耪聁聘聠肧肨肶胓胖胚胮胼脬脯脴脾腁腗膍膖膨舖舗舥舽艵芃芘苉苤苩苹荓莆莑莩菐菩萍萠萢葐葡葩蒎蒪蒰蒱蒲蓜蓬蓱蔈蔢薲薸蘋蘕蚍蚲蚽蛢蜱螃螵螷蟚蟛蟠蠙蠯衃袍袙袢袶裒裴裵褜襻覑覕覫詊評諀諞諩譜譬评谝谱豼豾貔貧貵賆賠贌贫赔趴跁跑跘踫蹁蹒蹣蹼軯軳軿輣輧輫轡辔辟迫逄邳郫郱鄱配酺醅醗醥醱釙釽鈚鈹鉕鉟銔銢鋪鋬錃錇錋錍鍂鎃鎜鏷鏺鐅鐠鑝鑻钋钷铍铺锫镤镨閛闝闢阫阰陠陪陴隦雱霈霶霹靤鞄鞞鞶韸韼頖頗頩顠顰颇频颦飃飄飘馪馷駊駍駓駢騈騗騙騯驃驞骈骗骠骿髬髼鬅鬔魄魒魮魸魾鮃鮍鯆鰟鲆鲏鳑鴄鵥鵧鵬鶣鷿鸊鹏麅麭鼙龎龐'),
  ('q', '七丌且丘丠乔乞乹乾亁亓亝亲仟仱企伣伹佉佢佥佺侨侵俅俏俔倛倩倾偂傔傕傶傾僉僑僛僺儙儝儬兓全其冾凄凊切刋刞券前剘剠劁劝劬勍勤勧勪勸匤匧区區千卭却卻卿厒厹厺去取叴吢吣启呛呮呿咠唒唘唚唭唴啌啓啔啟啳喬嗆嗪嗴嘁嘺噐噙器囚囷圈圊圏圱圲圶圻坅坥坵埆埐埢埥埼堑塙塹墄墏墘墙墝墧墻墽壍夋夝夡奇奍契奷妻妾姾娶娸婍婘婜媇媊媝嫀嫱嫶嬙嬛嬱孅孯宆宭寈寑寝寢寴屈屺岂岍岐岒岓岖岨岴峑峠峤峭峮崅崎崷嵌嵚嵜嵰嶇嶈嶔嶜巏巧巯巰帢帩帬帺幧庆庈庼廎廧弃弮強强彊忂忯忴怯恘恮恰恷悄悏悓悛悫悭悽情惓惬惸愀愆愜愨愭慊慤慳慶慼慽憇憈憌憔憩懃懄懠戕戗戚戧戵扏扦扲抋抢抾拑拤拪拳挈捦捿掅掐掑掔掮揿搇搉搝搴搶搼摖摤撁撬撳撽擎擏擒攐攑攓敧敲敺斉斊斨斪斳旂旗昑晴晵暒暣曲朅朐期权杄杞枪柒栔栖桏桤桥桼梂梣梫棄棈棊棋棨棬棲棾椌椠椦楸楾榩榷榿槍槏槗槧槭樈権樯樵橇橋橩橬檎檠檣檱檶檾櫀櫏櫦櫵權欋欔欠欦欫欹欺欽歉歧歬殎殏殑殸殻毃毬氍气気氢氣氫氰求汓汔汘汧汽沁沏泅泉泣洤洯洽浀浅浗淁淇淒淭淸淺清渞渠湆湇湫湬湭湶溬滊漀漆漒潛潜澿濝濪濳瀙灈灊炁炔炝烇焪焭煀煔煢煪熍熗燆燩爠牄牆牵牶牷牽犈犞犬犭犰猉猐獇玂玌玘玱珡球琦琪琴琷琹琼瑔瑲璂璆璖璩瓊瓗甈甠畎畦疧痊瘸瘽癄癯皘皳皵盀盚盵睄睘瞏瞧瞿矵砌硂硈硗硘硚硞确碁碃碏碕碛碶確碻磜磧磩磬磲磽礄礐礭祁祇祈祛祺禥禽秋秌秦穐穕穷穹窃窍窮竅竆竊竏竒竘竬笉笡笻筁筇筌签箝箞箧篋篍篏篟篬簯簱簽籏籖籡籤籧粁粬粸糗紌紪紶絇絟絿綅綣綥綦綪綮綺緀緧縓縴繈繑繦繰繾绮绻缱缲缺缼罄罊羌羗羟羣群羥羫羬羻翑翘翹耆耝耹聺肍肵肷胊胠胢脐腔膁臍臞臤舼艢艩芁芊芑芞芡芩芪芹苆苘茄茕茜茾荃荍荞荠荨莍菃菣菦菬菳萁萋萕萩葋葜葝葥葲葺蒛蒨蔃蔳蔷蕁蕎蕖蕲薔藄藑藒藭藮藽蘄蘒蘠蘧虇虔虬虯蚈蚑蚔蚙蚚蚯蛆蛐蛩蛪蛬蛴蛷蜝蜞蜣蜷蜸蜻蝵蝺螓螧螶螼蟗蟝蟿蠄蠐蠤蠷蠸蠼衐衢衾袪裘裙裠褀褄褰襁覃親覰覷覻觑觓觠觩訄訅訖詓詘詮誚誛誳諆請諐諬謒謙謦譙譴讫诎诠诮请谦谯谴谸豈賕赇起赹赾趋趍趞趣趥趨趫趬跂跄跒跧跫跷踍踡踥蹊蹌蹡蹺蹻躈躣躯軀軝軡軥軽輇輕輤轻辁迁迄迉逎逑逡遒遣遷邔邛邱郪郬郻鄡鄥鄿酋酠醔醛釚釥釮釺釻鈆鈐鈙鈫鉗鉛銎銓銭銶鋟錆錡錢鍥鍫鍬鎆鎗鏒鏘鏚鏲鏹鐈鐉鐑鐰鑋鑓鑺钎钤钦钱钳铅铨锓锖锜锲锵锹镪閴闃闋闎闕闙阒阕阙阡阹陗陭雀雂霋靑青靘靬靲鞐鞒鞘鞦鞧鞩鞽韆韏韒頃頄頎頝顅顉顦顴顷颀颧駆駈駩駸騎騏騚騝騡騫騹驅驱骎骐骑骞髂髚髜髷鬈鬐鬜鬝鬿魌魼鮂鮼鯄鯕鯖鯜鰁鰌鰍鰬鰭鰸鰽鱋鲭鲯鳅鳈鳍鳹鴝鵭鵮鵲鵸鶀鶈鶌鶖鸜鸲鹊鹐鹙麒麡麮麯麴麹黔黚黢黥鼁鼩鼽齊齐齤齲龋龝'),
  ('r', '乳人亻仁仍仞仭任侞偄偌傇傛儒儴入冄冉冗刃刄勷叒叡呥嗕嘫嚅嚷囸坈堧壌壖壡壤壬如妊姌姙娆婼媃媆媣媶媷嫆嬈嬫嬬孺宂宍容屻岃峵嵘嵤嵶嶸嶿帤弱忈忍忎惹懹戎扔扖扨扰挼捼揉搈搑撋擩擾攘日曘曧朊朲杁杒枘染柔栄栠栣桇桡桵梕棯楉楺榕榮榵槦橈橍橤橪毧氄汝汭洳润渃渘渪溶溽潤濡瀜瀼热烿焫然煣熔熱燃爃爇爙牣狨獽珃瑈瑌瑞瑢瓀瓇瓤甤睿碝礝礽祍禳禸秂秹稔穁穃穣穰筎箬篛粈糅紉紝絍絨綛緌緛縙縟繎繞繠纕纫纴绒绕缛羢耎肉肕肗肜肰脜腍腝腬膶芢芮芿苒若茙茸茹荏荛荣荵葇蒅蒘蒻蓉蓐蕊蕋蕘蕠蕤薷蘂蘃蘘蚋蚦蚺蜹蝚蝡蝾融螎蠑蠕衵衻衽袇袡袵袽褣褥襓襦訒認譲譳讓认让讱蹂躟躵軔軟軵輭輮轫软辱辸遶邚鄀鄏醹釰釼鈓鈤銋銣銳鋭鍒鎔铷锐镕閏閠闰阮陾隢靭靱鞣韌韖韧顬颥飪餁饒饪饶馹駥騥驲髥髯鬤魜鰇鰙鰯鱬鳰鴑鴽鵀鶔鶸'),
  ('s', '丄三上世丗丝丧书乨乭乷乺亊事亖亗什仕仨伞伤伸伺似佀佘使侁侍価侸侺俕俗俟俬倏倐倠倯倽偗傁傃傓傘傞傱傷傻僐僧僳僿儍儩儵兕兘兟兽冟凁凇凘删刪刷剩剰剼劭势勝勢勺匴十卅升卋卛卲厁厍厙厦厮厶叁双収叔受叜叟史司吮呏呞呩呻咝咰哂哨哸唆唢唦售唰唼商啥啬善喢喪嗇嗉嗍嗓嗖嗜嗣嗦嗩嗮嗽嗾嘇嘥嘶噝噬噻囌四圣圸垧垨埏埘埣埽堔塐塑塒塞塽塾墅墒墠墡墭士壭声壽夀夊夙失奢奭妁妽始姍姒姗姝姼娀娋娑娠娰婌婶媤嫂嫊嬕嬗嬘嬸孀孇孙孠孫孰守宋实実审室宩宷宿寔實審寺寿射尌少尗尙尚尸屍屎属屬山屾岁峕峷崧崼嵊嵗嵩嵵嵷巳市帅师帥帨師帹幓庶庺庻廀廈廋廝弎式弑弒弞弰弽彡徥忪怂思怷恀恃恕恖恦悚惢愢愫愬愯愼慎慑慡慫慯慴憟憴憽懎懾戍戺所扄扇手扌扟扫抒拭拴拾挱挲挻捎捒捜损捨掃授掓掻揌揓損搎搔搜搠搡搧摂摄摅摉摋摍摔摗摵撒撕擅擌擞擻攄攝收敒散数數敾斘斯施旓旞时旹昇昚是昰時晌晒晟晠晱暑暛曋曑曙曬書曻朔术杀杉杓束杫杸松枀枡枢枩枾柖柗柛柵柶柹柿栅树栓栜栻桑桒桫桬梀梢梥梭梳森椉椫椮椹楒楤榁榊榝榡榫榯榹榺槂槊槡槮樉樎樕樞樧樹樿橓橚橳橾檆檖檧檨櫒櫢櫯欆欇欶歃歚歮歰歲歳死殅殇殊殐殤殳殺毢毮毵毶毸毹毺毿氉氏氠水氵氺汕汜沈沙沭泀泗泝泤泩洍洒洓洠洬浉浽涁涉涑涗涘涚涩涭涮涻淑淞深渉渋渖渗渻湜湤湦湿溑溞溡溮溯溲溸溹溼滖滠滲滳漡漱漺潄潚潥潲潵潸潻澀澁澌澍澘澨澻濇濉濍濏濕濖瀃瀋瀒瀡瀭灀灄灑灗炶炻烁烒烧焂焺焼煞煫煶煽熌熟熵燊燍燒燧爍爽牭牲犙狦狩狮狲狻猀猞猻獀獅獡獣獸玊玿珄珅珊珟琐琑琞瑟瑡瑣璛璱璲璹瓍甚生甡甥甦甧甩申畬畭畲疎疏疝痁痠痧痩瘆瘙瘦瘮瘶瘷癙盛省眂眎眒眘眚眡眭睃睒睗睟睡睢瞍瞚瞤瞫瞬矂矟矢矤矧石砂砕砷硕硰硹碎碩碿磃磉磰礵示礻社祀祏祘神祟祱祳禗禠禩禪禭私秫秲稅稍税稣穂穇穌穑穗穟穡穯穼窣竍竔竖竢竦竪笇笋笘笙笥笶筍筛筭筮筲箑算箰箷篩簁簌簑簔簛簨簭簺籂籔籭籶籸粆粛粟糁糂糝糣糤糬糹紓紗素索紳紹絁絉絲綀綏綤綬緔緦縄縔縤縮縿繀繅繉繐繕繖繩繬繸繺纟纱纾绅绍绥绱绳绶缌缞缩缫缮罙罧署罳羧羴羶翜翣耍耜耸聖聲聳肂肃肅肆肾胂胜脎脠脤脽腎腧腨腮膄膆膳膸膻臊舌舍舎舐舒舓舜舢艄艏艘艭色芍芕芟苏苫苼荗荪荽荾莎莏莘莦莳菘菽萐萨萷葚葠葹蒁蒐蒒蒔蒜蒴蓀蓃蓍蓑蓡蔌蔎蔏蔘蔬蔱蕂蕣蕬蕯蕱蕵蕼薓薞薥薩薮薯藗藪藷蘇蘓虒虪虱虵虽蚀蛇蛥蛳蛸蜀蜃蜄蜤蜶蝕蝨螄螋螦螪螫蟀蟖蟮蟴蟺蠂蠴術衫衰袑裋裑裞裟裳褨褬褷襂襚襡襩襫襹視覗覢覾视觞觢觫觴訕訟訠設訯訴訷試詩詵誓誜誦說誰誶諗諟諡謆謖謚謪譅識譝譢譱讅讪讼设识诉试诗诜说诵谁谂谇谉谡谥豎豕貄貰貹賒賖賞賥賸賽贍贖贘贳赊赎赏赛赡赦赸趖趚跚跾踈蹜身軕軗軾輋輎輸轖轼输辻述送适逝速逤遀遂遈遡適遬遾邃邖邥邵邿鄃鄋鄯酥酸酾醙釃釈释釋釤釲釶鈒鈰鈶鈻鉂鉃鉇鉎鉐鉥鉮鉰鉽銏銫銯銴鋉鋖鋠鋿錰鍟鍦鍶鎍鎖鎙鎟鎨鎩鎪鎹鎻鏁鏉鏛鏣鏯鏼鏾鐁鐆鐥鐩鑜鑠钐钑铄铈铩铯锁锶锼閂閃閊閐閖閪閯閷闩闪阩陎陕陝陞陹隋随隡隧隨隼雖雙雭霎霔霜靸鞖鞝韘韢韶順頌頣顋顙顺颂颡颯颸颼颾飋飒飔飕食飠飤飧飱飼飾餗餙餝餸餿饊饍饣饰饲馊馓首馺駛駟駪駷騃騇騒騦騪騷騸騻驌驦驶驷骕骚骟骦髄髓髞髾髿鬆鬊鬖鬙鬺魦魫鮖鮛鮹鮻鯂鯅鯊鯋鯓鯴鯵鰓鰘鰠鰣鰤鰰鰺鱐鱓鱔鱢鱪鱰鲥鲨鲹鲺鳃鳋鳝鳲鳾鵢鵨鵿鶐鶳鶽鷞鷥鷫鸘鸤鸶鹔鹴麝黍鼠鼡鼪鼫鼭鼶'),
  ('t', '乇亠亭他仛仝伖体佗佟佻侂侤侹侻俀倎倓倘倜偍偒停偷偸傏傝傥僋僓僣僮儓儯儻兎兔兲冭凃凸剃剔剸劏勭匋厅厗厛台叹同吐吞听呑呫咃咜咷哃唋唐唺唾啍啕啴啺啼嗁嗵嗿嘆嘡嘽噋嚃嚏嚔嚺团団囤図囼图圕圖圗團土圡圢圫坉坍坛坣坦坨坮埫埮堂堍堗堶塌塔塗塘塡填墖墥墰墵壇壜天太夲夳头套她妥妵娗娧婒婖婷婾媞媮嫍嫷嬥嬯孡它宊宨尵屇屉屜屠屯岧岮岹峂峝峹崉崹嵉嵞嶀嶞帑帖幍幐庁庝庣庩庭庹廜廰廳廷弚弢弹彖彤彵徒徲忐忑忒忕忝忲忳态怗怢怹恌恬恸悇悌悐悿惕惖惿慆態慝慟慱憅憛憳憻戃戻托扡投抟抬拓拕拖挑挞挩挮挺捅捈捝捸掏探掦推掭提揬搨搪搯搷摊摥摶撻擡擹擿攤敨斢旫旲旽昙晀晍晪暺暾曇曈曭替朑朓朜朣杔条枱柁柝桃桐桯桶梃梌條梯梼棠椭楕楟榃榙榳榶榻槄槖槫樋樤橐橔橖橝橢橦橽檀檮檯檲歎歒殄殢毤毯毻毾氃氽汀汑汢汤汰汱沓沰沱沺泰洮浵涂涋涏涒涕涛涶涾淌淘淟添渟湉湍湠湥湪湯溏溙溻滔滕滩漙漛漟漽潬潭潳潼澾濌濤灘炭炱炲炵烃烔烫烴烶焘焞煓煺煻熥燂燑燙燤爣牠特犆犝狏狧狪猯獞獭獺珽琠瑅瑫瑭瑱瑹璮璳瓋甛甜田町甼畋畑畽疃疼痋痌痑痛痜痰痶瘏瘫癱盷眮眺睓睼瞳矘砣砤砼碢碮碳碵磄磌磹祂祒祧祹禟禢禵禿秃秱稊稌穜穨突窕窱窴童笤笹筒筡筩筳箈箨篖篿籉籊籐籘籜粏粜粡糃糖糛糰糶紏紽紾絛絧絩統綂綈綎綯緂緰緹縚縢縧统绦绨绹缇罈罎罤羰耓耥聎聑聤聴聼聽肽胋胎脁脡脫脱腆腯腾腿膅膛膧膯臀臋臺舑舔舕舚舦艇芀芚苔苕茼荼莌莛莵菟菭菼菾萄萔萚萜葖葶蒤蓎蓚蓨蓪蓷蕛薙薚薹藤藫藬蘀蘈蘣虅蚒蛈蛌蛻蜓蜕蜩蜪蝏蝪螗螣螳蟘衕袉袒袥裪裼褅褆褖褟褪襢覜覥觍討託詑詜詷誊誔誻談諪謄謕謟譚譠譶讨讬调谈谭豘豚貒貚貪貼賟贪贴赨赯趒趟趧趿跅跆跎跳跿踏踢踼蹄蹆蹋蹏蹚蹪蹹躂躢躰躺軆軘轁迌迢迯退逃透途逖通逷遆遝遢邆邒邰郯鄌酞酟酡酮酴醄醈醍醓醣醰釷鈦鈯鉄鉈鉖鉭鉵銅銕銻鋀鋌鋚鋱鋵鋾錔錟錪鍎鍗鍮鎕鎥鎲鏄鏜鐋鐡鐵钂钍钛钭钽铁铊铜铤铴铽锑锬镋镗镡閮闐闒闛闥闧闼阗阘阤陀陁陶隚隤霆霕霯靔靝鞀鞉鞓鞗鞜鞱鞳鞺韜韬頭頲頹頺頽顃題颋颓题颱飥飩飸飻餂餇餮餹饀饄饕饦饧饨馟馱馲駄駘駝駞駣駦駼駾騊騠騨騰驒驖驝驣驮驼骰骵骽體髫髰鬀鬄鬌魋魠魨鮀鮐鮙鮦鮵鮷鯈鯷鰖鰧鰨鰷鲀鲐鲖鲦鳀鳎鴕鴫鵌鵎鵚鵜鵵鶗鶙鶟鶶鷆鷈鷉鷋鷏鷒鷤鷵鷻鸵鹈黇黈黗鼉鼍鼗鼞鼟鼧鼮鼵齠龆'),
  ('w', '万丸为乄乌五亡亹亾仴仵仼伆伍伟伪位佤侮俉倇倭倵偉偎偓偽僞儛儰兀兦刎刓剜剭务劸務勜勿午卍卐卧卫危卼厃叞吳吴吻吾呅呉呜呡味咓咼哇唍唔唩唯啎問喂喎喔喡喴嗗嗚嗡嗢囗囲围圍圬坞坬埦塆塕塢塭墛墲壝壪外夗奣奦妄妏妧妩委威娃娒娓娪娬娲婉婐婑婠婺媁媉媙媦媧嫵完宛寤寪尉尢尣尩尪尫尾屋屗屲屼岉岏峗峞峿崣崴嵍嵔嵡嵨嵬嶉嶶巍巫帏帵帷幃幄庑廡弙弯彎彣彺往徃徍徫微忘忢忤忨怃悞悟悮惋惘惟愄愇慰憮懀戊我扤抆抏挖挝挽捂捖捤捥捾揋握揻揾搲搵摀撱攚攨敄文斖斡於无旺旿昷晚晤晥晩晼暀暐暡望朢未杇杌杤枂枉桅桽梚梧梶棢椀椲椳楃楲榅榲橆欈歍武歪歾殟毋汍汙汚污汪汶沃沩洈洖洧洼洿浘浯涠涡涴涹渂渥渦渨温渭湋湾溈溛溦溩溫滃漥潍潕潙潫潿澫濣濰濻瀇瀢灣炆炜為烏烓烷焐無焥煒煟煨熃熓熭燰爲物牾犚犩猥猧猬王玝玩玮珳珷珸琓琬瑋瑥瑦璑璺瓁瓦瓮瓾甒甕畏畖畹痏痦痿瘒瘟癓皖盌睕瞃瞈瞣瞴矀矹砙硙硪碔碗碨磈磑祦稳穏穩穵窊窏窐窝窩窪窹竵笂箼粅紈紊紋絻綩維綰網緭緯縅繧纨纬纹维绾缊罋网罒罓罔罖罻翁翫聉聞聬肟肳胃脕脗脘腕腛腲腽膃膴臒臥舞艉芄芛芜芠芴苇苿茣荱莁莞莣莬莴菀菋菵萎萖萬萵葦葨葳蒍蓊蓶蔚蔿蕪蕰蕹薇薍薶藯蘁蘶蚉蚊蚟蛙蛧蜈蜗蜲蜼蜿蝄蝛蝟蝸螉螐螡螱蟁蟃蟱衛衞袜褽襪覣覹詴誈誣誤誷諉謂譕讆讏诬误诿谓豌豱貦贃贎踒踓踠躌躗躛軎輐輓輞輼轀轊辋辒迋迕违逜逶違邬邷郚鄔鄬醀鋄鋈鋔鋘鋙錽鍏鍡鎓鎢鎫鎾鏏钨铻閺閿闅闈闦问闱闻阌阢陚隇隈隖隗雯雺雾霚霧霨霺靰鞰韈韋韑韙韡韤韦韪頑頠顐顡顽颹餧餵饂饖馼駇騖骛骩骪骫魍魏魰鮇鮠鮪鯃鰃鰄鰛鰞鰮鲔鳁鳂鳚鳼鴍鴮鵐鵡鶩鶲鷡鹀鹉鹜鹟鼃鼤鼯鼿齀齆齷龌'),
  ('x', '丅下习乡乤乴些享亯亵仙仚伈休伨伩伭伳伵佡佭侀侐侚侠侾係俆俙俠信俢修俲俽倖偕偞偦偰偱傄傒傚僁僊像僖僩僲僴儇兄兇先兮兴冔写冩冼凞凶刑削劦効勋勖勗勛勨勰勲勳匂匈匣匸卂卌协協卥卨卸卹厀厢县叙吁吅向吓吷吸呬呷咁咞咥咲咸咺咻哅响哓哘哮哯唏唽啣啸喐喜喣喧喺嗅嗋嗛嘋嘕嘘嘨嘯嘵嘻噀噏噓噚噧噷噺嚊嚑嚡嚮嚱嚻囂囍囟圩圷坃坹型垥垶垷垿埉埙塇塤塪塮墍墟壆壎壐壦壻夏夐夑夓夕奊奚奞奾妡妶姁姓姠姭姺娊娎娙娭娴娹婋婞婱婿媗媟媭媳嫌嫙嫺嫻嬃嬆嬉嬐嬜嬹孈孝孞学學宣宪宯宵寫寻尋小尟尠屃屑屓屖屟屣屧屭屳岘岤岫峀峃峋峡峫峴峽崄崤嵠嶍嶑嶨嶮嶰巂巇巡巷巺巽希席幰幸序庠庥庨廂廞廨廯廵弦弲彇形徆徇徐徙徢循徯忀心忄忚忥忷忺忻性怬怰怴怸恂恄恊恓恔恟恤息悉悕悬悻惁惜惞想惺愃愋愶愻慀慉憘憙憢憪憲憸懁懈懗懸戌戏戯戲扱扸拹挟挦挾掀揎揗揟揱揳搟携撊撏撨撷擕擤擷攇攕攜攳效敍敘敩敮敻斅斆斈斜新旋旪旬旭旴昍昔昕星昡昫显晅晇晑晓晛晞晰晳暁暄暇暊暬暶暹暿曉曏曐曛曦朂朽杊杏杴杺析枔枭枮枲枵柙栒栙校栩桖桪桸梋梟械梺椞椺楈楔楦楿榍榭榽槒槢樇樨樰樳橀橌橡橲橺檄檈櫶櫹欀欣欨欯欰欷歆歇歊歔歖歗歘歙殈殉殾毊毥毨氙氥汐汛汹汿沀泄泫泶泻洐洗洨洩洫洵洶浔浠涀消涍涎涬淅淆渓渫渲湑湘湺溆溪溴滎滫漇漝漩漵潃潇潊潝潟潠潯澖澙澥澩瀉瀗瀟瀣瀥灥灦灱灲灺炘炠炧炨炫烅烋烌烍烚烜烯烲烼焁焇焈焎焟焬焮焸焽煆煊煋煕煖煦熁熂熄熈熊熋熏熙熹熺熻熽燅燖燢燨燮燲燸燹燻爋爔爕牺犀犔犠犧狌狎狘狝狥狭狶狹猃猇猩献獝獢獫獬獮獯獻玁玄现玹玺珗珛珝珣珦珨珬現琁琄琇琋瑄瑆瑎瑕璇璓璕璽璿瓖瓨甉畃疜疞疶痃痚痟痫瘜癇癎癣癬皙皛皢皨盢盨盱相盺盻県眩眴睍睎睱睲睻瞁瞎瞦瞲矄矎矖矽硎硒硖硝硣硤碬碹磍磎磶礂礥祄祆祥祫禊禑禒禤禧禼秀秈稀稄稥稧稰稴稸穘穴穸窙窨窸笑筅筪筱筿箫箮箱箲箵箾篂篠簘簫籼粞粯糈糏糔糦糮系紃細紲絃絏絢絤絬絮絴綃綇綉綊綌続綫緆緈緒緖緗線緤緳縀縃縖縘縣縰縼繊繍繏繡繥繫繲繻纁纈續纎纖纤线绁细绚绡绣绤绪续缃缐缬缷缿罅羞羡羨羲翈習翓翔翕翖翛翧翾聓聟肖肸肹胁胘胥胷胸脅脇脋脙脩脪腥腺膎膝膤膮膷臐臔臖臹臽舃舄興舋舝舷舺舾艝芎芗芧芯苋苬苮茓荀荇莃莕莧莶菥萧萫萱萲葈葕葙葸蒆蒠蒣蒵蓄蓆蓒蓰蓲蓿蔙蕈蕦蕭蕮蕸蕿薂薌薛薟薢薤薪薫薰藃藓藖藚藛藼蘍蘐蘚虈虓虗虚虛虩虲虾蚃蚬蚿蛝蛵蜁蜆蜥蝎蝑蝖蝢蝦螅螇螑蟂蟋蟏蟓蟢蟰蟳蟹蠁蠉蠍蠏蠨蠵血衅衋行衒衔衖衘衺袕袖袨袭裇褉褎褏褻褼襄襐襑襭襲襳西覡覤觋觪觲觷觹觽觿訊訏訓訙訢訤訩訫許訹詗詡詢詨詳詾誟誢誵誸諝諠諧諰諴諼諿謃謏謑謔謝謵譃譆譞譣讗训讯许讻诇询详诩谐谑谖谞谢谺谿豀豏象豨豯貅貕賉賢賯贒贙贤赥赩赮赻趇趐趘跣跭跹踃踅蹝蹮躚躞躠躧軐軒輱轄轌轩辖辛辥辪迅迿选逊逍遐遜選邂邜邢邤邪郄郉郋郤郩郷鄉鄊鄎鄕鄦鄩酅酗酰醎醑醒醯醺釁釳釸鈃鈊鈢鉉鉨鉩鉶銄銊銑銒銛銜銝銷銹銽鋅鋞鋧錎錫鍁鍌鍜鍹鎀鎋鎴鎼鏅鏇鏥鏬鏭鏽鐊鐌鐔鑂鑐鑦鑫鑲鑴钘铉铏铣铦销锈锌锡锨镟镶閑閒閕閜闟闲阋阠陉限陘陜陥险陷険陿隙隟險隰隵雄雪需霄霞霫霰霼靴靾鞋鞢鞵鞾韅韯韰韱響項須頊顕顖顨顯项须顼颬颴颵飁飍飨餉餏餡餳餼饈饎饗饟饩饷饻馅馐香馦馨馫馴馸駨駽騂騢騱騽驉驍驤驨驯骁骍骧骹髇髐髤髹鬚鬩鬵魆魈魖魻鮏鮝鮮鮴鯑鯗鯹鰕鰚鰼鱃鱈鱌鱏鱘鱚鱜鱮鱶鱻鲜鲞鲟鳕鳛鴞鴵鵂鵗鶱鶷鷍鷳鷴鷼鷽鸂鸮鸴鸺鹇鹹麘麙麲黖黠鼷鼸齂齅齘齛齥龤'),
  ('y', '一与业丣严丫乁乂义乊乑乙乛也乵乻亄予于亐云亚亜亞亦亪亱亴亿仡以仪仰仸伃伇伊优伛伝伢伿佁佑佒余佚佣佦佯佾侇侌侑依俁俋俑俞俣俨俹俼倄倚倻偀偃偊偐偠偤偯傆傊傜傟傭傴傿僌僪僷儀億儥優儼允元兖兗兪养兿円冘冝冤冴冶凐刈刖剈剡剦劓劜劮劷勇勈勚勩勻匀匇匜匬医匽卣印厊压厌厑厓原厡厣厭厳厴厵又友右叶吆吔吚吟吲呀呓员呦呭呹咉咏咦咬咽咿哊哑哕哟員唀唁唈唌唖唫唷唹啘啞啨啱喁喅喑喓喗喦喩喭喲営喻嗂嗈嘢嘤噎噖噞噟噦噫噮噰噳噾嚈嚘嚚嚥嚴嚶囈囙因囦囩园囿圁圄圆圉圎園圓圔圛圠圧圯坄坱垔垚垟垠垣垭垸垼垽埇埜域埡埶埸堉堐堙堣堬堯堰堷塋塎塩塬墉墕墷墿壄壅壓壛壧壱壹夁夜夤夭央夵夷夽奄奕奫妍妖妘妜妟妤妪妴姎姚姨姲姷姸姻娅娛娫娮娯娱婣婬婭婴婹媀媐媖媛媱媴媵嫄嫈嫕嫗嫛嫞嫣嬄嬊嬑嬟嬩嬮嬰嬳嬴嬽嬿孆孍孕孧孲孾宇宎宐宜宥宧宴寃寅寓寙寱寲尤尧尭尹屹屿岄岆岈岟岩岳峄峓峟峣峪峳峾崕崖崟崦崯崳崵崸崺崾嵃嵎嵒嵓嵛嵱嶎嶖嶢嶤嶧嶪嶫嶬嶷嶼嶽嶾巆巊巌巖巗巘巚已巸帟帠幆幺幼幽庌应庘庡庮庸庽庾廕廙廮廱廴延异弇弈弋弌引弬彛彜彝彞彟彥彦彧彮影役徉御徭忆忔応忧忬怈怏怞怡怣怨怮怺怿恙恞恱恹恽恿悀悁悅悆悒悘悠悥悦惌惐惥惲愈愉意愑愔愚愝愠愥愪愮愹愿慂慃慇慍慭慵慾憂憖憗憶應懌懕懙懚懨懩懮懿戉戫戭扅扆扊扜扝扬扵抁抈抎抑抣抭抰抴押拥拸挜挧挹捓捙捳掖掗掞掩掾揄揅揖揚揜揠援揶揺搖摇摬摿撄撎擁擛擨擪擫攁攍攖攸攺敔敡敥敭敼斁斔斞斦斿旑旖旟旸昀易昖昜映昱昳晏晔晕晹暆暈暍暎暘暚暥曀曄曅曎曕曗曜曣曮曰曱曳曵朄月有朠杅杙杝杨杬杳枍枒枖枟枻枼枽柂柍柚柡柼栐栘栧栯栶样桋桙桜桠梄梬棛棜棩棪棫棭椅椏椬椰椸椻椼楀楆楊楌楡楢楥楧業楰楹榆榏榚榞榣榬様槱槸樣樮樱樾橒橼檃檍檐檥檭檹檼檿櫌櫞櫩櫲櫻櫽櫾櫿欎欕欝欤欥欭欲歅歈歋歝歟歶殀殃殒殔殗殞殥殪殷殹殽毅毉毓氜氤氧氩氬氱氲氳永沂沄沅沇沋沶油沿泆泑泧泱泳泿洂洇洋洕洟洢浂浟浥浧浳浴涌涢涯液淊淢淤淫淯淵淹淾渁渆渊渏渔渕渝渰渶渷游湙湚湡湧湮湲湵溁溋溎源溒溔溢溳溵滛滟滢滧滪滺滽漁漄演漜漪漹漾潁潆潏潩潱澐澞澦澭澲澺濙濚濥濦濴瀀瀁瀅瀛瀠瀯瀴瀷瀹灁灉灎灐灔灜灧灩灪炀炈炎炏炴烊烎烑烟烨烻焉焑焔焰焱焲焴煐煙煜煠煬煴熅熉熎熒熖熠熤熨熪熼燁燄燏燕燚營燠燡燱燿爓爗爚爩爰爷爺爻牅牏牖牗牙牪牰犹犽犾狁狋狕狖狱狳狺狿猌猒猗猚猨猰猶猷猺猿獄獈獟玉玗玙玚玡玥玴珆珚珜珢珧珱琂琊琙琟琰瑀瑗瑘瑛瑜瑤瑩瑶瑿璌璍璎璵瓔瓵甇甖甗用甬由甴畇畩異疑疡疣疨疫痈痍痒痖痬瘀瘂瘉瘍瘐瘖瘗瘞瘱瘾瘿癊癒癔癕癢癭癮癰皣盁盂盈益盐盓盶眃眏眑眙眢眻眼睚睪睮瞖瞱瞸矅矞矣矨矱砑研砚砡砽硍硏硢硧硬硯硲硽碒碞碤磒磘磤礇礏礒礖礜礢礯礹礿祅祎祐祤禉禋禐禓禕禜禦禴禹禺秐秗秞秧秵移稏稢稦稶穎穓穥穻穾窅窈窑窔窫窬窯窰窳竩竽笌笎笖筃筄筠筵筼箊箢箹篒篔篗篶篽簃簷籅籆籎籝籞籥籯籰籲粌粖粤粵約紆紜紻絪綖緎緓緣緷緸緼縁縈縊縕縜縯繄繇繶繹纅纋纓纡约纭绎绬缘缢缨罂罃罌罨罭羊羏羑羕羛羠義羪羭羱羽羿翊翌翳翼耀耘耰耴耶耺聈聐聿肀肄肊肙肬育肴胤胦胭胰腋腌腪腰腴膉膡膺臃臆臙臾舀舁舆與舣艅艈艗艞艤艳艶艷艺芅芋芌芫芸芽苃苅苑苚苡苢苭英茒茔茚茟茰茵荑荥荧荫药荶荺莚莜莠莤莸莹莺菸萒萓萟萤营萦萭萮萸萾葉葯葽葾蒀蒏蒑蒕蒝蒬蒮蒷蓔蓣蓥蓹蓺蔅蔩蔭蕍蕓蕕蕥蕴蕷薀薁薏薗薬薳藀藇藙藝藥藴蘊蘌蘙蘛蘟蘡蘥蘨虉虞虤虶蚁蚎蚏蚓蚖蚜蚰蚴蛍蛘蛜蛡蛦蛹蜎蜏蜒蜟蜮蜴蜵蝆蝇蝓蝘蝝蝣蝤蝧蝯蝹蝿螈螔螘螠螢螸螾蟫蟻蠅蠮蠳衍衏衙衣衤衧衪袁袎袘袣袬裀裔裕裛裫裷裺裿褑褕褗褞褤褮褹襼襾覀要覎覞覦覮觃觎觺觾言訁訔訚訝訞訡訧訮訲訳詇詍詏詒詠詣詽誃誉誘語説誼誾諛諭諲諹諺謁謍謜謠謡謣謻譍譩譯議譻譽讉讌讑讔讛讞讠议讶译诒诣语诱谀谊谒谕谚谣谳豓豔豙豛豫豷貁貐貖貟貤貽賏賱贀贇贋贏贗贠贻赝赟赢赺越趛趯跀跃跇跠踊踦踰踴躍躽軅軈軉軋軏軮軺軼輍輏輑輢輰輶輿轅轙轝轧轶轺辕辷込迂迃迆迎运迓远迤迱迶迻逌逘逰逳逸逺逾遃遇遊運遗遙遠遥遹遺邀邍邎邑邕邘邧邮邺郁郓郔郢郧郵郺郼郾鄅鄆鄓鄖鄘鄞鄢鄴鄾酀酉酏酑酓酛酝酭酳酽醃醖醞醟醧醫醳醶醷醼釅釉野釔釪釴釾鈅鈏鈗鈘鈝鈠鈨鈺鈾鉞鉠鉯銀銉銥銦銪鋆鋊鋣鋺錏錥鍈鍚鍝鍱鎁鎐鎑鎣鎰鎱鏔鏞鐚鐛鐭鐷鐿鑍鑰钇钖钥钰钺铀铔铕铘铟铫铱银锳镒镛镱閆閱閲閹閻閾闄闉闫阅阈阉阎阣阥阦阭阳阴阽陓院陨陰陻陽隁隂隃隅隐隒隕隠隩隱隿雁雅雍雓雝雤雨雩雲雵霒霙霠霣霪霬霱霷靥靨靷靿鞅鞇韗韞韫音韵韺韻韾頁頉預頤頥頨頴顊顏顒顔顗願顤顩页预颍颐颕颖颙颜颺颻飏飖飫飬飮飲飴餆養餍餘餚餣餫饁饇饐饔饜饫饮饴馀馌馧馭馻駀駅駌駚駰騐験騕騟騴騵驈驗驛驜驠驭驿骃验骬骮髃鬰鬱鬳鬻魇魊魘魚魣魭魷鮋鮣鮧鮨鮽鯒鯣鯲鰅鰋鰑鰩鰫鱅鱊鱙鱦鱼鱿鲉鲬鳐鳙鳦鳫鳶鳿鴁鴈鴉鴛鴢鴥鴦鴧鴨鴪鴬鴳鴹鴺鵒鵶鵷鵺鶂鶃鶍鶑鶠鶢鶧鶯鶰鷁鷂鷃鷊鷕鷖鷛鷠鷣鷧鷪鷰鷸鷹鷾鸃鸆鸈鸉鸎鸑鸒鸙鸚鸢鸦鸭鸯鸳鹆鹓鹝鹞鹢鹥鹦鹬鹰鹽麀麌麣黓黝黟黡黤黦黫黬黭黳黶黿鼋鼘鼝鼬鼴鼹鼼齖齗齞齦齩齫齬齮齳齴齵齸齾龂龈龉龑龠'),
  ('z', '丈专中丵丶主之乍乼乽乿争仄仉仔仗仲伀众伫伷佂佇佋住佐佔作侄侏侜侦侲侳俎俧倁倊値倧倬倳债值偅做偡偧偫偬偵偺傂傤傮傯債傽僎僔僽儎儧儨儹兂兆兹再冑冢冣准凖凧凪凿则刣制則剚劄劅劕劗劚劧助劯匝匨卆卒卓占卮厇厏厔厜叀叕只召吇吒吱周呪呰咀咂咋咒咗咤咨咫咮咱哉哫哲哳唑唕唣唨啁啄啅啙啠啧啫啭喆喌喒喠喳喿嗞嗭嗺嗻嘖嘬嘱嘴噂噆噡噣噪噿嚋嚞囀囃囋囎囐囑在圳圴址坁坐坠坧坾垁垗埑埩埴執埻堟堫堹塚塟塣塦塼墇墌増墜增墫墸壮壯壴壵夂夈奏奓奘妆妐妕妝妯妰妱妷姃姉姊姕姪姫姿娡娤娷娺婤媑媜嫃嫜嫥嫧嫬嫸嬂孎子字孜孨孳孶宅宒宔宗宙宰宱寊寘寨専專尊尰屒展岝岞岾峙峥崒崝崢崪崭崰崱崻崽嵀嵏嵕嵫嵸嶂嶃嶄嶊嶘嶟嶦嶵州左巵巶帀帋帐帙帚帜帧帪帳帻帾幀幁幒幘幛幟幢幥庂庄庒庢庤座廌弉张弫張彘彰彴彸征徏徝徟徰徴徵志忠忮怍怎怔总恉恣悊惉惣惴惾愸慞慥慹憄憎懥懫戇战戝戠戦戰扎扗扙执扺扻找抍抓折択抧抮抯拀拃拄拙招择拯拶拽挃指挋挓挚挣振捉捑捘捚捴捽掌掙掟掫掷揁揍揔揕揝揸搃搌搘搱搸搾摘摠摣摭摯摺撍撙撞撯撰撾擆擇擢擲擳攅攒攢攥支政整斀斋斎斟斩斫斬斮斱斲斵斸旃族旐旘旜旨早昃昗昝昣昨昭昮昼晊晝晢晣晫晬晭晸智暂暫暲曌曯曽最朕朡札朮朱杂杍杖杼枕枛枝枣枬枳柊柘柞柤柱柷栀栆栈栉栚栥株栬栴栺栽桌桎桚桟桢桩梉梍梓梔梲梽棁棕棗棧棳棷棸棹椊植椎椓椔椥椶楂楨榐榛榟榨榰榸槕槜槠樁樍樜樝樟樦樴樶樼樽橏橥橧橴橵檇檌檛檡櫂櫍櫛櫡櫧櫫欘止正歭歱歵歽殖殝殶毡氈氊氶汁汄汋汥汦汷沚沝沞沢沯治沼沾泈泎泜注泽洅洔洙洲洷浈浊浙浞涨涱涿淄淍淔淛淽渍渚渣渽湛湞湷湽準溠溨溭溱滋滍滓滜滞滯漐漬漲漳潌潧潪潴澡澤澬澵濁濐濯濽瀄瀦瀳灂灒灟灶灷灹灼災灾炂炙炡炢炤炪炷炸炿烐烖烛烝烵焋焧煄煑照煮煰熧熫熷燝燥燪燭燳爥爪爫爭爼牂牐牸犳状狀狆狣狰狾猔猘猙猣猪獉獐玆珇珍珎珘珠琖琢琸瑑瑧瑵瑼璅璋璏璔璪璻瓆瓉瓒瓚瓡甀甃甄甎甑甽甾畛畠畤畷疛疭疰疷疹疻痄症痔痣痮瘃瘇瘈瘬瘲瘴瘵癥皁皂皟皱皶皺皻皽盅盏盞盩直眐眕眝眞真眥眦眨眹眾着睁睜睭睵瞔瞕瞩瞻瞾矚矠知矪矰矷矺砋砓砖砟砦砧砫砸硃硺硾碂碡碪磔磗磚磫磳礃礈礋礩祉祌祑祖祗祚祝祩祬祯祽禃禌禎禔禚禛禶秄秇种秓秖租秨秩秭秶秷秼稓稕稙稚稡種稯稵稹稺穉穛穝穱窀窄窒窡窧竃竈站竚章竱竹竺笁笊笍笜笫笮筑筗筝筫筯筰箃箌箏箒箚箤箦箴箸篆築篜篧篫篸篹簀簉簗簪簮簻籀籈籑籒籕籗籦籫籱籷籽粀粂粍粙粢粥粧粻粽糉糌糚糟糭糳糽紂紎紖紙紥紩紫紮紵紸終組絊絑絷絼綕綜綧綴綻緃緅緇総緕緟緫緵緻縂縋縐縝縡縥縦縱縳縶總繌繒繓織繜繤纂纃纉纗纘纣纵纸纻纼组织终绉综绽缀缁缒缜缯缵罀罇罜罩罪罬置罾羄羘羜翐翟翥翪者耑耔耫聀聄聇职職肁肇肈肘肢肫肿胀胄胑胔胗胙胝胾脀脂脏脧脹腏腙腞腫膇膞膣膱膼臓臜臟臢臧自至致臸臻舟舯舳舴艁芓芖芝芷苎苧苲茁茈茊茋茡茱茲茽茿荘荢荮莇莊莋菆菑菚菷菹萙葃葄葅著葘葤葬葴葼蒃蒖蒩蒸蓁蓗蓙蓫蓻蔁蔗蔠蔵蔶蕏蕞薝薵薻薽藢藻蘵蘸虥虦虴虸蚛蚤蚱蚻蛀蛅蛛蛭蛰蜇蜘蜙蝫蝬螤螲螽蟄蟅蟑蟕蟙蟤蠈蠋蠌蠗蠩蠾蠿衆衠衳衶衷衹衼袏袗袟袠袩袾装裖裝製褶襈襍襗襧襵襸覙覟覱觗觜觯觰觶訨訰診註証訾訿詀詋詐詔詛詝詟詹誅誌誫諁諄諈諍諎諏諑諥諮諯諸謅謫謮謶謺譄譇證譐譔譖譗譟譧譫譸讁讃讋讚讝证诅诈诊诌诏诛诤诪诸诹诼谆谘谪谮谵豑豒豬豵豸貞責貭貯貲資賊賍賑賘賙賛質賬賳賺賾贄贅贈贊贓贜贞责账质贮贼贽赀赃资赈赒赘赚赜赞赠赭走赱赵赼趈趑趙趦趮趱趲足趾跓跖跦跩跱踤踨踪踬踭踯踵踷蹔蹠蹤蹧蹱躁躅躑躓躜躦軄転軫軴軸軹輈載輊輒輖輙輜輺輾轃轉轍轏转轴轵轸载轾辀辄辎辙辠辴迊迍这迣迬迮追逐這造逫週遉遧遭遮遵邅邹邾郅郑郮郰鄑鄒鄟鄣鄫鄭鄹鄼酂酇酌酎酔酙酨酯酻醆醉醊醡醩重釗針釞釨鈡鈭鈼鉁鉆鉊鉒鉔鉙鉦銂銌銍銖銸銺銿鋕鋜鋥鋳鋴鋷錊錐錙錚錣錱錾鍐鍘鍣鍺鍼鍾鍿鎡鎭鎮鎺鏃鏨鏱鏳鐏鐕鐘鐟鐯鐲鑁鑄鑆鑕鑚鑽鑿钃针钊钟钲钻铚铡铢铮铸锃锗锥锧锱锺镃镇镞镯閘閚闸阯阵阻阼陟陣陬陼障隲隹隻雉雑雜雥霅震霌霑靕靻韴頾頿顓颛颭飐飦飳飵餦饌饘饡馔馵馶馽駋駎駐駔駗駤駯駲騅騆騌騣騭騶騺騿驇驏驙驟驵驺驻骓骔骘骤髒髭髽鬃鬇鬉鬒鬷魙魳鮓鮡鮢鮺鮿鯐鯔鯞鯫鯮鯯鯺鯼鰂鰦鱁鱄鱆鱒鱛鱡鱣鱵鲊鲗鲝鲰鲻鳟鳣鳷鴆鴊鴙鴤鴲鴸鵃鵤鵫鵻鶅鶎鷓鷙鷟鷷鸀鸅鸇鸩鸷鸼鹧鹯麆麈麞黀黰黹鼄鼅鼒鼨齄齇齋齍齚齜齰齱齺龇')
) AS "v" ("initial", "characters"), unnest(string_to_array("characters", NULL)) AS "character";
--> statement-breakpoint
-- Up to two readings of each Chinese character, the most common first (from pinyin-pro 3.29.4, MIT licence); v is ü.
CREATE TABLE "pinyin_readings" ("character" text PRIMARY KEY, "readings" text[] NOT NULL);
--> statement-breakpoint
INSERT INTO "pinyin_readings"
SELECT "character", array_agg("reading" ORDER BY "is_second")
FROM (VALUES
  (false, 'a', '吖啊嗄錒锕阿'),
  (false, 'ai', '伌僾凒叆哀哎唉啀嗌嗳嘊噯埃堨塧壒娾嫒嬡嵦愛懓懝挨捱敱敳昹暧曖欸毐溰溾濭爱瑷璦癌皑皚皧瞹矮砹硋碍礙艾蔼薆藹譪譺賹躷銰鎄鑀锿隘霭靄靉餲馤鱫鴱'),
  (false, 'an', '侒俺偣儑唵啽垵埯堓媕安屵岸峖庵按揞晻暗案桉氨洝犴玵痷盦盫罯胺腤荌菴萻葊蓭誝諳谙豻貋銨錌铵闇隌雸鞌鞍韽馣鮟鵪鶕鹌黯'),
  (false, 'ang', '卬岇昂昻枊盎肮醠骯'),
  (false, 'ao', '傲凹厫嗷嗸嚣坳垇墺奡奥奧媪媼嫯岙岰嶅嶴廒慠懊抝拗摮擙敖柪梎滶澚澳熬爊獒獓璈磝翱翶翺聱艹芺蔜螯袄襖謷謸軪遨鏊鏖镺隞驁骜鰲鳌鷔鼇'),
  (false, 'ba', '丷仈八叐叭吧哵坝垻壩夿妭岜峇巴弝扒扷把抜拔捌朳柭欛灞炦爸犮玐疤癹矲笆粑罢罷羓胈芭茇菝蚆覇詙豝跋軷釟鈀钯霸靶颰魃魞鮁鲃鲅鲌鼥'),
  (false, 'bai', '佰呗庍拜拝挀捭掰摆擺敗柏栢猈白百稗竡粨粺絔薭襬贁败韛'),
  (false, 'ban', '伴办半坂姅岅怑扮扳拌搬攽斑斒昄朌板湴版班瓣瓪瘢癍秚粄絆绊肦舨般蝂螁螌褩辦辬鈑鉡钣闆阪靽頒颁魬鳻'),
  (false, 'bang', '傍垹塝帮幇幚幫挷捠梆棒棓榜浜牓玤磅稖綁縍绑膀艕蒡蚌蜯謗谤邦邫鎊镑鞤髈'),
  (false, 'bao', '佨保儤剝剥勹勽包堡堢報媬孢宝宲寚寳寶忁怉报抱暴曓枹煲爆犦珤窇笣緥胞苞菢葆蕔薄藵虣蚫袌裦褒褓襃豹賲鉋鑤铇闁雹靌飹飽饱駂骲髱鮑鲍鳵鴇鸨齙龅'),
  (false, 'bei', '俻倍偝偹備僃北卑唄备孛悖悲惫愂憊揹昁杮杯柸桮梖椑焙牬犕狈狽珼琲盃碑碚禙糒背苝蓓藣蛽被褙誖貝贝軰輩辈邶郥鄁鉳鋇鐾钡陂鞁鞴骳鵯鹎'),
  (false, 'ben', '倴坌奔奙捹撪本桳楍泍渀犇畚笨翉苯蟦贲逩錛锛'),
  (false, 'beng', '伻嘣埄埲塴奟崩嵭揼泵琣琫甏甭甮痭祊綳繃绷菶跰蹦迸逬鏰镚閍鞛'),
  (false, 'bi', '佊佖俾偪匕吡咇哔啚嗶坒堛壁夶奰妣妼婢嬖嬶屄币幣幤庇庳廦弊弻弼彃彼必怭怶愊愎敝斃朇朼柀柲梐楅榌比毕毖毙毞毴沘湢滗滭潷濞煏熚狴獘獙珌璧畀畁畢疕疪痹痺皕睤碧祕禆秕笓笔筆筚箅箆篦篳粃粊綼縪繴罼聛腷臂舭苾荜荸萆萞蓖蓽蔽薜蜌螕袐裨襅襞襣觱詖诐豍貏貱賁贔赑跸蹕躃躄逼避邲鄙鄨鄪鉍鎞鏎鐴铋閇閉閟闭陛鞸韠飶饆馝駜驆髀髲魓鮅鰏鲾鵖鷝鷩鼊鼻'),
  (false, 'bian', '便匾卞变変峅弁徧忭惼扁抃揙昪汳汴炞煸牑猵獱玣甂砭碥稨窆笾箯籩糄編緶缏编艑苄萹藊蝙褊覍諚變貶贬辡辧辨辩辫辮辯边遍邉邊釆鍽閞鞕鞭鯾鯿鳊鴘'),
  (false, 'biao', '俵儦墂婊嫑幖彪摽标標檦淲滮瀌熛爂猋瘭磦穮脿膘臕藨表裱褾諘謤贆錶鏢鑣镖镳颩颮颷飆飇飈飊飑飙飚驫骉髟鰾鳔麃'),
  (false, 'bie', '別别彆徶憋瘪癟癿莂虌蛂蟞襒蹩鱉鳖鼈龞'),
  (false, 'bin', '傧儐宾彬摈擯斌梹椕槟檳殡殯汃滨濒濱濵瀕玢瑸璸繽缤膑臏虨豩豳賓賔邠鑌镔霦頻顮髌髕髩鬂鬓鬢'),
  (false, 'bing', '丙並仌仒併倂偋傡兵冫冰垪寎屛并幷庰怲抦掤摒昞昺柄栟栤棅氷炳琕病眪禀秉稟窉竝絣苪蛃誁邴鈵鉼鋲陃靐鞆餅餠饼鮩'),
  (false, 'bo', '亳仢伯侼僠僰勃博哱啵嚗孹嶓帛愽懪拨挬搏撥播擘桲檗欂泊波浡淿渤溊煿牔狛猼玻瓝瓟癶癷盋砵碆礡礴秡箔簙簸簿糪紴缽肑胉脖膊舶艊菠萡葧蔔蘗蚾袯袰袹襏襮謈譒趵跛踣蹳郣鈸鉑鉢鋍鎛鑮钵钹铂镈餑餺饽馎馛馞駁駮驋驳髆髉鮊鱍鵓鹁'),
  (false, 'bu', '不佈勏卜卟吥咘哺埗埠峬布庯廍怖悑抪捕捗晡柨步歨歩瓿篰荹蔀补補誧踄轐逋部郶醭鈈鈽錻钚钸餔餢鳪鵏鸔'),
  (false, 'ca', '擦攃礤礸遪'),
  (false, 'cai', '倸偲啋埰婇寀彩才採材棌毝猜睬綵縩纔菜蔡裁財财跴踩采'),
  (false, 'can', '䅟傪儏参參叄叅喰嬠惨惭慘慙慚憯朁残殘湌澯灿燦爘璨粲薒蚕蝅蠶蠺謲飡餐驂骖黪黲'),
  (false, 'cang', '仓仺倉傖凔嵢欌沧滄濸獊舱艙苍蒼藏螥賶鑶鶬鸧'),
  (false, 'cao', '嘈嶆愺慅慒懆撡操曹曺槽漕糙肏艚艸草蓸螬褿襙鄵鏪騲鼜'),
  (false, 'ce', '侧側冊册厕厠夨廁恻惻憡拺敇测測畟笧策筞筴箣簎粣荝萗萴蓛'),
  (false, 'cen', '埁岑嵾涔笒'),
  (false, 'ceng', '噌层層嶒曾竲蹭驓'),
  (false, 'cha', '侘偛刹剎叉嗏嚓垞奼姹察岔嵖差扠挿插揷搽杈查査槎檫汊猹疀碴秅紁臿艖茬茶衩詧詫诧蹅銟鍤鑔锸镲靫餷馇'),
  (false, 'chai', '侪儕喍囆拆柴犲瘥祡肞芆茝虿蠆袃訍豺釵钗'),
  (false, 'chan', '丳产僝儃儳冁刬剗剷劖嚵囅壥婵嬋孱嵼巉幝幨廛忏懴懺掺搀摌摲摻攙斺旵梴棎欃毚浐湹滻潹潺澶瀍瀺灛煘燀獑產産硟磛禅簅緾繟纏纒缠羼艬苂蒇蕆蝉蟐蟬蟾裧襜覘觇誗諂譂讇讒谄谗躔辿鄽酁醦鋋鋓鏟鑱铲镵閳闡阐韂顫颤饞馋骣'),
  (false, 'chang', '仧仩伥倀倡偿僘償兏厂厰唱嘗嚐场場塲娼嫦尝常廠徜怅悵惝敞昌昶暢椙氅淐焻猖琩瑒瑺瓺甞畅畼肠腸膓苌菖萇裮誯鋹錩锠長镸长閶阊韔鬯鯧鱨鲳鲿鼚'),
  (false, 'chao', '仦仯吵嘲巐巢巣弨怊抄晁朝樔欩漅潮炒焣焯煼牊眧窲窼罺耖觘訬謿超轈鄛鈔钞麨鼂鼌'),
  (false, 'che', '㬚伡俥偖勶唓坼屮彻徹扯掣撤撦澈烢爡瞮砗硨硩聅莗蛼车迠頙'),
  (false, 'chen', '伧儭嗔嚫塵墋夦宸尘忱愖抻捵敐敶晨曟栕桭棽榇樄櫬沉煁琛疢瘎瞋硶碜磣綝臣茞莀莐蔯薼螴衬襯訦諃諶謓讖谌谶賝贂趁趂趻踸軙辰迧郴鈂鍖陈陳霃鷐麎齓齔龀'),
  (false, 'cheng', '丞乗乘侱偁呈城埕堘塍塖娍宬峸庱徎悜惩憆憕懲成承挰掁揨摚撐撑撜晿朾枨柽棖棦樘橕橙檉檙泟洆浾溗澂澄瀓爯牚珵珹琤畻睈瞠碀秤称程稱穪窚竀筬絾緽罉脭荿蛏蟶裎誠诚赪赬逞郕酲鋮鏿鐣铖阷靗頳饓騁騬骋鯎'),
  (false, 'chi', '伬侈侙傺勅勑匙卶叱叺吃呎哧啻喫嗤噄垑墀妛媸尺弛彨彲彳恜恥慗憏懘抶持摛攡敕斥杘欼歯殦池湁漦灻炽烾熾瓻痓痴痸瘛癡眵瞝竾笞筂箎篪粚絺翄翅翤翨耛耻肔胣胵腟茌荎蚇蚩蚳螭袲袳裭褫訵誺謘豉貾赤赿趩踟迟迡遅遟遫遲郗鉓鉹銐鍉雴飭饬馳驰魑鴟鵄鶒鷘鸱麶黐齒齝齿'),
  (false, 'chong', '㳘充冲嘃宠寵崇崈徸忡憃憧揰摏沖浺漴爞珫罿翀舂艟茺虫蝩蟲衝褈蹖銃铳隀'),
  (false, 'chou', '丑丒仇侴俦偢儔吜嬦帱幬惆愁懤抽搊杽栦椆殠燽犨犫畴疇瘳皗瞅矁稠筹篘籌紬絒綢绸臭臰菗詶讎讐踌躊遚酧酬醜醻雔雠雦魗鮘'),
  (false, 'chu', '䝙䢺亍俶傗储儊儲処出刍初厨嘼埱处媰岀幮廚怵憷搐摴敊斶杵椘楚楮榋樗橱檚櫉櫥欪歜泏滀滁濋犓珿琡璴畜矗础礎禇竌竐篨絀绌耡臅芻蒢蒭藸處蜍蟵褚触觸諔豖豠貙趎蹰躇躕鄐鉏鋤锄閦除雏雛鶵黜齣齭齼'),
  (false, 'chua', '欻'),
  (false, 'chuai', '揣搋膗膪踹'),
  (false, 'chuan', '串传傳僢剶喘巛川暷椽歂氚汌猭玔瑏穿篅舛舡舩船荈賗踳輲遄釧钏鶨'),
  (false, 'chuang', '傸刅创刱剏剙創噇床怆愴摐牀牎牕疮瘡磢窓窗窻闖闯'),
  (false, 'chui', '倕吹圌垂埀捶搥桘棰槌炊箠腄菙錘鎚锤陲顀龡'),
  (false, 'chun', '䲠偆唇堾媋惷旾春暙杶椿槆橁櫄浱淳湻滣漘犉瑃睶箺純纯脣莼萅萶蒓蓴蝽蠢賰輴醇醕錞陙鯙鰆鶉鶞鹑'),
  (false, 'chuo', '哾啜嚽娕娖婥惙戳擉歠涰磭綽繛绰趠踀踔輟辍辵辶逴酫鑡餟齪龊'),
  (false, 'ci', '佌佽偨刺刾呲垐嬨庛慈朿柌栨次此泚濨玼珁瓷甆疵皉磁礠祠糍絘縒茦茨莿薋蛓螆蠀詞词賜赐趀跐辝辞辤辭雌飺餈骴髊鴜鶿鷀鹚齹'),
  (false, 'cong', '丛从匆叢囪囱婃孮従徔徖從忩怱悤悰愡憁暰枞棇樅樬樷欉淙漎漗潀潈潨灇熜爜琮瑽璁瞛篵繱聡聦聪聰苁茐葱蓯蔥藂蟌誴謥賨賩錝鍯鏓鏦騘驄骢'),
  (false, 'cou', '凑楱湊腠輳辏'),
  (false, 'cu', '促噈媨徂怚憱橻殂猝瘄瘯簇粗縬脨蔟觕誎趗踧踿蹙蹴蹵酢醋顣麁麄麤鼀'),
  (false, 'cuan', '巑撺攛櫕欑殩汆熶爨穳窜竄篡簒蹿躥鑹镩'),
  (false, 'cui', '伜倅催凗啐啛墔崔嵟忰悴慛摧榱槯毳淬漼濢焠熣獕琗璀疩瘁皠磪竁粋粹紣綷縗翆翠脃脆脺膬膵臎萃襊趡鏙顇'),
  (false, 'cun', '刌吋壿存寸忖拵村澊皴竴籿膥踆邨'),
  (false, 'cuo', '剉剒厝夎嵯嵳挫措搓撮棤瑳痤睉矬磋脞莝莡蒫蓌蔖虘蹉逪遳醝銼錯鎈锉错鹺鹾'),
  (false, 'da', '亣剳匒呾咑哒嗒噠垯墶大妲怛打搭撘汏溚炟燵畗畣瘩眔笚笪答繨羍耷荅荙薘蟽褡詚跶达迏迖迚逹達鎉鎝鐽靼鞑韃龖龘鿎'),
  (false, 'dai', '代侢傣叇呆呔垈埭岱帒带帯帶廗待怠懛戴曃柋歹殆瀻獃玳瑇甙簤紿緿绐艜蚮蝳袋襶貣貸贷跢蹛軑軚軩轪迨逮霴靆骀鴏黛黱'),
  (false, 'dan', '丹亶伔但僤儋刐勯匰单単啖啗啿單嘾噉嚪妉媅帎弾彈惔惮憚憺抌担掸撢撣擔旦柦殚殫氮沊泹淡澹狚玬瓭甔疍疸瘅癉癚眈砃禫窞箪簞紞繵耼耽聃聸胆腅膽萏蓞蛋蜑衴褝襌觛訑誕诞賧贉赕躭郸鄲酖霮頕餤饏馾駳髧鴠黕黮黵'),
  (false, 'dang', '儅党凼噹圵垱壋婸宕嵣当愓挡擋攩档檔欓氹潒澢灙珰璗璫瓽當盪瞊砀碭礑筜簜簹艡荡菪蕩蘯蟷裆襠譡讜谠趤逿鐺铛闣雼黨'),
  (false, 'dao', '倒刀刂到叨噵壔导導岛島嶋嶌嶹忉悼捣捯搗擣朷椡槝檤氘燾瓙盗盜祷禂禱稲稻纛翢翿舠艔菿螩衜衟裯蹈軇辺道釖陦隝隯魛鱽'),
  (false, 'de', '嘚得徳德恴悳惪棏淂的脦鍀锝'),
  (false, 'den', '扥扽'),
  (false, 'deng', '僜凳噔墱嬁嶝戥櫈灯燈璒登瞪磴竳等簦艠覴豋蹬邓鄧鐙镫隥'),
  (false, 'di', '䃅䗖仾低俤偙僀厎呧哋唙啇啲嘀嚁地坔坘坻埅埊埞堤墆墑墬奃娣媂嫡岻嵽嶳帝底廸弟弤彽怟慸抵拞掋揥摕敌敵旳杕枤柢梊梑棣楴樀氐涤渧滌滴焍牴狄玓珶甋疐眱睇砥碲磾祶禘秪笛第篴籴糴締缔羝聜腣苐苖荻菂菧蒂蔋蔐蔕藡蝃蝭螮袛覿觌觝詆諦诋谛豴趆踶蹢軧迪递逓遞遰邸釱鉪鏑镝阺隄靮鞮頔馰骶髢鯳鸐'),
  (false, 'dia', '嗲'),
  (false, 'dian', '佃傎典厧嚸坫垫墊壂奌奠婝婰嵮巅巓巔店惦扂掂攧敁敟椣槇槙橂殿淀滇澱点玷琔电甸瘨癜癫癲碘簟蒧蕇蜔跕踮蹎鈿钿電靛顚顛颠驔點齻'),
  (false, 'diao', '伄凋刁刟叼吊奝屌弔弴彫扚掉汈琱瘹盄瞗碉窎窵竨簓蓧藋虭蛁訋誂調貂釣鈟銚銱鋽錭鑃钓铞雕雿魡鮉鯛鲷鳭鵰鼦'),
  (false, 'die', '叠啑喋垤堞峌幉恎惵戜挕揲曡柣楪殜氎爹牃牒瓞畳疂疉疊眣眰碟絰绖耊耋胅臷艓苵蜨蝶褋褺詄諜谍趃跌跮蹀迭镻鰈鲽鴩'),
  (false, 'ding', '丁仃叮啶奵定嵿帄忊椗濎玎疔盯矴碇碠磸耵聢腚艼萣薡虰蝊訂订酊釘錠鐤钉锭靪頂顁顶飣饤鼎鼑'),
  (false, 'diu', '丟丢銩铥'),
  (false, 'dong', '东侗倲働冬冻凍动動咚垌埬姛娻嬞岽峒崠崬徚恫懂戙挏昸東栋棟氡氭洞涷湩硐笗箽胨胴腖苳菄董蕫蝀諌迵霘駧鮗鯟鶇鶫鸫鼕'),
  (false, 'dou', '乧兜兠吺唗唞抖斗斣枓梪橷毭浢痘窦竇篼脰荳蔸蚪豆逗郖都酘鈄閗闘阧陡餖饾鬥鬦鬪鬬鬭'),
  (false, 'du', '凟剢匵厾嘟堵妒妬嬻度暏杜椟櫝殬殰毒涜渎渡瀆牍牘犊犢独獨琽瓄皾督睹秺笃篤肚芏荰螙蠧蠹裻覩読讀讟读豄賭贕赌醏錖鍍鑟镀闍阇靯韇韣韥騳髑黩黷'),
  (false, 'duan', '偳剬塅媏断斷椴段毈煅瑖短碫端簖籪緞缎腶葮褍躖鍛鍴锻'),
  (false, 'dui', '兊兌兑垖堆塠对対對怼憝憞懟濧瀩痽碓磓祋綐薱譈譵轛鐓鐜队陮隊頧鴭'),
  (false, 'dun', '伅吨噸墩墪庉惇撉撴敦楯沌潡炖燉犜獤盹盾砘碷礅蜳趸踲蹲蹾躉逇遁遯鈍钝镦頓顿驐'),
  (false, 'duo', '㙍亸凙刴剁剟剫咄哆哚喥嚉嚲垛垜埵堕墮墯多夛夺奪奲媠尮崜惰憜挅挆掇敓敚敠敪朵朶柮桗椯毲沲畓痥綞缍舵裰趓跥跺踱躱躲軃鈬鐸铎陊陏飿饳鵽'),
  (false, 'e', '俄偔僫匎卾厄吪呃呝咢咹噁噩囮垩堊堮妸妿姶娥娿婀屙岋峉峨峩崿廅恶悪惡愕戹扼搤搹擜枙櫮歞歺涐湂珴琧皒睋砈砐砨硆磀礘腭苊莪萼蕚蚅蛾蝁覨訛誐諤譌讍讹谔豟軛軶轭迗遌遏遻鄂鈋鈪鋨鍔鑩锇锷閼阏阨阸頋頞頟額顎颚额餓餩饿騀魤鰐鰪鱷鳄鵈鵝鵞鶚鹅鹗齃齶'),
  (false, 'ei', '誒诶'),
  (false, 'en', '奀峎恩摁煾蒽'),
  (false, 'eng', '鞥'),
  (false, 'er', '二佴侕儿児兒刵咡唲尒尓尔峏弍弐栭栮樲毦洏洱爾珥粫而耏耳聏胹荋薾衈袻誀貮貳贰趰輀轜迩邇鉺铒陑隭餌饵駬髵髶鮞鲕鴯鸸'),
  (false, 'fa', '乏伐佱傠冹发坺垡墢姂峜彂栰橃沷法浌灋珐琺疺発發瞂砝笩筏罚罰罸茷蕟藅酦鍅閥阀髪髮'),
  (false, 'fan', '仮凡凢凣勫匥反噃墦奿嬎嬏帆幡忛憣払旙旛杋柉梵棥樊橎氾汎泛滼瀪瀿烦煩燔犯犿璠畈畨番盕矾礬笲笵範籓籵緐繁繙羳翻膰舤舧范蕃薠藩蘩蠜襎訉販贩蹯軓軬輽轓返釩鐇鐢钒颿飜飯飰饭鱕鷭'),
  (false, 'fang', '仿倣匚坊堏妨房放方旊昉昘枋汸淓牥瓬眆紡纺肪舫芳蚄訪访趽邡鈁錺钫防髣魴鲂鴋鶭'),
  (false, 'fei', '俷剕匪厞吠啡奜妃婓婔屝废廃廢悱扉斐昲暃曊朏棐榧櫠沸淝渄濷狒猆疿痱癈篚緋绯翡肥肺胇胏胐腓芾菲萉蕜蜚蜰裶誹诽費费鐨镄陫霏靅非靟飛飝飞餥馡騑騛鯡鲱鼣'),
  (false, 'fen', '份偾僨分吩坋坟墳奋奮妢岎帉幩弅忿愤憤昐朆枌梤棻棼橨氛汾瀵炃焚燌燓獖瞓秎竕粉粪糞紛纷羒羵翂膹芬蒶蕡蚠蚡衯訜豮豶躮轒酚鈖鐼隫雰餴饙馚馩魵鱝鲼黂黺鼖鼢'),
  (false, 'feng', '丰仹俸偑僼冯凤凨凬凮唪堸奉妦寷封峯峰崶摓枫桻楓檒沣沨浲渢湗溄漨灃烽焨煈熢犎猦琒疯瘋盽砜碸篈綘縫缝艂葑蘴蜂蠭覂諷讽豐賵赗逢鄷酆鋒鎽鏠锋霻靊風飌风馮鳯鳳鴌麷'),
  (false, 'fo', '仏佛坲梻'),
  (false, 'fou', '否妚殕紑缶缹缻雬鴀'),
  (false, 'fu', '㕮㳇乀乶付伏伕俌俘俛俯偩傅冨凫刜副匐呋呒咈咐哹嘸坿垘复夫妇妋姇娐婏婦媍嬔孚孵富尃岪峊巿帗幅幞府弗弣彿復怤怫懯扶抚拂拊捬撫敷斧旉服枎柎柫栿桴棴椨椱榑氟泭洑浮涪滏澓炥烰焤父玞玸琈甫甶畉畐癁盙砆砩祓祔福禣秿稃稪竎符笰筟箙簠粰糐紨紱紼絥綍綒緮縛绂绋缚罘罦翇肤胕腐腑腹膚艀艴芙芣苻茀茯荂荴菔萯葍蕧虙蚥蚨蚹蛗蜅蜉蝜蝠蝮衭袚袝袱複褔襆襥覄覆訃詂諨讣豧負賦賻负赋赙赴趺跗踾輔輹輻辅辐邞郙郛鄜酜釜釡鈇鉘鉜鍑鍢阜阝附韍韨頫颫馥駙驸髴鬴鮄鮒鮲鰒鲋鳆鳧鳬鳺鴔鵩鶝麩麬麱麸黻黼'),
  (false, 'ga', '嘎嘠噶尕尜尬旮玍釓錷钆魀'),
  (false, 'gai', '丐乢侅匃匄垓姟峐忋戤摡改晐概槩槪溉漑瓂畡盖祴絠絯胲荄葢蓋該该豥賅賌赅郂鈣钙陔隑'),
  (false, 'gan', '㽏仠倝凎凲坩尲尴尶尷干幹忓感擀攼敢旰杆柑桿榦橄檊汵泔淦漧澉澸灨玕甘疳皯盰矸秆稈竿笴筸簳粓紺绀肝芉苷虷衦詌贑贛赣赶趕迀酐骭魐鱤鳡鳱'),
  (false, 'gang', '㭎冈冮刚剛堈堽岗岡崗戅戆掆摃杠棡槓港焵焹牨犅疘矼筻綱纲缸罁罡肛釭鋼鎠钢鿍'),
  (false, 'gao', '勂吿告夰峼搞杲槀槁槔槹橰檺櫜皋皐睾祮祰禞稁稾稿筶篙糕縞缟羔膏臯菒藁藳誥诰郜鋯鎬锆韟餻高髙鷎鷱鼛'),
  (false, 'ge', '个亇佫佮個割匌各呄咯哥哿嗝嗰圪塥彁愅戈戓戨挌搁搿擱敋格槅櫊歌滆滒牫犵獦疙硌箇肐胳膈臵舸茖葛虼蛒袼觡諽謌輵轕鉻鎘鎶铬镉閣阁隔革鞈鞷韐韚饹騔骼鬲鮯鴚鴿鸽'),
  (false, 'gei', '給给'),
  (false, 'gen', '亘亙哏揯搄根艮茛跟'),
  (false, 'geng', '刯哽埂堩峺庚挭暅更梗椩浭焿畊絙絚綆緪縆绠羮羹耕耿莄菮賡赓郠骾鯁鲠鶊鹒'),
  (false, 'gong', '䢼侊供公共功匑匔厷唝嗊塨宫宮工巩幊廾弓恭愩慐拱拲攻杛栱汞熕珙硔碽篢糼糿肱蚣觥觵貢贡躬躳輁鞏髸龏龔龚'),
  (false, 'gou', '佝傋冓勾啂坸垢够夠姤媾岣彀搆撀构枸構沟溝煹狗玽痀笱篝簼緱缑耇耈耉芶苟蚼袧褠覯觏訽詬诟豿購购遘鈎鉤钩雊鞲韝'),
  (false, 'gu', '估傦僱凅古咕唂唃啒嘏固堌夃姑嫴孤尳崓崮巬巭愲扢故杚柧梏棝榖榾橭毂汩沽泒淈濲瀔牯牿痼皷皼盬瞽祻稒穀笟箍箛篐糓縎罛罟羖股脵臌苽菇菰蓇薣蛄蛊蠱觚詁诂谷軱軲轂轱辜逧酤鈲鈷錮钴锢雇顧顾餶馉骨鮕鯝鲴鴣鶻鸪鼓鼔'),
  (false, 'gua', '冎刮剐剮劀卦叧呱啩寡挂掛栝桰歄煱瓜絓緺罣罫胍褂詿诖趏踻颪颳騧鴰鸹'),
  (false, 'guai', '乖叏夬怪恠拐枴柺箉'),
  (false, 'guan', '丱倌关冠官悹悺惯慣掼摜棺樌欟毌泴涫潅灌爟琯璭瓘痯瘝癏盥矔礶祼窤筦管罆罐舘蒄覌観觀观貫贯躀輨遦錧鏆鑵関闗關雚館馆鰥鱞鱹鳏鳤鸛鹳'),
  (false, 'guang', '俇僙光咣垙姯广広廣桄洸灮炗炚炛烡犷獷珖胱臦臩茪輄逛銧黆'),
  (false, 'gui', '亀佹刽刿劊劌匦匭厬圭垝妫姽媯嫢嬀宄嶲帰庋庪廆归恑摫撌攰攱昋晷朹柜桂桧椝椢槶槻槼樻檜櫃櫷歸氿湀猤珪瑰璝瓌癐癸皈瞆瞡瞶硅祪禬筀簋胿茥蓕蘬蛫螝蟡袿襘規规觤詭诡貴贵趹跪軌轨邽郌鐀鑎閨闺陒雟鞼騩鬶鬹鬼鮭鱖鱥鲑龜龟'),
  (false, 'gun', '丨惃棍滚滾睔磙緄绲蓘蔉衮袞謴輥辊鮌鯀鲧'),
  (false, 'guo', '呙啯嘓囯囶囻国圀國埚堝墎崞帼幗彉彍惈慖懖掴摑果椁楇槨淉漍濄猓瘑簂粿綶聒聝腂腘膕菓蔮虢蜾蝈蟈裹褁輠过過郭鈛鍋鐹锅餜馃馘'),
  (false, 'ha', '哈奤紦蛤鉿铪'),
  (false, 'hai', '亥咍咳嗐塰妎孩害氦海烸还酼醢餀饚駭駴骇骸'),
  (false, 'han', '㘎丆佄傼兯函凾厈含哻唅喊圅垾娢嫨寒屽崡嵅悍憨憾扞捍撖撼旱晗晘暵梒椷汉汗浛浫涆涵漢澏瀚焊焓熯爳猂琀甝皔睅筨罕翰肣莟菡蔊蚶蛿蜬蜭螒譀谽豃輚邗邯酣釬銲鋎鋡閈闬雗韓韩頇頷顄顸颔馠馯駻魽鶾鼾'),
  (false, 'hang', '垳夯斻杭沆笐筕絎绗航苀蚢裄貥迒頏颃魧'),
  (false, 'hao', '乚傐儫号呺哠嗥嘷噑嚆嚎壕好恏悎昊昦晧暠暤暭曍椃毜毫浩淏滈澔濠灏灝獆獋獔皓皜皞皡皥秏竓籇耗聕茠蒿薃薅號蚝蠔諕譹豪郝鄗镐顥颢鰝'),
  (false, 'he', '何劾合呵咊和哬啝喝嗃嗬嚇垎壑姀寉峆惒抲敆曷柇核楁欱毼河涸渮澕焃煂熆熇燺爀狢猲癋皬盇盉盍盒碋礉禾篕籺粭紇纥翮翯荷菏萂螛蠚袔褐覈訶訸詥謞诃賀贺赫郃釛鉌鑉閡閤闔阂阖隺靍靎靏鞨頜颌餄饸魺鲄鶡鶮鶴鸖鹖鹤麧齕龁龢'),
  (false, 'hei', '嗨嘿潶黑黒'),
  (false, 'hen', '佷很恨拫狠痕詪鞎'),
  (false, 'heng', '亨哼啈堼姮恆恒悙撗桁横橫涥烆珩胻脝蘅衡鑅鴴鵆鸻'),
  (false, 'hong', '仜叿吰吽呍哄嚝垬妅娂宏宖屸弘彋揈撔晎汯沗泓洪浤渱渹潂澒灴烘焢玒玜硡竑竤篊粠紅紘紭綋红纮羾翃翝耾苰荭葒葓蕻薨虹訇訌讧谹谼谾軣輷轟轰鈜鉷銾鋐鍧閎閧闀闂闳霐霟鞃鬨魟鴻鸿黉黌'),
  (false, 'hou', '侯候厚后吼呴喉垕堠帿後洉犼猴瘊睺矦篌糇翭翵茩葔豞逅郈鄇銗鍭餱骺鮜鯸鱟鲎鲘齁'),
  (false, 'hu', '乎乕乯互俿冱匢匫呼唬唿喖嗀嘑嘝嚛囫垀壶壷壺婟媩嫭嫮寣岵帍幠弖弧忽怘怙恗惚戱戶户戸戽扈抇护搰摢斛昈昒曶枑楜槲槴歑汻沍沪泘浒淴湖滬滸滹濩瀫烀焀煳熩狐猢琥瑚瓠瓳祜笏箶簄粐糊絗綔縠胡芐苸萀葫蔛蔰虍虎虖虝蝴螜衚觳謼護豰軤轷鄠醐錿鍙鍸雐雽頀頶餬鬍魱鯱鰗鱯鳠鳸鵠鶘鶦鸌鹄鹕鹘鹱'),
  (false, 'hua', '划劃化华呚哗嘩埖夻姡婲婳嫿嬅崋搳摦撶杹枠桦椛槬樺滑澅猾画畫畵砉硴磆糀繣舙花華蒊蕐蘤螖觟話誮諙諣譁譮话釫錵鏵铧驊骅鷨黊'),
  (false, 'huai', '佪咶坏壊壞徊怀懐懷槐櫰淮瀤耲蘹蘾褢褱踝'),
  (false, 'huan', '㬊唤喚喛嚾圜堚奂奐孉宦寏寰峘嵈幻患愌懽换換擐攌桓梙槵欢歓歡洹浣涣渙漶澣澴烉焕煥狟獂獾环瑍環瓛痪瘓睆糫綄緩繯缓缳羦肒荁萈萑藧讙豢豲貆貛轘逭還郇酄鍰鐶锾镮闤阛雈驩鬟鯇鯶鰀鲩鴅鵍鹮'),
  (false, 'huang', '㿠偟兤凰喤堭塃墴奛媓宺崲巟幌徨怳恍惶愰慌揘晃晄曂朚楻榥櫎湟滉潢炾煌熀熿獚瑝璜癀皇皝皩磺穔篁簧縨肓艎荒葟蝗蟥衁詤諻謊谎趪遑鍠鎤鐄锽隍韹餭騜鰉鱑鳇鷬黃黄'),
  (false, 'hui', '㧑会僡儶匯卉咴喙嘒噅噕嚖囘回囬圚婎媈嬒寭屶屷幑廻廽彗彙彚徻徽恚恛恢恵悔惠慧憓懳拻挥揮撝晖晦暉暳會楎槥橞檅檓櫘毀毁毇汇泋洃洄浍湏滙潓濊瀈灰灳烠烣烩煇燬燴獩珲璤璯痐睳瞺硊禈秽穢篲絵繢繪绘缋翙翚翬翽芔茴荟蔧蕙薈薉藱蘳虺蚘蛔蛕蜖蟪袆褘詯詼誨諱譓譭譿讳诙诲豗賄贿輝辉迴逥鏸鐬闠阓隓隳靧頮顪颒餯鮰鰴麾'),
  (false, 'hun', '俒倱圂婚婫尡忶惛慁掍昏昬棔殙浑涽混渾溷焄焝琿睧睯睴碈荤葷蔒觨諢诨轋閽阍餛馄魂鼲'),
  (false, 'huo', '㸌伙佸俰剨劐吙咟嚄嚯嚿夥奯彠惑或捇掝擭攉旤曤檴沎活湱漷瀖火灬煷獲癨眓矆矐祸禍秮秳秴穫窢耠耯臛艧获蒦藿蠖謋豁貨货邩鈥鍃鑊钬锪镬閄雘霍靃韄騞'),
  (false, 'ji', '㴔丮乩亟亼亽伋伎佶偈偮僟兾冀几击刉刏剂剞剤劑勣卙即卽及叝叽吉咭哜唧喞嗘嘰嚌圾坖垍基堲塈塉墼妀妓姞姬嫉季寂寄屐岌嵆嵇嵴嶯己幾庴廭彐彑彶徛忌忣急悸惎愱憿懻戟戢技挤掎揤撃撠擊擠攲旡既旣暨暩曁朞机极枅梞棘楖楫極槉槣樭機橶檕檝檵櫅殛毄汲泲洎济済湒漃漈潗激濈濟瀱焏犄犱玑璣璾畸畿疾痵瘠癠癪皀皍矶磯磼祭禝禨积稘稩稷稽穄穊積穖穧笄笈筓箕箿簊籍紀紒級継綨緁緝績繋繼级纪继绩缉罽羁羇羈耤耭肌脊膌臮艥芨芰茍茤葪蒺蓟蔇蕀蕺薊薺蘎蘮蘻虀虮蝍螏蟣裚襀襋覉覊覬觊觙觭計記誋諅譏譤计讥记谻賫賷赍趌跡跻跽踑踖蹐蹟躋躤躸輯轚辑迹郆銈銡錤鍓鏶鐖鑇鑙际際隮集雞雧霁霵霽鞿韲飢饑饥驥骥髻鬾魕魝魢魥鮆鯚鯽鰶鰿鱀鱭鱾鲚鲫鳮鵋鶏鶺鷄鷑鸄鸡鹡麂齌齎齏齑'),
  (false, 'jia', '乫价伽佳假傢價加叚唊嘉圿夹夾婽嫁家岬幏徦忦恝戛戞扴抸拁斚斝架枷梜椵榎榢槚檟毠泇浃浹犌猳玾珈甲痂瘕稼笳糘耞胛脥腵荚莢葭蛱蛺袈袷裌豭貑賈贾跏跲迦郏郟鉀鉫鋏鎵钾铗镓頬頰颊駕驾鴐鴶鵊麚'),
  (false, 'jian', '件侟俭俴倹健僭儉兼冿减剑剣剪剱劍劎劒劔囏囝坚堅堿墹奸姦姧寋尖帴幵建弿彅徤惤戋戔戩戬拣挸捡揀揃揵搛撿擶旔暕枧柬栫梘检検椾楗榗樫檢檻櫼歼殱殲毽洊涧渐減湔湕溅漸澗濺瀐瀸瀽煎熞熸牋牮犍猏玪珔瑊瑐监監睑睷瞯瞷瞼硷碊碱磵礀礆礛礷笕笺筧简箋箭篯簡籛糋絸緘縑繝繭缄缣翦肩腱臶舰艦艰艱茧荐菅菺葌蒹蔪蕑蕳薦藆虃螹蠒袸裥襇襉襺見覵覸见詃諓諫謇謭譛譼譾谏谫豜豣賎賤贱趝趼跈践踐踺蹇轞鉴鋻鍳鍵鏩鐗鐧鐱鑑鑒鑬鑯鑳锏键間间雃鞬鞯韀韉餞餰饯馢鬋鰎鰔鰜鰹鲣鳒鳽鵑鵳鶼鹣鹸鹻鹼麉'),
  (false, 'jiang', '僵勥匞匠塂壃夅奖奨奬姜将將嵹弜弶摪摾桨槳橿櫤殭江洚浆滰漿犟獎畕畺疅疆礓糡糨絳繮绛缰翞耩膙茳葁蒋蔣薑螀螿講謽讲豇酱醤醬降韁顜鱂鳉'),
  (false, 'jiao', '䴔交佼侥僥僬儌剿劋勦叫呌嘂嘄嘐嘦噍噭嚼姣娇嬌嬓孂峧嶕嶠嶣徺徼憍挍挢捁搅摷撟撹攪敎教敫敽敿斍斠晈暞曒椒浇滘漖潐澆灚烄焦煍燋燞狡獥珓璬皎皦皭矫矯礁穚窌窖笅筊簥絞繳纐绞缴胶脚腳膠膲臫艽茭茮蕉藠虠蛟蟜蟭角訆譑譥賋趭跤踋較轇轎轿较郊酵醮釂鉸鐎铰餃饺驕骄鮫鱎鲛鵁鷦鷮鹪龣'),
  (false, 'jie', '㛃丯介借倢偼傑刦刧刼劫劼卩卪吤唶喈喼嗟堦堺姐婕媎媘媫嫅孑寁尐屆届岊岕崨嵥嶻巀幯庎徣悈戒截拮捷接掲掶揭搩擑擮昅杢杰桀桝椄楐楬楶榤檞毑洁湝滐潔煯犗狤玠琾界畍疌疖疥痎癤皆睫砎碣礍秸稭竭節結絜结羯脻节芥莭菨蓵藉蚧蛣蛶蜐蝔蠘蠞蠽街衱衸袺裓褯解觧訐詰誡誱謯讦诘诫踕迼鉣鍻鎅镼阶階鞂鞊頡颉飷骱魪鮚鲒鶛'),
  (false, 'jin', '仅今仐伒侭僅僸儘凚劤劲勁卺厪噤嚍堇堻墐壗妗嫤嬧寖尽巹巾廑惍慬搢斤晉晋枃槿歏殣津浕浸溍漌濅濜烬煡燼珒琎琻瑨瑾璡璶盡矜矝砛祲禁筋紟紧緊縉缙荕荩菫蓳藎衿襟覲觐觔謹谨賮贐赆近进進金釒釿錦钅锦靳饉馑鹶黅齽'),
  (false, 'jing', '䴖丼井京亰俓傹儆兢净凈刭剄坓坕坙境妌婙婛婧宑巠幜弪弳径徑惊憬憼敬旌旍景晶暻曔桱梷橸殌汫汬泾浄涇淨澋瀞猄獍璄璟璥痉痙睛秔稉穽竞竟竧竫競竸箐粳精経經綡经聙肼胫脛腈茎荆荊莖菁葏蟼誩警踁迳逕鏡镜阱靖静靚靜頚頸颈驚鯨鲸鵛鶁鶄麖麠鼱'),
  (false, 'jiong', '䌹侰僒冂冋冏囧坰埛扃泂浻澃炅炯烱煚煛熲燛窘絅綗蘏蘔褧迥逈顈颎駉駫'),
  (false, 'jiu', '㠇丩久乆九乣倃僦勼匓匛匶厩咎啾奺就廄廏廐慦捄揂揪揫摎救旧朻杦柩柾桕樛欍殧汣灸牞玖疚究糺糾紤纠臼舅舊舏萛赳酒镹阄韭韮鬏鬮鯦鳩鷲鸠鹫麔齨'),
  (false, 'ju', '䴗举乬侷俱倨倶具凥剧劇勮匊句啹埧埾壉姖娵婅婮局居屦屨岠崌巈巨巪弆怇惧愳懅懼抅拒拘拠挙挶据掬據擧昛桔梮椇椈椐榉榘橘檋櫸欅歫毩毱沮泃泦洰涺淗湨澽炬烥焗犋犑狊狙琚疽眗矩砠秬窭窶筥簴粔粷繘罝耟聚聥腒舉艍苣苴莒菊蒟蘜虡蚷蜛袓裾襷詎諊讵豦貗趄趜跔跙距跼踘踞踽蹫躆躹車輂遽邭郹醵鉅鋦鋸鐻钜锔锯閰陱雎鞠鞫颶飓駏駒駶驧驹鮈鮔鴡鵙鵴鶋鶪鼰鼳齟龃'),
  (false, 'juan', '倦劵勌勬卷呟埍奆姢娟巻帣慻捐捲朘桊涓淃焆狷獧瓹眷睊睠絭絹绢罥羂腃臇菤蔨蠲裐讂鄄鋑鋗錈鎸鐫锩镌鞙餋鹃'),
  (false, 'jue', '㵐亅倔决刔劂匷厥噊噘噱孒孓屩屫崛崫嶡嶥弡彏憠憰戄抉挗捔掘撅撧攫桷橛橜櫭欮氒決泬灍焳熦爑爝爴爵獗玃玦玨珏瑴璚疦瘚矍矡砄絕絶绝臄芵蕝蕨虳蚗蟨蟩覐覚覺觉觖觮觼訣譎诀谲貜赽趉蹶蹷躩鈌鐍鐝钁镢鳜鴂鴃鷢'),
  (false, 'jun', '䐃俊儁军君呁均埈姰寯峻懏捃攈攟晙桾棞汮浚濬焌燇珺畯皲皸皹碅竣箘箟莙菌葰蚐蜠袀覠賐軍郡鈞銁銞鍕钧陖隽雋頵餕馂駿骏鮶鲪鵔鵕鵘麇麏麕'),
  (false, 'ka', '佧卡咔咖喀垰擖胩裃鉲'),
  (false, 'kai', '凯凱剀剴勓嘅垲塏奒开忾恺愒愷愾慨揩暟楷欬炌烗蒈輆鍇鎎鎧鐦铠锎锴開闓闿颽'),
  (false, 'kan', '侃偘冚凵刊勘坎埳堪墈崁嵁惂戡栞槛欿歁看瞰矙砍磡竷莰衎輡轗闞阚顑鬫龕龛'),
  (false, 'kang', '亢伉匟囥嫝嵻康忼慷扛抗槺漮炕犺砊穅粇糠躿邟鈧鏮钪閌闶鱇'),
  (false, 'kao', '㸆丂尻嵪拷攷栲洘烤焅犒考薧銬铐靠髛鮳鯌鲓'),
  (false, 'ke', '克刻勀勊匼可嗑坷堁壳娔客岢嵑嵙嶱恪愘愙揢搕敤柯棵榼樖殼氪渇渴溘炣牁牱犐珂疴痾瞌碦磕礊礚科稞窠緙缂翗艐苛萪薖蚵蝌衉課课趷軻轲醘鈳錁钶锞頦顆颏颗騍骒髁'),
  (false, 'kei', '剋尅'),
  (false, 'ken', '啃垦墾恳懇掯肎肯肻裉褃豤貇錹'),
  (false, 'keng', '劥吭坑妔挳摼牼硁硜硻誙銵鍞鏗铿阬'),
  (false, 'kong', '倥埪孔崆恐悾控涳硿空箜躻錓鞚鵼'),
  (false, 'kou', '冦剾劶口叩宼寇彄怐扣抠摳敂滱眍瞉瞘窛筘簆芤蔲蔻釦鷇'),
  (false, 'ku', '俈刳哭喾嚳圐堀库庫廤枯桍楛狜瘔矻秙窋窟絝绔苦袴裤褲跍郀酷骷鮬'),
  (false, 'kua', '侉咵垮夸姱挎胯舿誇趶跨銙骻'),
  (false, 'kuai', '㧟侩儈凷哙噲圦块塊墤巜廥快擓旝欳澮狯獪筷糩脍膾蒯郐鄶駃鱠鲙'),
  (false, 'kuan', '宽寛寬梡欵款歀窽窾臗鑧髋髖'),
  (false, 'kuang', '儣况劻匡匩卝哐圹壙夼岲忹恇懬懭抂旷昿曠框況洭爌狂狅眖眶矌矿砿硄礦穬筐筺絋絖纊纩誆誑诓诳貺贶軖軠軦軭邝邼鄺鉱鋛鑛鵟黋'),
  (false, 'kui', '䖯亏傀刲匮匱喟喹嘳夔奎媿嬇尯岿巋巙悝愦愧憒戣揆晆暌楏楑櫆殨溃潰煃犪盔睽窥窺篑簣籄聧聩聭聵膭葵蒉蕢藈蘷虁虧蝰謉跬蹞躨逵鄈鍨鍷闚頍頯顝餽饋馈馗騤骙魁'),
  (false, 'kun', '困坤堃堒壸壼崐崑悃捆昆晜梱涃潉焜熴猑琨瑻睏硱祵稇稛綑菎蜫裈裍裩褌醌錕锟閫閸阃騉髠髡髨鯤鲲鵾鶤鹍'),
  (false, 'kuo', '廓扩拡括挄擴濶筈萿葀蛞闊阔霩鞟鞹韕頢髺鬠'),
  (false, 'la', '剌啦喇嚹垃拉揦揧搚擸攋旯柆楋櫴溂爉瓎瘌砬磖翋腊臈臘菈藞蜡蝋蝲蠟辢辣邋鑞镴鞡鬎鯻'),
  (false, 'lai', '來俫倈唻婡崃崍庲徕徠来梾棶涞淶濑瀨瀬猍琜癞癩睐睞筙箂籁籟莱萊藾襰賚賴赉赖逨郲錸铼頼顂騋鯠鵣鶆麳'),
  (false, 'lan', '儖兰厱嚂囒壈壏婪嬾孄孏岚嵐幱惏懒懢懶拦揽擥攔攬斓斕栏榄欄欖欗浨滥漤澜濫瀾灆灠灡烂燗燣燷爁爛爤爦璼瓓篮籃籣糷繿纜缆罱葻蓝藍蘫蘭褴襕襤襴襽覧覽览譋讕谰躝醂鑭钄镧闌阑韊顲'),
  (false, 'lang', '㫰㮾勆啷埌塱嫏崀廊斏朖朗朤桹榔樃欴浪烺狼琅瑯硠稂筤艆莨蒗蓈蓢蜋螂誏躴郎郒郞鋃鎯锒閬阆'),
  (false, 'lao', '佬僗劳労勞咾哰唠嗠嘮姥嫪崂嶗恅憥憦捞撈朥栳橯浶涝澇烙牢狫珯痨癆硓磱窂簩粩老耂耢耮荖蛯蟧躼軂轑酪醪銠鐒铑铹顟髝鮱'),
  (false, 'le', '乐了仂勒叻嘞忇扐楽樂氻泐玏砳竻簕艻阞韷餎鰳鱳鳓'),
  (false, 'lei', '傫儡儽厽垒塁壘壨嫘擂攂樏檑櫐櫑欙泪洡涙淚灅瓃畾瘣癗矋磊磥礌礧礨禷类累絫縲纇纍纝缧罍羸耒肋蔂蕌蕾藟蘱蘲蘽虆蠝誄讄诔轠酹銇錑鐳鑘鑸镭雷靁頛頪類颣鱩鸓鼺'),
  (false, 'leng', '倰冷唥堎塄愣棱楞睖碐稜薐踜'),
  (false, 'li', '㰀丽例俐俚俪傈儮儷凓刕利剓剺劙力励勵历厉厘厤厯厲叓吏呖哩唎唳喱嚟嚦囄囇坜塛壢娌娳婯嫠孋孷屴岦峢峲巁廲悡悧悷慄戾搮擽攊攦攭斄暦曆曞朸李枥栃栎栗栛梨梩梸棃棙樆檪櫔櫟櫪欐欚歴歷沥沴浬涖溧漓澧濿瀝灕爄爏犁犂犡狸猁珕理琍瑮璃瓅瓈瓑瓥疠疬痢癘癧皪盠盭睙睝砅砺砾磿礪礫礰礼禮禲离秝穲立竰笠筣篥篱籬粒粝粴糎糲綟縭纚缡罹脷艃苈苙茘荔荲莅莉菞蒚蒞蓠蔾藜藶蘺蚸蛎蛠蜊蜧蝷蟍蟸蠇蠡蠣蠫裏裡褵觻詈謧讈豊貍赲躒轢轣轹逦邌邐郦酈醨醴里釐鉝鋫鋰錅鏫鑗锂隶隷隸離雳靂靋驪骊鬁鯉鯏鯬鱧鱱鱺鲡鲤鳢鳨鴗鵹鷅鸝鹂麗麜黎黧'),
  (false, 'lia', '俩'),
  (false, 'lian', '亷僆劆匲匳嗹噒堜奁奩媡嫾嬚帘廉怜恋慩憐戀摙敛斂梿楝槤櫣歛殓殮浰涟湅溓漣潋澰濂濓瀮瀲炼煉熑燫琏瑓璉磏簾籢籨練縺纞练羷翴联聨聫聮聯脸臁臉莲萰蓮蔹薕蘝蘞螊蠊裢裣褳襝覝謰蹥连連鄻錬鍊鎌鏈鐮链镰鬑鰊鰱鲢'),
  (false, 'liang', '両两亮俍倆倞兩凉哴唡啢喨墚悢掚晾梁椋樑涼湸粮粱糧緉脼良蜽裲諒谅踉輌輛輬辆辌量鍄靓駺魉魎'),
  (false, 'liao', '僚嘹嫽寥寮尞尥尦屪嵺嶚嶛廖廫憀憭撂撩敹料暸曢橑漻潦炓燎爎爒獠璙疗療瞭窷竂簝繚缭聊膋膫蓼藔蟟豂賿蹘蹽辽遼鄝釕鐐钌镣镽飉髎鷯鹩'),
  (false, 'lie', '䴕儠冽列劣劽咧哷埒埓姴峛巤挒挘捩栵毟洌浖烈烮煭犣猎猟獵聗脟茢蛚裂趔躐迾颲鬛鬣鮤鱲鴷'),
  (false, 'lin', '临亃僯冧凛凜厸吝啉壣崊嶙廩廪恡悋懍懔拎撛斴晽暽林橉檁檩淋潾澟瀶焛燐獜琳璘甐疄癛癝瞵碄磷箖粦粼繗翷膦臨菻蔺藺賃赁蹸躏躙躪轔轥辚遴邻鄰鏻閵阾隣霖驎鱗鳞麐麟'),
  (false, 'ling', '㥄令伶凌刢另呤囹坽夌姈婈孁岭岺崚嶺彾掕昤朎柃棂櫺欞泠淩澪灵炩燯爧狑玲琌瓴皊砱祾秢竛笭紷綾绫羐羚翎聆舲苓菱蓤蔆蕶蘦蛉衑袊裬詅跉軨輘酃醽鈴錂铃閝陵零霊霗霛霝靈領领駖魿鯪鲮鴒鸰鹷麢齡齢龄龗'),
  (false, 'liu', '六刘劉嚠塯媹嬼嵧廇懰旈旒柳栁桞桺榴橊橮流浏溜澑瀏熘熮珋琉瑠瑬璢畄留畱疁瘤癅硫磂磟綹绺罶羀翏蒥蓅藰蟉裗蹓遛鋶鎏鎦鏐鐂锍镏镠雡霤飀飂飅飗餾馏駠駵騮驑骝鬸鰡鶹鷚鹠鹨麍'),
  (false, 'long', '儱咙哢嚨垄垅壟壠嶐巃巄徿拢攏昽曨朧栊梇槞櫳泷湰滝漋瀧爖珑瓏癃眬矓砻礱礲窿竉竜笼篭籠聋聾胧茏蘢蠪蠬襱豅贚躘鏧鑨陇隆隴霳靇驡鸗龍龒龓龙'),
  (false, 'lou', '䁖剅喽嘍塿娄婁寠屚嵝嶁廔慺搂摟楼樓溇漊漏熡甊瘘瘺瘻瞜篓簍耧耬艛蒌蔞蝼螻謱軁遱鏤镂陋鞻髅髏鷜'),
  (false, 'lu', '侓僇剹勎勠卢卤噜嚕嚧圥坴垆塶塷壚娽峍庐廘廬彔录戮掳摝撸擄擼攎曥枦栌椂樐樚橹櫓櫨氇氌泸淕淥渌滷漉潞澛瀂瀘炉熝爐獹玈琭璐璷瓐甪盝盧睩矑硉硵碌磠祿禄稑穋穞箓簏簬簵簶籙籚粶纑罏胪膔臚舮舻艣艪艫芦菉蓾蔍蕗蘆虂虏虜螰蠦謢賂赂趢路踛蹗輅轆轤轳辂辘逯醁鈩錄録錴鏀鏕鏴鐪鑥鑪镥陆陸露顱颅馿騄騼髗魯魲鯥鱸鲁鲈鴼鵦鵱鷺鸕鸬鹭鹵鹿麓黸'),
  (false, 'luan', '乱亂卵圝圞奱娈孌孪孿峦巒挛攣曫栾欒滦灓灤癴癵羉脔臠虊釠銮鑾鵉鸞鸾'),
  (false, 'lun', '仑伦侖倫囵圇埨婨崘崙惀抡掄棆沦淪溣碖磮稐綸纶耣腀芲菕蜦論论踚輪轮錀陯鯩'),
  (false, 'luo', '倮儸剆啰囉囖峈捰摞攞曪椤欏泺洛洜漯濼犖猡玀珞瘰癳砢硦笿箩籮絡纙络罗羅脶腡臝荦萝落蓏蘿螺蠃裸覶覼詻跞躶逻邏鏍鑼锣镙雒頱饠駱騾驘骆骡鮥鵅鸁'),
  (false, 'lv', '侣侶偻僂儢勴吕呂垏屡屢履嵂律慮挔捋捛旅梠榈櫖櫚氀氯滤濾焒爈率祣稆穭箻絽綠緑縷繂绿缕膂膐膟膢葎藘虑褛褸郘鋁鑢铝閭闾驢驴'),
  (false, 'lve', '䂮圙寽掠略畧稤鋝鋢锊'),
  (false, 'm', '呣'),
  (false, 'ma', '傌吗嗎嘛嘜妈媽嫲孖杩榪溤犘犸獁玛瑪痲痳睰码碼祃禡罵蔴蚂螞蟆蟇遤鎷閁馬駡马骂鬕鰢鷌麻'),
  (false, 'mai', '买佅劢勱卖唛嘪埋売脈脉荬蕒衇買賣迈邁霡霢霾鷶麥麦鿏'),
  (false, 'man', '㵘僈墁姏娨嫚屘幔悗慢慲摱曼槾樠満满滿漫澷熳獌瞒瞞矕縵缦蔄蔓蘰蛮螨蟎蠻襔謾谩鄤鏋鏝镘鞔顢颟饅馒鬗鬘鰻鳗'),
  (false, 'mang', '厖吂哤壾娏庬忙恾杗杧氓汒浝漭牤牻狵痝盲盳硥硭笀芒茫茻莽莾蘉蛖蟒蠎邙釯鋩铓駹'),
  (false, 'mao', '乮冃冇冐冒卯堥夘媢峁帽愗懋戼旄昴暓枆柕楙毛毷氂泖渵牦犛猫瑁皃眊瞀矛笷罞耄芼茂茅茆萺蓩蝐蝥蟊袤覒貌貓貿贸軞鄚鄮酕鉚鉾錨铆锚髦髳鶜'),
  (false, 'me', '么嚒嚜嚰庅濹'),
  (false, 'mei', '凂坆堳塺妹媄媒媚媺嬍寐嵄嵋徾抺挴攗旀昧枚栂梅楣楳槑毎每沒没沬浼渼湄湈煝煤燘猸玫珻瑂痗眉眛睂睸祙禖篃美羙脄脢腜苺莓葿蝞袂跊躾郿酶鋂鎂鎇镁镅霉韎鬽魅鶥鹛黣黴'),
  (false, 'men', '们們呇悶懑懣扪捫暪椚焖燜玧璊穈菛虋鍆钔門閅门闷'),
  (false, 'meng', '㠓儚冡勐夢夣孟尨幪懜懞懵掹擝曚朦梦橗檬氋溕濛猛獴甍甿癦盟瞢矇矒礞艋艨莔萌蒙蕄虻蜢蝱蠓鄳鄸錳锰霥霿靀顭饛鯍鯭鸏鹲鼆'),
  (false, 'mi', '侎冖冞冪咪嘧塓孊宓宻密峚幂幎幦弥弭彌怽戂擟攠敉榓樒櫁汨沕沵泌洣淧渳滵漞濔濗瀰灖熐爢猕獼瓕眯瞇祢禰秘簚米粎糜糸縻羃羋脒芈葞蒾蓂蔝蔤藌蘪蘼蜜袮覓覔覛觅詸謎謐谜谧迷醚醾醿釄銤镾靡鸍麊麋麛麿鼏'),
  (false, 'mian', '丏偭免冕勉勔喕娩婂媔嬵宀愐杣棉檰櫋汅沔渑湎澠眄眠睌矈矊矏糆綿緜緬绵缅腼臱芇葂蝒面靣靦鮸麪麫麵麺黾'),
  (false, 'miao', '劰喵妙媌嫹庙庿廟描杪淼渺玅眇瞄秒竗篎緢緲缈苗藐邈鶓鹋'),
  (false, 'mie', '吀咩哶孭幭懱搣櫗滅灭烕礣篾蔑薎蠛衊鑖鱴鴓'),
  (false, 'min', '僶冺刡勄垊姄岷崏忞忟怋悯惽愍慜憫抿捪敃敏敯旻旼暋民泯湣潣玟珉琘琝瑉痻皿盿砇笢笽簢緍緡缗罠苠蠠鈱錉鍲閔閩闵闽鰵鳘鴖黽'),
  (false, 'ming', '佲冥凕名命姳嫇慏掵明暝朙榠洺溟猽眀眳瞑茗螟覭詺鄍酩銘铭鳴鸣'),
  (false, 'miu', '缪謬谬'),
  (false, 'mo', '劘嗼嚤圽塻墨妺嫫嫼嬤嬷寞尛帓帞懡抹摩摸摹擵昩末枺模橅歿殁沫漠瀎爅獏瘼皌眜眽眿瞐瞙砞磨礳秣糢絈縸纆耱膜茉莈莫蓦藦蘑蛨蟔謨謩谟貃貈貉貊貘銆鏌镆陌靺饃饝馍驀髍魔魩魹麼麽默黙'),
  (false, 'mou', '侔劺哞恈某眸繆蛑謀谋踎鍪鞪鴾麰'),
  (false, 'mu', '亩仫凩募坶墓姆峔幕幙慔慕拇暮暯木楘母毣毪氁沐炑牟牡牧牳狇畂畆畒畝畞畮目睦砪穆胟艒苜莯蚞踇鉧鉬钼雮霂'),
  (false, 'na', '乸吶呐哪嗱妠娜拏拿挐捺搻笝納纳肭蒳衲袦豽貀軜那郍鈉鎿钠镎雫靹魶'),
  (false, 'nai', '乃倷奈奶妳嬭孻廼摨柰氖渿疓耐腉艿萘螚褦迺釢錼鼐'),
  (false, 'nan', '侽南喃囡娚婻戁抩揇暔枏柟楠湳煵男畘腩莮萳蝻諵赧遖难難'),
  (false, 'nang', '乪儾嚢囊囔擃攮曩欜灢蠰饢馕齉'),
  (false, 'nao', '匘呶垴堖夒嫐孬峱嶩巎怓恼悩惱憹挠撓淖猱獶獿瑙硇碙碯脑脳腦臑蛲蟯詉譊鐃铙閙闹鬧'),
  (false, 'ne', '呢抐疒眲訥讷'),
  (false, 'nei', '內内娞氝氞脮腇錗餒馁鮾鯘'),
  (false, 'nen', '嫩嫰恁'),
  (false, 'neng', '能'),
  (false, 'ng', '嗯'),
  (false, 'ni', '伱伲你倪儗儞匿坭埿堄妮婗嫟嬺孴尼屔屰怩惄愵抳拟擬旎昵晲暱柅棿檷氼泥淣溺狔猊眤睨秜籾縌聣聻胒腻膩臡苨薿蚭蜺觬誽貎跜輗逆郳鈮铌隬霓馜鯢鲵麑齯'),
  (false, 'nian', '卄哖唸埝姩年廿念惗拈捻撚撵攆涊淰焾碾秊秥簐粘艌蔫蹍蹨躎輦辇辗鮎鯰鲇鲶鵇黏'),
  (false, 'niang', '娘嬢孃酿醸釀'),
  (false, 'niao', '嫋嬝嬲尿樢脲茑蔦袅裊褭鳥鸟'),
  (false, 'nie', '乜啮嗫噛嚙囁囓圼孼孽嵲嶭巕帇捏掜揑摰敜枿槷櫱涅湼痆篞籋糱糵聂聶臬臲苶菍蘖蠥讘踂踗踙蹑躡錜鎳鑈鑷钀镊镍闑陧隉顳颞齧'),
  (false, 'nin', '囜您拰脌'),
  (false, 'ning', '佞侫倿儜凝咛嚀嬣宁寍寕寗寜寧拧擰柠橣檸泞澝濘狞獰甯矃聍聹薴鑏鬡鸋'),
  (false, 'niu', '妞忸扭杻汼炄牛牜狃紐纽莥鈕钮靵'),
  (false, 'nong', '侬儂农哝噥弄挊挵檂欁浓濃燶癑禯秾穠繷脓膿蕽襛譨農辳醲鬞齈'),
  (false, 'nou', '槈檽獳羺耨鎒鐞'),
  (false, 'nu', '伮傉努奴孥弩怒搙砮笯胬駑驽'),
  (false, 'nuan', '奻暖渜煗餪'),
  (false, 'nuo', '傩儺喏愞懦懧挪掿搦梛榒橠稬穤糑糥糯諾诺蹃逽鍩锘'),
  (false, 'nv', '女恧朒沑籹衂衄釹钕'),
  (false, 'nve', '婩疟瘧硸虐'),
  (false, 'o', '哦噢筽'),
  (false, 'ou', '偶吘呕嘔塸怄慪櫙欧歐殴毆沤漚熰瓯甌耦腢膒蕅藕藲謳讴鏂鴎鷗鸥'),
  (false, 'pa', '啪妑帊帕怕掱杷潖爬琶皅筢耙舥苩葩袙趴'),
  (false, 'pai', '俳哌徘拍排棑沠派渒湃牌犤猅箄簰簲蒎輫鎃'),
  (false, 'pan', '丬冸判叛坢媻幋搫攀柈槃沜泮洀溿潘瀊炍爿牉畔盘盤盼眅磐磻縏聁萠蒰蟠袢襻詊跘蹒蹣鋬鎜鑻鞶頖鵥'),
  (false, 'pang', '乓厐嗙夆嫎庞彷徬旁滂炐眫篣耪肨胖胮膖舽螃覫逄雱霶鰟鳑龎龐'),
  (false, 'pao', '刨匏咆垉奅庖抛拋泡炮炰爮狍疱皰砲礟礮脬萢袍褜跁跑軳靤鞄麅麭'),
  (false, 'pei', '伂佩俖呸培姵帔怌斾旆毰沛浿犻珮肧胚蓜衃裴裵賠赔轡辔配醅錇锫阫陪霈馷'),
  (false, 'pen', '呠喯喷噴歕湓濆瓫盆翸葐'),
  (false, 'peng', '倗傰剻匉嘭堋塜塳弸彭怦恲憉抨捀捧掽搒朋梈棚椖椪槰樥泙淎淜漰澎烹皏砰硑硼碰磞稝竼篷纄膨芃莑蓬蘕蟚蟛袶踫軯輣錋鑝閛韸韼駍騯髼鬅鬔鵬鹏'),
  (false, 'pi', '䴙丕仳伓伾僻劈匹啤噼噽嚭圮坯埤壀媲嫓屁岯崥嶏庀悂憵批披抷揊擗旇枇枈毗毘淠潎澼炋焷狉狓琵甓疈疋疲痞癖皮睥砒磇礔礕秛秠稫篺紕纰罴羆翍耚肶脴脾腗膍芘苉蚍蚽蜱螷蠯諀譬豼豾貔辟邳郫釽鈚鈹鉟銔銢錃錍铍闢阰陴隦霹鞞駓髬魮魾鮍鲏鴄鵧鷿鸊鼙'),
  (false, 'pian', '㛹偏囨媥楄楩片犏篇翩胼腁覑諞谝貵賆蹁鍂駢騈騗騙骈骗骿魸鶣'),
  (false, 'piao', '僄剽勡嘌嫖彯徱慓旚殍漂犥瓢皫瞟票篻縹缥翲莩蔈薸螵醥闝顠飃飄飘驃骠魒'),
  (false, 'pie', '丿嫳撆撇暼氕瞥苤覕鐅'),
  (false, 'pin', '品嚬姘娦嫔嬪拚拼榀汖牝玭矉砏礗穦聘薲蘋蠙貧贫顰频颦馪驞'),
  (false, 'ping', '乒俜凭凴呯坪塀娉屏岼帡帲幈平慿憑枰檘洴涄焩玶瓶甁甹砯竮箳簈缾聠胓艵苹荓萍蓱蚲蛢評评軿輧郱頩鮃鲆'),
  (false, 'po', '䥽叵嘙嚩坡婆尀岥岶廹敀昢櫇泼洦湐溌潑烞珀皤破砶笸箥粕蒪蔢迫鄱醗醱釙鉕鏺钋钷頗颇駊魄'),
  (false, 'pou', '剖咅哣垺娝婄抔抙捊掊犃箁裒'),
  (false, 'pu', '仆僕匍噗圃圑圤埔墣扑撲擈攴攵普暜曝朴樸檏氆浦溥潽濮瀑炇烳獛璞痡瞨穙纀脯舖舗莆菐菩葡蒱蒲諩譜谱贌蹼酺鋪鏷鐠铺镤镨陠鯆'),
  (false, 'qi', '䓫七丌乞亓亝企倛傶僛其凄剘启呮咠唘唭啓啔啟嘁噐器圻埼墄夡奇契妻娸婍屺岂岐岓崎嵜帺弃忯悽愭慼慽憇憩懠戚捿掑摖敧斉斊旂旗晵暣期杞柒栔栖桤桼棄棊棋棨棲榿槭檱櫀欫欹欺歧气気氣汔汽沏泣淇淒湆湇滊漆濝炁猉玂玘琦琪璂甈畦疧盀盵矵砌碁碕碛碶磜磧磩祁祇祈祺禥竒簯簱籏粸紪綥綦綺緀绮罊耆肵脐臍艩芑芞芪荠萁萋萕葺蕲藄藒蘄蚑蚔蚚蛴蜝蜞螧蟿蠐褀褄訖諆諬讫豈起跂蹊軝迄迉邔郪鄿釮錡鏚鐑锜闙陭霋頎颀騎騏騹骐骑鬐鬿魌鯕鰭鲯鳍鵸鶀鶈麒麡齊齐'),
  (false, 'qia', '冾圶峠帢恰拤掐殎洽硈胢葜跒酠鞐髂'),
  (false, 'qian', '乹乾亁仟仱伣佥俔倩偂傔僉儙刋前千圱圲堑塹墘壍奷婜媊嬱孅孯岍岒嵌嵰忴悓悭愆慳扦扲拑拪掔掮搴撁攐攑攓杄棈椠榩槏槧橬檶櫏欠欦歉歬汘汧浅淺潛潜濳灊煔牵牽皘竏签箝篏篟簽籖籤粁綪縴繾缱羬肷膁臤芊芡茜茾荨葥蒨蔳蕁虔蚈蜸褰諐謙譴谦谴谸軡輤迁遣遷釺鈆鈐鉗鉛銭錢鎆鏲鑓钎钤钱钳铅阡靬韆顅騚騝騫骞鬜鬝鰬鵮鹐黔黚'),
  (false, 'qiang', '呛唴啌嗆嗴墏墙墻嫱嬙嶈廧強强彊戕戗戧抢搶摤斨枪椌槍樯檣溬漒炝熗牄牆猐獇玱瑲篬繈繦羌羗羟羥羫羻腔艢蔃蔷薔蘠蜣襁謒跄蹌蹡鎗鏘鏹锖锵镪'),
  (false, 'qiao', '乔侨俏僑僺劁勪喬嘺墝墧墽嫶峤峭巧帩幧悄愀憔撬撽敲桥槗樵橇橋櫵殻毃燆犞癄睄瞧硗硚碻磽礄窍竅繑繰缲翘翹荍荞菬蕎藮誚譙诮谯趫趬跷踍蹺蹻躈郻鄡鄥釥鍫鍬鏒鐈鐰锹陗鞒鞘鞩鞽韒頝顦髚髜'),
  (false, 'qie', '且切匧厒妾怯悏惬愜慊挈朅洯淁穕窃竊笡箧篋籡聺苆茄蛪踥鍥锲鯜'),
  (false, 'qin', '亲侵兓勤吢吣唚嗪噙坅埐媇嫀寑寝寢寴嵚嶔嶜庈懃懄抋捦揿搇撳擒斳昑梣梫檎欽沁澿瀙珡琴琹瘽禽秦笉綅耹芩芹菣菦菳藽蚙螓螼蠄衾覃親誛赾鈙鈫鋟钦锓雂靲顉駸骎鮼鳹鵭'),
  (false, 'qing', '倾傾儬凊剠勍卿圊埥夝寈庆庼廎情慶掅擎擏晴暒棾樈檠檾櫦殑殸氢氫氰淸清漀濪甠硘碃磬綮罄苘葝蜻請謦请軽輕轻郬錆鑋靑青靘頃顷鯖鲭黥'),
  (false, 'qiong', '䓖儝卭嬛宆惸憌桏橩焪焭煢熍琼瓊瓗睘瞏穷穹窮竆笻筇舼茕藑藭蛩蛬赹跫邛銎'),
  (false, 'qiu', '丘丠俅厹叴唒囚坵媝崷巯巰恘恷扏搝梂楸殏毬求汓泅浗渞湫湬湭煪犰玌球璆皳盚秋秌穐篍糗紌絿緧肍芁莍萩蘒虬虯蚯蛷蝵蟗蠤裘觓觩訄訅賕赇趥逎逑遒邱酋醔釚釻銶鞦鞧頄鮂鯄鰌鰍鰽鳅鶖鹙鼽龝'),
  (false, 'qu', '㭕䓛伹佉佢刞劬匤区區厺去取呿坥娶屈岖岨岴嶇忂憈戵抾敺斪曲朐欋欔氍浀淭渠灈煀爠璖璩癯瞿磲祛竘竬筁籧粬紶絇翑耝胊胠臞菃葋蕖蘧蛆蛐蝺螶蟝蠷蠼衐衢袪覰覷覻觑詓詘誳诎趋趍趣趨躣躯軀軥鑺閴闃阒阹駆駈驅驱髷魼鰸鱋鴝鶌鸜鸲麮麯麴麹黢鼁鼩齲龋'),
  (false, 'quan', '佺全券劝勧勸啳圈圏埢奍姾婘峑巏弮恮悛惓拳搼权棬椦楾権權泉洤湶烇牶牷犈犬犭瑔畎痊硂筌箞絟綣縓绻荃葲虇蜷蠸觠詮诠跧踡輇辁醛銓鐉铨闎韏顴颧駩騡鬈鰁鳈齤'),
  (false, 'que', '傕却卻埆塙崅悫愨慤搉榷炔燩琷瘸皵硞确碏確礐礭缺缼蒛趞闋闕阕阙雀鵲鹊'),
  (false, 'qun', '囷夋宭峮帬羣群裙裠逡'),
  (false, 'ran', '䎃冄冉呥嘫姌媣染橪然燃珃繎肰苒蒅蚦蚺衻袇袡髥髯'),
  (false, 'rang', '儴勷嚷壌壤懹攘瀼爙獽瓤禳穣穰纕蘘譲讓让躟鬤'),
  (false, 'rao', '娆嬈扰擾桡橈繞绕荛蕘襓遶隢饒饶'),
  (false, 're', '惹渃热熱'),
  (false, 'ren', '人亻仁仞仭任刃刄壬妊姙屻岃忈忍忎扨朲杒栠栣梕棯牣祍秂秹稔紉紝絍綛纫纴肕腍芢荏荵衽袵訒認认讱躵軔轫鈓銋靭靱韌韧飪餁饪魜鵀'),
  (false, 'reng', '仍扔礽芿辸陾'),
  (false, 'ri', '囸日衵釰釼鈤馹驲'),
  (false, 'rong', '傇傛冗坈媶嫆嬫宂容峵嵘嵤嶸戎搈搑曧栄榕榮榵槦毧氄溶瀜烿熔爃狨瑢穁穃絨縙绒羢肜茙茸荣蓉蝾融螎蠑褣軵鎔镕駥'),
  (false, 'rou', '媃宍揉柔楺渘煣瑈瓇禸粈糅肉脜腬葇蝚譳蹂輮鍒鞣韖騥鰇鶔'),
  (false, 'ru', '乳侞儒入嗕嚅如媷嬬孺嶿帤扖擩曘杁桇汝洳渪溽濡筎縟缛肗茹蒘蓐蕠薷蝡蠕袽褥襦辱邚鄏醹銣铷顬颥鱬鳰鴑鴽'),
  (false, 'ruan', '偄堧壖媆撋朊瑌瓀碝礝緛耎腝軟輭软阮'),
  (false, 'rui', '叡壡枘桵橤汭瑞甤睿緌繠芮蕊蕋蕤蘂蘃蚋蜹銳鋭锐'),
  (false, 'run', '橍润潤膶閏閠闰'),
  (false, 'ruo', '偌叒婼嵶弱挼捼楉焫爇箬篛若蒻鄀鰙鰯鶸'),
  (false, 'sa', '仨卅挲撒櫒洒灑脎萨蕯薩訯鈒钑隡靸颯飒馺'),
  (false, 'sai', '僿嗮嘥噻塞愢揌毢毸簺腮賽赛顋鰓鳃'),
  (false, 'san', '三伞俕傘厁叁壭弎散毵毶毿潵犙糝糣糤繖鏾閐饊馓鬖'),
  (false, 'sang', '丧喪嗓搡桑桒槡磉褬鎟顙颡'),
  (false, 'sao', '埽嫂扫掃掻搔氉溞瘙矂繅缫臊螦颾騒騷骚髞鰠鱢鳋'),
  (false, 'se', '啬嗇懎摵擌栜歮歰洓涩渋澀澁濇濏瀒瑟璱瘷穑穡穯繬色譅轖銫鏼铯閪雭飋'),
  (false, 'sen', '森椮槮襂'),
  (false, 'seng', '僧鬙'),
  (false, 'sha', '乷倽傻儍厦唦唼啥喢帹廈摋杀桬榝樧歃殺毮沙煞猀痧砂硰箑粆紗繺纱翜翣莎萐蔱裟鎩铩閯閷霎髿魦鯊鯋鲨'),
  (false, 'shai', '晒曬筛篩簁簛籭酾'),
  (false, 'shan', '傓僐删刪剼善嘇圸埏墠墡姍姗嬗山幓彡扇挻搧擅敾晱杉柵栅椫樿檆歚汕潸澘灗炶煽熌狦珊疝痁睒磰禪穇笘縿繕缮羴羶脠膳膻舢芟苫蟮蟺衫覢訕謆譱讪贍赡赸跚軕邖鄯釤銏鐥钐閃閊闪陕陝饍騸骟鯅鱓鱔鳝'),
  (false, 'shang', '丄上伤傷商垧墒尙尚恦慯扄晌樉殇殤滳漡熵緔绱蔏螪裳觞觴謪賞贘赏鋿鏛鑜鞝鬺'),
  (false, 'shao', '劭勺卲哨娋少弰捎旓杓柖梢潲烧焼燒玿稍筲紹綤绍艄芍莦萷蕱蛸袑輎邵韶髾鮹'),
  (false, 'she', '佘厍厙奢射弽慑慴懾捨摂摄攝檨欇涉涻渉滠灄猞畬畭畲社舌舍舎蔎虵蛇蛥蠂設设賒賖赊赦輋韘騇麝'),
  (false, 'shen', '什伸侁侺兟呻哂堔妽娠婶嬸审宷審屾峷弞愼慎扟敒昚曋曑柛椹榊氠沈涁深渖渗滲瀋燊珅甚甡甧申瘆瘮眒眘瞫矤矧砷神祳穼籶籸糁糂紳绅罙罧肾胂脤腎莘葚葠蓡蔘薓蜃蜄裑覾訠訷詵諗讅诜谂谉身邥鉮鋠頣駪魫鯓鯵鰰鰺鲹鵢'),
  (false, 'sheng', '偗剩剰勝升呏圣墭声嵊憴斘昇晟晠曻枡椉榺橳殅泩渻湦焺牲珄琞生甥盛省眚竔笙縄繉繩绳聖聲胜苼蕂譝貹賸鉎鍟阩陞陹鵿鼪'),
  (false, 'shi', '䏡䴓世丗乨乭亊事仕使侍兘冟势勢十卋史呞呩嗜噬埘塒士失奭始姼嬕实実室宩寔實尸屍屎峕崼嵵市师師式弑弒徥恀恃戺拭拾揓施时旹是昰時枾柹柿栻榁榯氏浉湜湤湿溡溮溼澨濕炻烒煶狮獅瑡眂眎眡睗矢石示礻祏秲竍笶筮箷簭籂絁舐舓莳葹蒒蒔蓍虱蚀蝕蝨螫褷襫襹視视觢試詩誓諟諡謚識识试诗谥豕貰贳軾轼辻适逝遈適遾邿釃釈释釋釶鈰鉂鉃鉇鉐鉽銴鍦铈食飠飾餙餝饣饰駛驶鮖鯴鰘鰣鰤鲥鲺鳲鳾鶳鸤鼫鼭'),
  (false, 'shou', '兽収受售垨壽夀守寿手扌授收涭狩獣獸痩瘦綬绶膄艏鏉首'),
  (false, 'shu', '书侸倏倐儵叔咰塾墅姝婌孰尌尗属屬庶庻怷恕戍抒捒掓摅攄数數暑曙書术束杸枢树梳樞樹橾殊殳毹毺沭淑漱潄潻澍濖瀭焂熟璹疎疏癙秫竖竪糬紓絉綀纾署腧舒荗菽蒁蔬薥薯藷虪蜀蠴術裋襡襩豎贖赎跾踈軗輸输述鄃鉥錰鏣陎霔鮛鱪鱰鵨鶐黍鼠鼡'),
  (false, 'shua', '刷唰耍誜'),
  (false, 'shuai', '卛帅帥摔甩缞蟀衰'),
  (false, 'shuan', '拴栓涮腨閂闩'),
  (false, 'shuang', '双塽孀孇慡欆漺灀爽礵縔艭鏯雙霜騻驦骦鷞鸘鹴'),
  (false, 'shui', '帨水氵氺涗涚睡祱稅税脽裞誰谁閖'),
  (false, 'shun', '吮橓瞚瞤瞬舜蕣順顺鬊'),
  (false, 'shuo', '妁愬搠朔槊欶洬烁爍獡矟硕碩蒴說说鎙鑠铄'),
  (false, 'si', '㟃丝亖伺似佀価俟俬儩兕凘厮厶司咝嗣嘶噝四姒娰媤孠寺巳廝思恖撕斯杫柶楒榹死汜泀泗泤洍洠涘澌瀃燍牭磃祀禗禠禩私竢笥糹絲緦纟缌罳耜肂肆蕬蕼虒蛳蜤螄蟖蟴覗貄釲鈶鈻鉰銯鋖鍶鐁锶颸飔飤飼饲駟騃騦驷鷥鸶鼶'),
  (false, 'song', '㧐倯傱凇娀宋崧嵩嵷庺忪怂悚愯慫憽松枀枩柗梥楤檧淞濍硹竦耸聳菘訟誦讼诵送鎹頌颂餸駷鬆'),
  (false, 'sou', '傁凁叜叟嗖嗽嗾廀廋捜搜摉摗擞擻櫢溲獀瘶瞍籔艘蒐蓃薮藪螋鄋醙鎪锼颼飕餿馊騪'),
  (false, 'su', '俗傃僳嗉囌塐塑夙嫊宿愫憟梀榡樎樕橚櫯殐泝涑溯溸潚潥玊珟璛甦碿稣穌窣簌粛粟素縤肃肅膆苏蔌藗蘇蘓觫訴謖诉谡趚蹜速遡遬酥鋉餗驌骕鯂鱐鷫鹔'),
  (false, 'suan', '匴狻痠祘笇筭算蒜酸'),
  (false, 'sui', '亗倠哸埣夊嬘岁嵗旞檖歲歳浽滖澻濉瀡煫燧璲瓍眭睟睢砕碎祟禭穂穗穟綏繀繐繸绥膸芕荽荾虽襚誶譢谇賥遀遂邃鐆鐩隋随隧隨雖鞖韢髄髓'),
  (false, 'sun', '孙孫损損搎榫槂狲猻笋筍箰簨荪蓀蕵薞鎨隼飧飱鶽'),
  (false, 'suo', '乺傞唆唢嗍嗦嗩娑惢所挱摍暛桫梭溑溹琐琑瑣睃簑簔索縮缩羧莏蓑蜶褨趖逤鎍鎖鎻鏁锁鮻'),
  (false, 'ta', '他侤傝嚃嚺塌塔墖她它崉挞搨撻榙榻橽毾沓涾溻澾濌牠狧獭獺祂禢粏褟誻譶趿踏蹋蹹躂躢遝遢鉈錔铊闒闥闧闼阘鞜鞳鮙鰨鳎'),
  (false, 'tai', '儓冭台囼坮太夳嬯孡忕忲态態抬擡旲枱檯汰汱泰溙炱炲燤箈籉肽胎臺舦苔菭薹跆邰酞鈦钛颱駘鮐鲐'),
  (false, 'tan', '倓僋叹啴嗿嘆嘽坍坛坦埮墰墵壇壜婒弹忐怹憛憳憻探摊擹攤昙暺曇榃橝檀歎毯湠滩潬潭灘炭燂璮痑痰瘫癱碳磹罈罎舑舕菼藫袒襢談譚譠谈谭貚貪贪郯醈醓醰鉭錟钽锬镡顃'),
  (false, 'tang', '䣘伖倘偒傏傥儻劏唐啺嘡坣埫堂塘帑戃搪摥曭棠榶橖汤淌湯溏漟烫煻燙爣瑭矘磄禟篖糃糖糛羰耥膅膛蓎薚蝪螗螳赯趟踼蹚躺鄌醣鎕鎲鏜鐋钂铴镋镗闛隚鞺餹饄饧鶶鼞'),
  (false, 'tao', '匋咷啕夲套嫍幍弢慆掏搯桃梼槄檮洮涛淘滔濤焘瑫祹絛綯縚縧绦绹萄蜪裪討詜謟讨轁迯逃醄鋾陶鞀鞉鞱韜韬飸饀饕駣騊鼗'),
  (false, 'te', '忑忒慝特犆蟘鋱铽'),
  (false, 'teng', '䲢儯幐滕漛熥疼痋籐籘縢腾膯藤虅螣誊謄邆霯駦騰驣鰧鼟'),
  (false, 'ti', '䏲䴘体倜偍剃剔厗啼嗁嚏嚔媞屉屜崹徲悌悐惕惖惿戻挮掦提擿替朑梯歒殢涕漽瑅瓋睼碮禵稊笹籊綈緹绨缇罤蕛薙裼褅褆謕趧踢蹄蹏躰軆逖逷遆醍銻鍗锑題题騠骵體髰鬀鬄鮷鯷鳀鵜鶗鶙鷈鷉鷤鹈'),
  (false, 'tian', '倎兲唺塡填天婖屇忝恬悿掭搷晪殄沺淟添湉琠瑱璳甛甜田畋畑痶盷睓碵磌窴紾緂胋腆舔舚菾覥觍賟酟錪闐阗靔靝餂鴫鷆鷏黇'),
  (false, 'tiao', '佻嬥宨岧岹庣恌挑旫晀朓条條樤眺祒祧窕窱笤粜糶絩聎脁芀苕萔蓚蓨蜩覜调趒跳迢鋚鎥鞗髫鯈鰷鲦齠龆'),
  (false, 'tie', '僣呫帖怗聑萜蛈貼贴鉄銕鐡鐵铁飻餮驖'),
  (false, 'ting', '䗴亭侹停厅厛听圢娗婷嵉庁庭廰廳廷挺桯梃楟榳汀涏渟烃烴烶珽町甼筳綎耓聤聴聼聽脡艇莛葶蜓蝏誔諪邒鋌铤閮霆鞓頲颋鼮'),
  (false, 'tong', '㛚仝佟僮勭同哃嗵峂峝庝彤恸慟憅捅晍曈朣桐桶樋橦氃浵潼炵烔燑犝狪獞痌痛眮瞳砼秱穜童筒筩粡絧統綂统膧茼蓪蚒衕詷赨通酮鉖鉵銅铜餇鮦鲖'),
  (false, 'tou', '亠偷偸头妵婾媮投敨斢紏緰蘣透鋀鍮钭頭骰黈'),
  (false, 'tu', '㻬兎兔凃凸吐唋図图圖圗土圡堍堗塗宊屠峹嵞嶀庩廜徒怢悇捈捸揬梌汢涂涋湥潳瑹痜瘏禿秃稌突筡腯荼莵菟葖蒤跿迌途酴釷鈯鋵鍎钍馟駼鵌鵚鵵鶟鷋鷵鼵'),
  (false, 'tuan', '剸团団圕團墥彖慱抟摶槫檲湍湪漙煓猯畽疃篿糰褖貒鏄鷒鷻'),
  (false, 'tui', '侻俀僓娧尵弚推橔煺穨腿蓷藬蘈蛻蜕褪蹆蹪退隤頹頺頽颓駾骽魋'),
  (false, 'tun', '吞呑啍噋囤坉屯忳旽暾朜氽涒焞臀臋芚蛌豘豚軘霕飩饨魨鲀黗'),
  (false, 'tuo', '乇仛佗侂咃咜唾圫坨堶妥嫷岮嶞庹彵托扡拓拕拖挩捝杔柁柝椭楕槖橐橢毤毻汑沰沱涶狏砣砤碢箨籜紽脫脱莌萚蘀袉袥託詑讬跅跎酡阤陀陁飥饦馱馲駄駝駞騨驒驝驮驼鬌魠鮀鮵鰖鴕鵎鸵鼉鼍鼧'),
  (false, 'wa', '佤劸咓哇嗗嗢坬娃娲媧屲徍挖搲攨洼溛漥瓦瓾畖砙穵窊窐窪聉腽膃蛙袜襪邷韈韤鼃'),
  (false, 'wai', '咼喎外崴歪竵顡'),
  (false, 'wan', '万丸倇刓剜卍卐唍埦塆壪夗妧婉婠完宛岏帵弯彎忨惋抏挽捖捥晚晥晩晼杤梚椀汍湾潫澫灣烷玩琓琬畹皖盌睕瞣碗笂紈綩綰纨绾翫脕脘腕芄莞菀萖萬薍蜿蟃豌貦贃贎踠輐輓鋄鋔錽鎫頑顽'),
  (false, 'wang', '亡亾仼兦妄尢尣尩尪尫彺往徃忘惘旺暀望朢枉棢汪瀇王網网罒罓罔罖莣菵蚟蛧蝄誷輞辋迋魍'),
  (false, 'wei', '为亹伟伪位偉偎偽僞儰卫危厃叞味唯喂喡喴囗囲围圍墛壝委威娓媁媙媦寪尉尾屗峗峞崣嵔嵬嶉嶶巍帏帷幃徫微惟愄愇慰懀捤揋揻撱斖暐未桅梶椲椳楲欈沩洈洧浘涠渨渭湋溈溦潍潙潿濰濻瀢炜為烓煒煟煨熭燰爲犚犩猥猬玮瑋畏痏痿癓矀硙碨磈磑維緭緯縅纬维罻胃腲艉芛苇苿荱菋萎葦葨葳蒍蓶蔚蔿薇藯蘶蜲蜼蝛蝟螱衛衞褽覣覹詴諉謂讆讏诿谓踓躗躛軎轊违逶違鄬醀鍏鍡鏏闈闱隇隈隗霨霺韋韑韙韡韦韪頠颹餧餵饖骩骪骫魏鮇鮠鮪鰃鰄鲔鳂鳚'),
  (false, 'wen', '伆刎吻呅呡問塭妏彣抆揾搵文昷桽榅榲歾殟汶渂温溫炆珳瑥璺瘒瘟稳穏穩紊紋絻繧纹缊聞肳脗芠莬蕰蚉蚊螡蟁豱輼轀辒鎾閺閿闅闦问闻阌雯鞰顐饂馼駇魰鰛鰮鳁鳼鴍鼤'),
  (false, 'weng', '勜嗡塕奣嵡攚暡滃瓮甕瞈罋翁聬蓊蕹螉鎓鶲鹟齆'),
  (false, 'wo', '仴倭偓卧唩喔婐婑媉幄我挝捾握斡枂楃沃涡涴涹渥渦濣焥猧瓁瞃硪窝窩肟腛臒臥莴萵薶蜗蝸踒齷龌'),
  (false, 'wu', '乄乌五仵伍侮俉倵儛兀剭务務勿午卼吳吴吾呉呜唔啎嗚圬坞塢墲奦妩娒娪娬婺嫵寤屋屼岉峿嵍嵨巫庑廡弙忢忤怃悞悟悮憮戊扤捂摀敄於无旿晤杇杌梧橆歍武毋汙汚污洖洿浯溩潕烏焐無熃熓物牾玝珷珸瑦璑甒痦瞴矹碔祦窏窹箼粅膴舞芜芴茣莁蕪蘁蜈螐蟱誈誣誤譕诬误躌迕逜邬郚鄔鋈鋘鋙鎢钨铻阢陚隖雺雾霚霧靰騖骛鯃鰞鴮鵐鵡鶩鷡鹀鹉鹜鼯鼿齀'),
  (false, 'xi', '习係俙傒僖兮凞匸卌卥厀吸呬咥唏唽喜喺嘻噏嚱囍墍壐夕奚娭媳嬆嬉屃屓屖屣屭嵠嶍巂巇希席徆徙徯忚忥怬怸恄恓息悉悕惁惜慀憘憙戏戯戲扱扸昔晞晰晳暿曦析枲桸椞椺榽槢樨橀橲檄欯欷歖歙氥汐洗浠淅渓溪漇漝潝潟澙烯焁焈焟焬煕熂熄熈熙熹熺熻燨爔牺犀犔犠犧狶玺琋璽瘜皙盻睎瞦矖矽硒磎磶礂禊禧稀稧穸窸粞糦系細綌緆縘縰繥繫细绤羲習翕翖肸肹膝舃舄舾莃菥葈葸蒠蒵蓆蓰蕮薂虩蜥螅螇蟋蟢蠵衋袭襲西覡覤觋觹觽觿諰謑謵譆谿豀豨豯貕赥赩趇趘蹝躧邜郄郋郤鄎酅醯釳釸鈢鉨鉩錫鎴鏭鐊鑴锡闟阋隙隟隰隵霫霼飁餏餼饎饩饻騱騽驨鬩鯑鰼鱚鳛鵗鸂黖鼷'),
  (false, 'xia', '丅下乤侠俠傄匣吓呷圷埉夏夓峡峽懗敮暇柙梺炠烚煆狎狭狹珨瑕疜睱瞎硖硤碬磍祫筪縖罅翈舝舺蕸虲虾蝦谺赮轄辖遐鍜鎋鎼鏬閕閜陜陿霞颬騢魻鰕鶷黠'),
  (false, 'xian', '㬎仙仚伭佡僊僩僲僴先冼县咁咞咸哯啣嗛嘕垷塪奾妶姭姺娊娴娹婱嫌嫺嫻嬐宪尟尠屳岘峴崄嶮幰廯弦忺憪憲憸挦掀搟撊撏攇攕显晛暹杴枮橌橺櫶毨氙涀涎湺澖瀗灦烍燹狝猃献獫獮獻玁现珗現甉痫癇癎県睍礥祆禒秈稴筅箲籼粯糮絃絤綫線縣繊纎纖纤线缐羡羨胘腺臔臽舷苋苮莧莶薟藓藖蘚蚬蚿蛝蜆衔衘褼襳誢誸諴譣豏賢贒贤赻跣跹蹮躚輱酰醎銑銛銜銽鋧錎鍁鍌鑦铣铦锨閑閒闲限陥险陷険險霰韅韯韱顕顯餡馅馦鮮鱻鲜鶱鷳鷴鷼鹇鹹麙麲鼸'),
  (false, 'xiang', '乡享亯佭像勨厢向响嚮姠嶑巷庠廂忀想晑曏栙楿橡欀湘珦瓖瓨相祥稥箱絴緗缃缿翔膷芗萫葙薌蚃蟓蠁衖襄襐詳详象跭郷鄉鄊鄕銄鐌鑲镶響項项飨餉饗饟饷香驤骧鮝鯗鱌鱜鱶鲞麘'),
  (false, 'xiao', '侾俲傚削効咲哓哮啸嘋嘨嘯嘵嚻囂婋孝宯宵小崤庨彇恔憢揱撨效敩斅斆晓暁曉枭枵校梟櫹歊歗毊洨消涍淆潇瀟灱灲烋焇熽猇獢痚痟皛皢硝硣穘窙笑筱筿箫箾篠簘簫綃绡翛肖膮萧蕭藃虈虓蟂蟏蟰蠨訤詨誟誵謏踃逍郩銷销霄颵驍骁骹髇髐魈鴞鴵鷍鸮'),
  (false, 'xie', '㙦些亵伳偕偞偰僁写冩劦勰协協卨卸嗋噧嚡垥塮夑奊娎媟孈寫屑屟屧峫嶰廨徢恊愶懈拹挟挾揳携撷擕擷攜斜旪暬械楔榍榭歇泄泻洩渫澥瀉瀣灺炧炨烲焎熁燮燲爕獬瑎祄禼糏紲絏絬綊緤緳縀繲纈绁缬缷翓胁脅脇脋膎薢薤藛蝎蝢蟹蠍蠏衺褉褻襭諧謝讗谐谢躞躠邂邪靾鞋鞢鞵韰齂齘齛齥龤'),
  (false, 'xin', '䜣伈伩信俽噷噺囟妡嬜孞廞心忄忻惞新昕杺枔欣歆炘焮盺脪舋芯薪衅襑訢訫軐辛邤釁鈊鋅鐔鑫锌阠顖馨馫馸鬵'),
  (false, 'xing', '侀倖兴刑哘型垶姓娙婞嬹幸形性悻惺擤星曐杏洐涬滎煋狌猩瑆皨睲硎箵篂緈腥臖興荇莕葕蛵行觪觲謃邢郉醒鈃鉶銒鋞钘铏陉陘餳騂骍鮏鯹'),
  (false, 'xiong', '兄兇凶匂匈哅忷恟敻汹洶焸焽熊熋胷胸芎訩詗詾讻诇賯雄'),
  (false, 'xiu', '䗛休俢修咻嗅嚊岫峀庥朽樇溴滫潃烌珛琇璓秀糔綉繍繡绣羞脙脩臹苬螑袖褎褏貅銝銹鎀鏅鏥鏽锈飍饈馐髤髹鮴鱃鵂鸺齅'),
  (false, 'xu', '㳚伵侐俆偦冔勖勗卹叙吁喐喣嘘噓圩垿墟壻姁婿媭嬃序徐怴恤慉戌揟敍敘旭旴昫晇暊朂栩楈槒欨欰歔歘殈汿沀洫湑溆漵潊烅烼煦燸獝珝珬疞盢盨盱瞁禑稰稸糈絮綇続緒緖縃繻續绪续聓聟胥芧蒣蓄蓲蓿蕦藚虗虚虛蝑裇訏許訹詡諝諿譃许诩谞賉鄦酗醑銊鑐需須頊须顼驉鬚魆魖鱮'),
  (false, 'xuan', '儇吅咺喧塇夐媗嫙宣弲怰悬愃愋懁懸揎旋昍昡晅暄暶梋楦檈泫渲漩炫烜煊煖玄玹琁琄瑄璇璿痃癣癬眩眴睻矎碹禤箮絢縼繏绚翧翾萱萲蓒蔙蕿藼蘐蜁蝖蠉衒袨諠諼譞谖贙軒轩选選鉉鍹鏇铉镟颴駽鰚'),
  (false, 'xue', '乴吷坹壆学學岤峃嶨斈桖樰泶澩瀥燢狘疶瞲穴膤艝茓蒆薛血袕觷謔谑趐踅轌辥辪雪靴鞾鱈鳕鷽鸴'),
  (false, 'xun', '伨侚偱勋勛勲勳卂噀噚嚑坃埙塤壎壦奞寻尋峋巡巺巽廵徇循恂愻揗攳旬曛杊栒桪樳殉殾毥汛洵浔潠潯灥熏燅燖燻爋狥獯珣璕畃矄稄窨紃纁臐荀蕈薫薰蘍蟳訊訓訙詢训讯询迅迿逊遜鄩醺鑂顨馴駨驯鱏鱘鲟'),
  (false, 'ya', '丫亚亜亞伢俹冴劜厊压厑厓呀哑唖啞圔圠圧垭埡堐壓娅婭孲岈崕崖庌庘押挜掗揠枒桠椏氩氬涯漄牙犽猚猰玡琊疨痖瘂睚砑稏窫笌聐芽蕥蚜衙襾覀訝讶軋轧迓釾錏鐚铔雅鴉鴨鵶鸦鸭齖齾'),
  (false, 'yan', '䶮严乵俨偃偐傿儼兖兗剡剦匽厌厣厭厳厴咽唁唌啱喦喭噞嚈嚥嚴堰塩墕壛壧夵奄妍妟姲姸娫娮嫣嬊嬮嬿孍宴岩崦嵃嵒嵓嶖巌巖巗巘巚延弇彥彦恹愝懕懨戭扊抁掞掩揅揜敥昖晏暥曕曣曮棪椻椼楌樮檐檿櫩欕沇沿淊淹渰渷湮溎滟演漹灎灔灧灩炎炏烟烻焉焑焔焰焱煙熖燄燕爓牪狿猒珚琂琰甗盐眼研砚硏硯硽碞礹筵篶簷綖縯罨胭腌臙艳艶艷莚菸萒蔅虤蜒蝘衍裺褗覎觃觾言訁訮詽諺讌讞讠谚谳豓豔贋贗赝躽軅遃郔郾鄢酀酓酽醃醶醼釅閆閹閻闫阉阎阽隁隒雁顏顔顩颜餍饜騐験騴驗驠验鬳魇魘鰋鳫鴈鴳鶠鷃鷰鹽麣黡黤黫黬黭黶鼴鼹齞齴龑'),
  (false, 'yang', '仰佒佯傟养劷咉坱垟央姎岟崵崸徉怏恙慃懩扬抰揚攁敭旸昜暘杨柍样楊楧様樣殃氜氧氱泱洋漾瀁炀炴烊煬玚珜疡痒瘍癢眻礢禓秧紻羊羏羕胦蛘蝆詇諹軮輰鉠鍈鍚钖阦阳陽雵霷鞅颺飏飬養駚鰑鴦鴹鸉鸯'),
  (false, 'yao', '㙘仸倄偠傜吆咬喓嗂垚堯夭妖姚婹媱宎尧尭岆峣崾嶢嶤幺徭愮抭揺搖摇摿暚曜杳枖柼楆榚榣殀殽溔滧烑熎燿爻狕猺獟珧瑤瑶眑矅磘祅穾窅窈窑窔窯窰筄繇纅耀肴腰舀艞苭药葯葽蓔薬藥蘨袎要覞訞詏謠謡讑谣軺轺遙遥邀邎鎐钥铫闄靿顤颻飖餆餚騕鰩鱙鳐鴁鴢鷂鷕鹞鼼齩'),
  (false, 'ye', '业也亪亱倻僷冶叶吔嘢噎埜墷壄夜嶪嶫抴捓捙掖揶擛擨擪擫晔暍曄曅曗曳曵枼枽椰業歋殗洂液漜潱澲烨煠燁爗爷爺瑘璍皣瞱瞸礏耶腋葉蠮謁谒邺鄴野鋣鍱鎁鎑鐷铘靥靨頁页餣饁馌驜鵺鸈'),
  (false, 'yi', '㑊一乁乂义乊乙乛亄亦亿仡以仪伇伊伿佁佚佾侇依俋倚偯儀億兿冝刈劓劮勚勩匇匜医吚呓呭呹咦咿唈噫囈圛圯坄垼埶埸墿壱壹夁夷奕姨媐嫕嫛嬄嬑嬟宐宜宧寱寲屹峄峓崺嶧嶬嶷已巸帟帠幆庡廙异弈弋弌弬彛彜彝彞役忆忔怈怡怿恞悒悘悥意憶懌懿扅扆抑拸挹揖撎攺敡敼斁旑旖易昳晹暆曀曎杙杝枍枻柂栘栧桋棭椅椬椸榏槸檍檥檹欭歝殔殪殹毅毉沂沶泆洟洢浂浥浳渏湙溢漪潩澺瀷炈焲熠熤熪熼燚燡燱狋猗獈玴珆瑿瓵畩異疑疫痍痬瘗瘞瘱癔益眙睪瞖矣礒祎禕移稦穓竩笖篒簃籎縊繄繶繹绎缢羛羠義羿翊翌翳翼耴肄肊胰膉臆舣艗艤艺芅苅苡苢荑萓萟蓺薏藙藝蘙虉蚁蛜蛡蛦蜴螔螘螠蟻衣衤衪袘袣裔裛裿褹襼觺訲訳詍詒詣誃誼謻譩譯議讉讛议译诒诣谊豙豛豷貖貤貽贀贻跇跠踦軼輢轙轶辷迆迤迱迻逘逸遗遺邑郼鄓酏醫醳醷釔釴鈘鈠鉯銥鎰鏔鐿钇铱镒镱阣隿霬頉頤頥顊顗颐飴饐饴駅驛驿骮鮧鮨鯣鳦鴺鶂鶃鶍鷁鷊鷖鷧鷾鸃鹝鹢鹥黓黟黳齮齸'),
  (false, 'yin', '䲟乑侌凐印吟吲唫喑噖噾嚚囙因圁垔垠垽堙堷夤姻婣婬寅尹峾崟崯嶾廕廴引愔慇慭憖憗懚斦朄栶檃檭檼櫽歅殥殷氤泿洇洕淫淾湚溵滛濥濦烎犾狺猌珢璌瘖瘾癊癮硍碒磤禋秵筃粌絪緸胤茚茵荫荶蒑蔩蔭蘟蚓螾蟫裀訔訚訡誾諲讔赺趛輑鄞酳鈏鈝銀銦铟银闉阥阴陰陻隂隐隠隱霒霠霪靷鞇音韾飮飲饮駰骃鮣鷣齗齦龂龈'),
  (false, 'ying', '䓨偀僌啨営嘤噟嚶塋婴媖媵嫈嬰嬴孆孾巆巊应廮影応愥應摬撄攍攖映暎朠桜梬楹樱櫻櫿浧渶溁溋滢潁潆濙濚濴瀅瀛瀠瀯瀴灐灜煐熒營珱瑛瑩璎瓔甇甖瘿癭盁盈眏矨硬碤礯禜穎籝籯緓縈纓绬缨罂罃罌膡膺英茔荥荧莹莺萤营萦萾蓥藀蘡蛍蝇蝧蝿螢蠅蠳褮覮謍譍譻賏贏赢軈迎郢鎣鐛鑍锳霙韺頴颍颕颖鱦鴬鶑鶧鶯鷪鷹鸎鸚鹦鹰'),
  (false, 'yo', '哟唷喲'),
  (false, 'yong', '㶲佣俑傭勇勈咏喁嗈噰埇塎墉壅嫞嵱庸廱彮怺恿悀惥愑愹慂慵拥擁柡栐永泳涌湧滽澭灉牅用甬痈癕癰砽硧臃苚蒏蛹詠踊踴邕郺鄘醟鏞镛雍雝顒颙饔鯒鰫鱅鲬鳙鷛'),
  (false, 'you', '丣亴优佑佦侑偤優冘卣又友右呦哊唀嚘囿姷孧宥尤峟峳幼幽庮忧怞怣怮悠憂懮攸斿有柚栯梄楢槱櫌櫾沋油泑浟游湵滺瀀牖牗牰犹狖猶猷由甴疣祐禉秞纋羑羪耰聈肬苃莜莠莤莸蕕蚰蚴蜏蝣蝤訧誘诱貁輏輶迶逌逰遊邮郵鄾酉酭釉鈾銪铀铕駀魷鮋鱿鲉麀黝鼬'),
  (false, 'yu', '㺄与乻予于亐伃伛余俁俞俣俼偊傴僪儥兪匬唹喅喩喻噳圄圉域堉堣堬妤妪娛娯娱媀嫗嬩宇寓寙屿峪崳嵎嵛嶎嶼庽庾彧御忬悆惐愈愉愚慾懙戫扜扝扵挧揄敔斔斞旟昱杅桙棛棜棫楀楡楰榆櫲欎欝欤欥欲歈歟歶毓浴淢淤淯渔渝湡滪漁潏澞澦灪焴煜燏燠爩牏狱狳獄玉玗玙琙琟瑀瑜璵瘀瘉瘐癒盂盓睮矞砡硢硲礇礖礜祤禦禹禺秗稢稶穥穻窬窳竽箊篽籅籞籲粖紆緎纡罭羭羽聿肀育腴臾舁舆與艅艈芋芌茟茰萭萮萸蒮蓣蓹蕍蕷薁藇蘌蘛虞虶蜟蜮蝓螸衧袬裕褕覦觎誉語諛諭謣譽语谀谕豫貐踰軉輍輿轝込迂迃逳逾遇遹邘郁鄅酑醧釪鈺銉鋊錥鍝鐭钰閾阈陓隃隅隩雓雤雨雩霱預頨预飫餘饇饫馀馭騟驈驭骬髃鬰鬱鬻魊魚魣鮽鯲鰅鱊鱼鳿鴥鴧鴪鵒鷠鷸鸆鸒鹆鹬麌齬齵龉'),
  (false, 'yuan', '傆元円冤剈原厡厵员員噮囦园圆圎園圓垣垸塬妴媛媴嫄嬽寃怨悁惌愿掾援杬棩楥榞榬橼櫞沅淵渁渆渊渕湲源溒灁爰猨猿瑗盶眢禐笎箢緣縁缘羱肙芫苑茒葾蒝蒬薗薳蚖蜎蜵蝝蝯螈衏袁裫裷褑褤謜贠轅辕远逺遠邍邧酛鈨鋺鎱院願駌騵魭鳶鴛鵷鶢鶰鸢鸳鹓黿鼋鼘鼝'),
  (false, 'yue', '刖哕啘噦妜嬳岄岳嶽彟恱悅悦戉抈捳曰曱月樾泧瀹爚玥矱礿禴箹篗籆籥籰粤粵約约蘥蚎蚏説越趯跀跃躍軏鈅鉞鑰钺閱閲阅鸑鸙黦龠'),
  (false, 'yun', '云伝傊允勻匀喗囩夽奫妘孕恽惲愠愪慍抎抣昀晕暈枟橒殒殞氲氳沄涢溳澐煴熅熉熨狁畇眃磒秐筠筼篔紜緷緼縕縜纭耘耺腪芸荺蒀蒕蒷蕓蕴薀藴蘊蝹褞貟賱贇赟运運郓郧鄆鄖酝醖醞鈗鋆阭陨隕雲霣韗韞韫韵韻餫馧馻齫齳'),
  (false, 'za', '匝咂咋囃囋囐帀拶杂桚沞沯砸臜臢襍迊鉔雑雜雥韴魳'),
  (false, 'zai', '仔傤儎再哉在宰崽扗栽洅渽溨災灾烖甾畠睵縡賳載载酨'),
  (false, 'zan', '偺儧儹兂咱喒噆揝撍攅攒攢昝暂暫橵濽灒瓉瓒瓚禶篸簪簮糌襸讃讚賛贊赞趱趲蹔鄼酂酇錾鏨鐕鐟饡鵤'),
  (false, 'zang', '匨塟奘弉牂羘脏臓臟臧葬蔵賍賘贓贜赃銺駔驵髒'),
  (false, 'zao', '傮凿唕唣喿噪慥早枣栆梍棗澡灶煰燥璅璪皁皂竃竈簉糟艁薻藻蚤譟趮蹧躁造遭醩鑿'),
  (false, 'ze', '仄则則啧嘖嫧崱帻幘庂択择捑擇昃昗樍歵汄沢泎泽溭滜澤皟瞔矠礋笮箦簀舴蔶蠌襗諎謮責賾责赜迮鸅齚齰'),
  (false, 'zei', '戝蠈賊贼鰂鱡鲗'),
  (false, 'zen', '怎譖谮'),
  (false, 'zeng', '䎖囎増增憎曽橧熷璔甑矰磳繒缯罾譄贈赠鄫鋥锃鱛'),
  (false, 'zha', '䃎乍偧劄厏吒咤哳喳奓宱扎抯拃挓揸搾摣札柞柤楂榨樝渣溠灹炸牐痄皶皻眨砟箚紥紮耫苲蚱蚻觰詐譇譗诈醡鍘铡閘闸霅鮓鮺鲊鲝齄齇'),
  (false, 'zhai', '债債夈宅寨捚摘斋斎榸檡瘵砦窄粂翟鉙齋'),
  (false, 'zhan', '佔偡占噡嫸展岾崭嶃嶄嶘嶦惉战戦戰搌斩斬旃旜枬栈栴桟棧榐橏毡氈氊沾湛琖盏盞瞻站綻绽菚薝蘸虥虦蛅覱詀詹譧譫讝谵趈輾轏邅醆閚霑颭飐飦饘驏驙魙鱣鳣鸇鹯'),
  (false, 'zhang', '丈仉仗傽墇嫜嶂帐帳幛幥张張彰慞扙掌暲杖樟涨涱漲漳獐璋痮瘬瘴瞕礃章粀粻胀脹蔁蟑賬账遧鄣鏱障餦騿鱆麞'),
  (false, 'zhao', '佋兆召垗妱巶找招旐昭曌枛棹櫂沼炤照燳爫狣瑵皽瞾笊箌罀罩羄肁肇肈詔诏赵趙釗鉊鍣钊駋鮡'),
  (false, 'zhe', '䗪乽厇哲啠啫喆嗻嚞埑嫬悊折摺晢晣柘樜歽浙淛着矺砓磔籷粍者蔗虴蛰蜇蟄蟅袩褶襵詟謫謺讁讋谪赭踷輒輙轍辄辙这這遮銸鍺锗鮿鷓鹧'),
  (false, 'zhen', '侦侲偵圳塦姫嫃寊屒帧帪幀弫抮挋振揕搸斟昣朕枕栚桢楨榛樼殝浈湞溱潧澵獉珍珎瑧甄甽畛疹眕眞真眹砧碪祯禎禛稹箴籈紖絼縝縥纼缜聄胗臻萙葴蒖蓁薽袗裖覙診誫诊貞賑贞赈軫轃轸辴遉酙針鉁鋴錱鍼鎭鎮针镇阵陣震駗鬒鱵鴆鸩黰'),
  (false, 'zheng', '争佂凧埩塣姃媜峥崝崢幁征徰怔愸抍拯挣掙掟揁政整晸正氶炡烝爭狰猙症癥眐睁睜筝箏篜糽聇脀蒸証諍證证诤踭郑鄭鉦錚鏳钲铮靕鬇鴊'),
  (false, 'zhi', '之乿侄俧倁値值偫傂儨凪制劕劧卮厔只吱咫址坁坧垁埴執墌夂妷姪娡嬂寘峙崻巵帋帙帜幟庢庤廌彘徏徝徴徵志忮恉慹憄懥懫戠执扺扻抧挃指挚掷搘搱摭摯擲擳支旘旨晊智枝枳栀栉栺桎梔梽植椥榰樴櫍櫛止歭殖汁汥汦沚治泜洔洷淔淽滍滞滯漐潌潪瀄炙熫狾猘璏瓆瓡畤疷疻痔痣瘈直知砋礩祉祑祗祬禃禔秇秓秖秩秷稙稚稺穉窒筫紙紩絷綕緻縶織纸织置翐聀职職肢胑胝脂膣膱至致臸芖芝芷茋藢蘵蛭蜘螲蟙衹衼袟袠製襧覟觗觯觶訨誌豑豒豸貭質贄质贽趾跖跱踬踯蹠躑躓軄軹輊轵轾迣郅酯釞銍鋕鑕铚锧阯陟隲隻雉馶馽駤騭騺驇骘鯯鳷鴙鴲鷙鸷黹鼅'),
  (false, 'zhong', '中仲伀众偅冢刣喠堹塚妐妕媑尰幒彸忠柊歱汷泈炂煄狆瘇盅眾祌种種筗籦終緟终肿腫舯茽蔠蚛蜙螤螽衆衳衶衷諥踵蹱重鈡銿鍾鐘钟锺鴤鼨'),
  (false, 'zhou', '㑇㤘伷侜僽冑周呪咒咮啁喌噣嚋妯婤宙州帚徟昼晝晭洲淍炿烐珘甃疛皱皺盩睭矪碡箒籀籒籕粙粥紂縐纣绉肘胄舟荮菷葤薵詋謅譸诌诪賙赒軸輈輖轴辀週郮酎銂霌駎駲騆驟骤鯞鵃鸼'),
  (false, 'zhu', '丶主乼伫佇住侏劚助劯嘱囑坾墸壴孎宔嵀帾拀拄斸曯朮朱杼柱柷株槠樦橥櫡櫧櫫欘殶注洙渚潴濐瀦灟炢炷烛煑煮燝燭爥猪珠疰瘃眝瞩矚砫硃祝祩秼竚竹竺笁笜筑筯箸築篫簗紵紸絑纻罜羜翥舳苎苧茱茿莇著蓫蕏蛀蛛蝫蠋蠩蠾袾註詝誅諸诛诸豬貯贮跓跦躅軴迬逐逫邾鉒銖鋳鑄钃铢铸陼飳馵駐駯驻鮢鯺鱁鴸鸀麆麈鼄'),
  (false, 'zhua', '抓撾檛爪簻膼髽'),
  (false, 'zhuai', '拽跩'),
  (false, 'zhuan', '䏝专僎叀啭囀堟塼嫥孨専專撰灷瑑瑼甎砖磗磚竱篆篹籑縳耑腞膞蒃蟤襈諯譔賺赚転轉转鄟顓颛饌馔鱄'),
  (false, 'zhuang', '壮壯壵妆妝娤幢庄庒戇撞桩梉樁湷焋状狀粧糚荘莊装裝'),
  (false, 'zhui', '坠墜娷惴椎沝甀畷硾礈笍綴縋缀缒腏膇諈贅赘追醊錐錣鑆锥隹騅骓鵻'),
  (false, 'zhun', '准凖埻宒準稕窀綧肫衠訰諄谆迍'),
  (false, 'zhuo', '䓬䦃丵倬劅卓叕啄啅圴妰娺彴拙捉撯擆擢斀斫斮斱斲斵晫桌梲棁棳椓槕汋浊浞涿濁濯灂灼炪烵犳琢琸硺禚穛穱窡窧篧籗籱罬茁蠗蠿諁諑謶诼酌鋜鐯鐲镯鵫鷟'),
  (false, 'zi', '倳兹剚吇呰咨啙嗞嗭姉姊姕姿子字孜孳孶崰嵫恣杍栥梓椔榟橴淄渍湽滋滓漬澬牸玆眥眦矷禌秄秭秶稵笫籽粢紎紫緇緕纃缁耔胔胾自芓茈茊茡茲荢菑葘蓻虸觜訾訿諮谘貲資赀资赼趑趦輜輺辎鄑釨鈭錙鍿鎡锱镃頾頿髭鯔鰦鲻鶅鼒齍齜龇'),
  (false, 'zong', '倊倧偬傯堫宗嵏嵕嵸总惣惾捴揔搃摠昮朡棕椶焧熧燪猔猣疭瘲碂磫稯粽糉糭綜緃総緫緵縂縦縱總繌纵综翪腙葼蓗蝬豵踨踪蹤鍐鑁騌騣骔鬃鬉鬷鯮鯼'),
  (false, 'zou', '奏掫揍棷棸箃緅菆諏诹走赱邹郰鄒鄹陬騶驺鯐鯫鲰黀齱齺'),
  (false, 'zu', '俎卆卒哫唨崒崪族椊爼珇祖租箤組组菹葅蒩詛诅足踤鎺鏃镞阻靻'),
  (false, 'zuan', '劗攥籫繤纂纉纘缵躜躦鉆鑚鑽钻'),
  (false, 'zui', '冣厜咀嗺嘴噿嶊嶵晬最栬槜樶檇檌璻祽稡絊纗罪脧蕞蟕辠酔酻醉鋷錊'),
  (false, 'zun', '僔噂墫尊嶟捘撙樽瀳繜罇譐遵銌鐏鱒鳟鶎鷷'),
  (false, 'zuo', '佐作侳做咗唑嘬坐岝岞左座怍捽昨祚秨稓穝筰糳繓胙莋葃葄蓙袏鈼阼飵'),
  (true, 'a', '呵腌'),
  (true, 'ai', '娭欬焥硙磑絠'),
  (true, 'an', '厂厈咹婩屽广裺'),
  (true, 'ang', '仰'),
  (true, 'ao', '墽扷泑熝眑薁郩鏕隩'),
  (true, 'ba', '皅耙跁鮊'),
  (true, 'bai', '伯唄擘'),
  (true, 'ban', '坢搫柈跘'),
  (true, 'bang', '彭搒旁硥蚄蛖'),
  (true, 'bao', '刨曝瀑炮犳趵'),
  (true, 'bei', '勃呗棑箄臂諀'),
  (true, 'ben', '喯坋夯夲栟漰炃賁'),
  (true, 'beng', '嗙堋絣蚌'),
  (true, 'bi', '娝崥拂旇泌畐皀睥秘稫紕紴纰翍肶胇芘贲辟閈闬鶝'),
  (true, 'bian', '疺臱覵辺鶣'),
  (true, 'biao', '僄杓灬篻膔骠'),
  (true, 'bie', '柲'),
  (true, 'bin', '份砏频'),
  (true, 'bing', '屏枋梹槟檳鞞鞸'),
  (true, 'bo', '剝剥卜噃壆孛彴擗柏榑檘殕磻穛般艴苩蔢蕃薄誖鲌'),
  (true, 'bu', '埔堡捬箁簿鯆'),
  (true, 'ca', '嚓囃拆'),
  (true, 'can', '嘇孱摲穇'),
  (true, 'cang', '伧匨玱瑲篬'),
  (true, 'cao', '傮屮'),
  (true, 'cen', '篸'),
  (true, 'ceng', '曽橧'),
  (true, 'cha', '仛喳扱梌楂芆苴鎈'),
  (true, 'chai', '差'),
  (true, 'chan', '啴嘽崭嶃嶄禪螹镡'),
  (true, 'chang', '倘淌玚裳闛'),
  (true, 'chao', '剿劋勦摷槱粆綽绰'),
  (true, 'che', '呫奲尺揊摰烲焎車'),
  (true, 'chen', '偁傖梣沈爯瘨称稱跈醦'),
  (true, 'cheng', '净凈噌埩抢搶晟椉橖氶浧淨盛矃鎗鐺铛'),
  (true, 'chi', '佁俿坻徲慸扡拸捇柅柢樆歭沶瘈眙箈誃邌鶗鶙'),
  (true, 'chong', '涌痋种緟重'),
  (true, 'chou', '嚋婤怞杻梼牰畤盩薵裯诪跾醔'),
  (true, 'chu', '助慉摢柷橻櫖炪耝菆'),
  (true, 'chua', '歘'),
  (true, 'chuai', '啜嘬欼'),
  (true, 'chuan', '圌椯膞'),
  (true, 'chuang', '喠幢朣橦'),
  (true, 'chui', '惙椎硾'),
  (true, 'chun', '肫芚'),
  (true, 'chuo', '吷婼孎淖鋜鏃'),
  (true, 'ci', '伺兹呰啙茈鮆'),
  (true, 'cong', '慒楤焧碂'),
  (true, 'cou', '傶'),
  (true, 'cu', '卒皻趋趣趨麆'),
  (true, 'cuan', '攒攢濽灒窽窾酂酇'),
  (true, 'cui', '崒椊缞衰隹'),
  (true, 'cun', '侟蹲'),
  (true, 'cuo', '庴瘥縒'),
  (true, 'da', '惮憚沓疸'),
  (true, 'dai', '大棣毒箉詒诒釱隸駘鮘'),
  (true, 'dan', '丼呾唌弹燀石膻醈'),
  (true, 'dang', '偒崵嵅瑒'),
  (true, 'dao', '嘄帱幬焘箌'),
  (true, 'de', '地嶳底蚮'),
  (true, 'dei', '嘚得'),
  (true, 'deng', '憕澄瀓'),
  (true, 'di', '扚提枑的碮翟肑茋諟遆適'),
  (true, 'dian', '橝痁痶窴阽'),
  (true, 'diao', '絩调铫鳥'),
  (true, 'die', '佚咥哋崼嵽怢昳槢泆螲跕軼鞢'),
  (true, 'ding', '掟町甼鋌铤'),
  (true, 'diu', '颩'),
  (true, 'dong', '勭墥揰烔燑狪絧'),
  (true, 'dou', '侸吋渎瀆狵瞗读钭'),
  (true, 'du', '姤斁晵竺都頓顿'),
  (true, 'duan', '耑'),
  (true, 'dui', '敓敚敦杸濻瀢追镦'),
  (true, 'dun', '囤坉墫憞橔'),
  (true, 'duo', '度杕枤柁柂沰跢隋隓隳馱駄驮'),
  (true, 'e', '哦啞堨娾搕痾阿'),
  (true, 'ei', '欸'),
  (true, 'er', '杒梕'),
  (true, 'fa', '醗醱'),
  (true, 'fan', '婏桳'),
  (true, 'fang', '埅彷眪祊'),
  (true, 'fei', '杮柹橃橨犻砩笰蟦'),
  (true, 'fen', '噴坆朌濆玢鳻'),
  (true, 'feng', '埄夆炐莑'),
  (true, 'fo', '仸'),
  (true, 'fou', '不炰'),
  (true, 'fu', '佛垺宓払抙捊枹柭璷畗纀脯芾莩颰'),
  (true, 'ga', '呷咖夹夾戛胳'),
  (true, 'gai', '杚芥'),
  (true, 'gan', '乾佄咁玵篢'),
  (true, 'gang', '戇扛犺碙'),
  (true, 'gao', '獋羙镐'),
  (true, 'ge', '仡合吤嘅盖紇纥臈蓋蛤裓閤颌鮥鲄'),
  (true, 'geng', '颈'),
  (true, 'gong', '澒紅红羾贛銾'),
  (true, 'gou', '句拘糓'),
  (true, 'gu', '呱嗗怘抇賈贾鹄鹘'),
  (true, 'gua', '坬括袿諣'),
  (true, 'guai', '掴罫'),
  (true, 'guan', '卝斡淉矜綸纶莞閞'),
  (true, 'guang', '挄撗潢硄'),
  (true, 'gui', '傀匮匱嶡巂槣櫰溎炅窐簂軓鳜鳺'),
  (true, 'gun', '緷裷'),
  (true, 'guo', '囗敋櫎涡渦矌'),
  (true, 'ha', '虾蝦'),
  (true, 'hai', '嗨嚡絯胲還郂'),
  (true, 'han', '仠忓攼旰歛汵犴虷闞阚鳱'),
  (true, 'hang', '亢吭妔巷忼桁行邟'),
  (true, 'hao', '滜皋薧藃鎬'),
  (true, 'he', '佫吓咼朅苛貈貉'),
  (true, 'hen', '哏噷'),
  (true, 'hng', '哼'),
  (true, 'hong', '厷唝嗊巆愩慐浲溄瓨硔'),
  (true, 'hou', '吽'),
  (true, 'hu', '姱戏戯戲核楛淲瓡礐縎膴芔芴觷许隺鶮鶻'),
  (true, 'hua', '吪芲豁釪鋘'),
  (true, 'huan', '垸嬛懁犿瞏絙蒝还雚'),
  (true, 'huang', '汻'),
  (true, 'hui', '佪哕噦堕墮孈桧椲檜殨溃潰澮琿瘣螝銊'),
  (true, 'hun', '棍湣湷珲眃'),
  (true, 'huo', '和喐姡濊濩礊篧趏'),
  (true, 'ji', '丌乁其奇尐屰帺懠摖據期櫭汥淁畟瞉簎系給繫给苙荠藉諔诘革鞊齐'),
  (true, 'jia', '哿嘏埉宊拮挟挾猰茄'),
  (true, 'jian', '傔僣塹攕椷槛橏浅瀳稴籈聻鋄鋑鎫閒'),
  (true, 'jiang', '傋強强彊港虹'),
  (true, 'jiao', '喬峤恔悎憢憿校樔湫湬灂爝癄覐覚覺觉釥'),
  (true, 'jie', '价偈價哜嚌她妎家嵑嶰嶱扢擳斺桔楷洯瑎紒耤袓趌鶡'),
  (true, 'jin', '唫埐婜榗竻笒臸菳馸'),
  (true, 'jing', '倞劤劲勁擏殑粇鋞靓'),
  (true, 'jiong', '扄臦臩銄'),
  (true, 'jiu', '剹氿稵'),
  (true, 'ju', '且伡俥僪咀寠岨忂怐怚揟枸柜渠焣珇瞿菹蒩蓻螶车'),
  (true, 'juan', '圈圏奍婘弮悁惓梋棬椦縳脧闂隽雋飬'),
  (true, 'jue', '傕嚼埆妜穱繘脚袦角誳趹駃髉'),
  (true, 'jun', '筠龜龟'),
  (true, 'kai', '岂嵦欯濭豈'),
  (true, 'kan', '嵌檻'),
  (true, 'ke', '剋咳尅峇悈歁砢硞磆窼袔鉿铪閜'),
  (true, 'ken', '珢龂龈'),
  (true, 'keng', '坈揁殸'),
  (true, 'kong', '椌羫'),
  (true, 'kou', '竘'),
  (true, 'ku', '挎捁朏胐'),
  (true, 'kua', '恗晇楇絓'),
  (true, 'kuai', '会會浍璯蒉'),
  (true, 'kuang', '丱俇迋'),
  (true, 'kui', '瞶磈胿隗'),
  (true, 'kun', '婫貇'),
  (true, 'kuo', '噋栝漷秮秳适銛銽铦'),
  (true, 'la', '落'),
  (true, 'lai', '娕攋櫴疠癘誺'),
  (true, 'lan', '啉坔暕'),
  (true, 'lang', '哴駺'),
  (true, 'lao', '潦絡络'),
  (true, 'le', '牞肋饹'),
  (true, 'lei', '勒嘞祱'),
  (true, 'leng', '崚'),
  (true, 'li', '悝扐沵浰犛砬纅跞迣銐鎘镉鬲'),
  (true, 'lia', '倆'),
  (true, 'lian', '槏檶莶薟醶'),
  (true, 'liang', '俩莨靚'),
  (true, 'liao', '了樛窌蟧飂'),
  (true, 'lie', '劦巁忚擸棙燤爄爉獦綟'),
  (true, 'lin', '惏痳綝'),
  (true, 'ling', '棱稜'),
  (true, 'liu', '摎斿漻碌陆'),
  (true, 'long', '屸弄硦'),
  (true, 'lou', '偻僂貗露'),
  (true, 'lu', '六緑绿蓼觻'),
  (true, 'luan', '乿臡薍覶'),
  (true, 'luo', '咯寽捋擽攊攎攭烙皪硌磱蛒躒'),
  (true, 'lv', '卛哷慺瞜菉鷜'),
  (true, 'm', '呒嘸'),
  (true, 'ma', '亇抹摩菻'),
  (true, 'mai', '薶'),
  (true, 'man', '埋澫'),
  (true, 'mang', '尨朚'),
  (true, 'mao', '嵍秏緢'),
  (true, 'me', '麼麽'),
  (true, 'mei', '嚜娒櫗殙穈糜谜'),
  (true, 'men', '亹怋悗惛斖汶瞒瞞鞔'),
  (true, 'meng', '庬氓蟒鋂雺髳'),
  (true, 'mi', '摵枈檷瞴祕'),
  (true, 'mian', '牑絻'),
  (true, 'miao', '仯厸'),
  (true, 'mie', '乜瀎眜簚覕'),
  (true, 'min', '呡渂湏賯黾'),
  (true, 'ming', '蓂'),
  (true, 'miu', '繆'),
  (true, 'mo', '万么冒嘿戂攠无歾沒没狢絔脉蟆袹骳麿'),
  (true, 'mou', '厶呣堥敄桙牟缪'),
  (true, 'mu', '姥模樢縸莫鞪'),
  (true, 'na', '内南秅蒘誽'),
  (true, 'nai', '佴哪搱耏能'),
  (true, 'nan', '囝妠嫨'),
  (true, 'nang', '憹搑涳饟'),
  (true, 'nao', '婥桡橈'),
  (true, 'ne', '吶'),
  (true, 'nei', '浽那'),
  (true, 'nen', '媆'),
  (true, 'neng', '螚'),
  (true, 'ng', '唔'),
  (true, 'ni', '呢妳抐掜濔疑蛪'),
  (true, 'nian', '悥榐溓'),
  (true, 'niao', '溺'),
  (true, 'nie', '囐峊捻摄攝銸鋷'),
  (true, 'nin', '恁'),
  (true, 'ning', '苧'),
  (true, 'niu', '孧怓抝拗沑'),
  (true, 'nu', '帑'),
  (true, 'nuan', '湪'),
  (true, 'nuo', '娜搙搻毭耎袲难'),
  (true, 'nv', '聏'),
  (true, 'o', '喔嚄'),
  (true, 'ou', '区區禺'),
  (true, 'pa', '扒汃鈀钯'),
  (true, 'pai', '廹迫'),
  (true, 'pan', '扳拌拚湴畨番盻眫籓肨胖膰闆'),
  (true, 'pang', '汸沗磅膀趽髈'),
  (true, 'pao', '嚗烰瓟穮藨袌麃'),
  (true, 'pei', '坏妃妚婄媐嶏抷攈昢柸淠琣茷'),
  (true, 'peng', '亨挷摓漨熢痭篣胓苹'),
  (true, 'pi', '吡否嚊怶朇椑榌濞猈禆笓罢罷蚾螕被裨鎞'),
  (true, 'pian', '便扁猵獱瑸璸緶缏跰'),
  (true, 'pie', '潎'),
  (true, 'pin', '琕頻'),
  (true, 'ping', '冯庰泙淜硑蘋鉼馮'),
  (true, 'po', '哱奤朴桲泊泺濼猼繁酦陂髲'),
  (true, 'pou', '棓'),
  (true, 'pu', '抪捗暴柨秿'),
  (true, 'qi', '亟伎俟呇呚啐忔恓愒揭攲枝洓焏畁礘稘稽竐綨綮緝缉薺螇袳觭趞隑'),
  (true, 'qia', '匼卡愘抲揢磍袷'),
  (true, 'qian', '凵厱唊嗛慊挳掅揵摼朁欿炶犍玪磏纤羟蚙鳽'),
  (true, 'qiang', '将摪疆矼鶬'),
  (true, 'qiao', '丂偢喿噭壳嵪嶠幓摮橾殼潐煍磝礉雀骹'),
  (true, 'qie', '伽契帹栔椄疌砌稧趄跙郄'),
  (true, 'qin', '堇寖嵰廑忴慬扲溱矝肣'),
  (true, 'qing', '亲啨渹箐綪親'),
  (true, 'qiong', '琁璚'),
  (true, 'qiu', '仇塸朹橚牫艽蓲蝤'),
  (true, 'qu', '戌欪焌翵苣蚼'),
  (true, 'quan', '孉捲灥犮狋矔'),
  (true, 'que', '墧敠敪汋碻芍蚗'),
  (true, 'qun', '歏箘麇麕'),
  (true, 'ran', '熯'),
  (true, 'rao', '穘'),
  (true, 're', '喏若'),
  (true, 'ren', '菍葚釰釼'),
  (true, 'ri', '氜'),
  (true, 'rou', '厹'),
  (true, 'ru', '吺女挐獳'),
  (true, 'rua', '挼'),
  (true, 'ruan', '檽'),
  (true, 'rui', '兊兌兑惢笍苼'),
  (true, 'run', '瞤'),
  (true, 'ruo', '渃'),
  (true, 'sa', '摋攃泧潵纚躠'),
  (true, 'sai', '思'),
  (true, 'san', '仐帴糁鏒'),
  (true, 'sao', '慅懆梢繰缲'),
  (true, 'se', '塞廧拺槭琗粣薔鎍闟'),
  (true, 'sha', '刹剎啑嗄挱挲杉歰濈菨'),
  (true, 'shai', '攦色諰'),
  (true, 'shan', '剡单單嶦掞掸撣潬烻煔禅閄鳣'),
  (true, 'shang', '汤湯禓'),
  (true, 'shao', '佋召睄苕鞘'),
  (true, 'she', '折拾挕揲歙泏磼闍阇'),
  (true, 'shei', '誰谁'),
  (true, 'shen', '信参參叄叅吲姺嫀抌搷棯棽淰糝糣谌黮'),
  (true, 'sheng', '乗乘娍渑澠狌'),
  (true, 'shi', '什似匙厔咶啫嘘噓埶媞宲峙崻忕忯惿楴檡殖泽澤狧狶痑硕碩耆酾醳馶'),
  (true, 'shou', '敊熟'),
  (true, 'shu', '俞兪忬怸悆捈暏朮朱瑹稌籔蒣'),
  (true, 'shuai', '率縗'),
  (true, 'shuan', '槫絟'),
  (true, 'shuang', '泷漴瀧'),
  (true, 'shui', '娷挩捝說说'),
  (true, 'shun', '楯眴'),
  (true, 'shuo', '数數箾銏'),
  (true, 'si', '偲傂愢枱梩簛糸耛銉食飴鯣'),
  (true, 'song', '吅愡捒揔摗棇漎'),
  (true, 'sou', '撨棷欶鏉颾'),
  (true, 'su', '圱埣愬棴洬縮缩莤'),
  (true, 'suan', '篹'),
  (true, 'sui', '嗺娞尿毸熣鏸'),
  (true, 'sun', '喰扻摌'),
  (true, 'suo', '些嫅璅莎葰'),
  (true, 'ta', '嗒拓溚漯鎉鎑鞈鿎'),
  (true, 'tai', '呔斄汏珆骀'),
  (true, 'tan', '傝儃嘾宕弾彈惔澹緂繵覃'),
  (true, 'tang', '嵣惝愓樘灙'),
  (true, 'tao', '叨夵抭涭跳'),
  (true, 'te', '脦貸'),
  (true, 'tei', '忒'),
  (true, 'ti', '俶奃媂屟弟徥揥桋渧珶眣磃禔苐荑趯'),
  (true, 'tian', '佃呑奵捵甸钿'),
  (true, 'tiao', '斢朷蓧誂調銚'),
  (true, 'ting', '侱庍忊濎'),
  (true, 'tong', '侗偅囲垌峒恫洞硧'),
  (true, 'tou', '埱愉飳'),
  (true, 'tu', '啚墿摕趃鋀'),
  (true, 'tuan', '塼揣'),
  (true, 'tui', '墤聉讉'),
  (true, 'tun', '庉褪'),
  (true, 'tuo', '侻媠撱沲鉈鋖铊'),
  (true, 'wa', '䖯凹唲啘婠帓韎'),
  (true, 'wai', '瀤'),
  (true, 'wan', '夘惌掔杬槾毌涴箢綄莬蔓蚖鋺'),
  (true, 'wang', '徍忹抂盳迬'),
  (true, 'wei', '倭唩圩崴廆捼撝猚琟瓗癐瞆薳遗'),
  (true, 'wen', '忞忟玟緼縕韫'),
  (true, 'wo', '捰撾濄緺馧龏'),
  (true, 'wu', '亡僫恶惡扜扝杅沕渞趶釫'),
  (true, 'xi', '咭嶲忾愾戱摡栖洒滊獡瓕碏羛腊茜裼誒诶蹊郗釐銑钑铣閪雟雭鳃'),
  (true, 'xia', '厦叚唬嚇廈徦捾疨瘕笚芐螛諕'),
  (true, 'xian', '埳壏孅彡懢掺欦洗玹盷瞯綅綖羬臤見见軐鏾锬'),
  (true, 'xiang', '儴勷夅潒纕羊羏銗閧降'),
  (true, 'xiao', '俏呺嗃嘐嚣姣殽滧熇獟莦薂蛸'),
  (true, 'xie', '儶叶慀搚枻栧榝樧猲碿絜血觟解觧韘颉鮭鲑'),
  (true, 'xin', '愖礥莘'),
  (true, 'xing', '巠省荥饧'),
  (true, 'xiong', '夐'),
  (true, 'xiu', '宿臭'),
  (true, 'xu', '休呴嘼惐掝朐欻浒淢滀滸畜眗矞砉緰藇蛡'),
  (true, 'xuan', '伭券县妶敻楥縣讂鋗鞙駨'),
  (true, 'xue', '削噱彐怴敩泬滈疦'),
  (true, 'xun', '咰姰孙孫浚濬焄爓荨蕁蟫郇鶽'),
  (true, 'ya', '吖姶拁椻疋碣邪'),
  (true, 'yan', '厃埏嬐晻梴橪歅殗殷洝猏芫豣铅閼阏黰'),
  (true, 'yang', '勜卬婸眏详'),
  (true, 'yao', '侥僥匋徺怮恌撽烄疟瘧皐窕箹約约陶隃'),
  (true, 'ye', '咽喝射峫拽楪焆瓛痷窫緤釾'),
  (true, 'yi', '乚儗叆叕嗌妷尾彵懝敧栺欥欹泄焬煕狏疙秇箷艾蛇蛾釶'),
  (true, 'yin', '伒冘圻梀欭湮窨縯苂酓'),
  (true, 'ying', '夃嵤旲景柍桯楧滎焸焽爃耺鞕'),
  (true, 'yo', '育'),
  (true, 'yong', '揘槦牗銿'),
  (true, 'you', '妋尢揂梎汼獶獿痏繇'),
  (true, 'yu', '叞吁吾喁奥奧娪婾媮尉捓捥於栯澚灹熨畬粥翑菀蔚谷'),
  (true, 'yuan', '喛圜夗妧宛弲'),
  (true, 'yue', '乐哾枂栎楽樂櫟矆臒钥髺'),
  (true, 'yun', '员員榅涒煇煾玧缊贠鞰'),
  (true, 'za', '偺咱噈扎紥紮'),
  (true, 'zai', '菑'),
  (true, 'zan', '囋堑寁拶桚穳鏩'),
  (true, 'zang', '藏'),
  (true, 'ze', '侧側咋睪稄耫飵'),
  (true, 'zen', '撍'),
  (true, 'zeng', '曾竲綜縡综'),
  (true, 'zha', '剳喋喥怍查査栅潳煠甴蜡軋轧馇'),
  (true, 'zhai', '亝厇厏抧择擇擿祭豸責责齊'),
  (true, 'zhan', '僝嵁怗欃皽碊粘辗颤黵'),
  (true, 'zhang', '仧兏弡長长鞝'),
  (true, 'zhao', '啁啅嘲朝濯爪菬釽鳭鼂'),
  (true, 'zhe', '乇慹扸搩杔棏聑螫馲'),
  (true, 'zhei', '这'),
  (true, 'zhen', '填枮桭椹槙瑱竧紾'),
  (true, 'zheng', '丁埥徎徴徵撜鲭'),
  (true, 'zhi', '剬呮墆摨斦杝杫柣楖槯氏犆疐眰祇秲絺聜臷菭蚔識识蹢郦銴鶨'),
  (true, 'zhong', '夂徸忪斔穜蚣'),
  (true, 'zhou', '掫椆翢胕'),
  (true, 'zhu', '嗻尌属屬敱敳斀术澍磩窋篴芧藸褚'),
  (true, 'zhua', '挝爫'),
  (true, 'zhuai', '睉转'),
  (true, 'zhuan', '传傳剸恮沌漙篿簨贃'),
  (true, 'zhuang', '僮奘戅戆'),
  (true, 'zhui', '奞隊'),
  (true, 'zhun', '啍屯忳旽淳'),
  (true, 'zhuo', '剢噣墌捔棹櫡焯燋着繳缴著蓔藋趠'),
  (true, 'zi', '仔吱呲孖沝璾甾畠胏薋'),
  (true, 'zong', '從揌枞樅潀潈潨熜'),
  (true, 'zou', '媰搊楱'),
  (true, 'zu', '倅柤稡鎐'),
  (true, 'zuan', '揝籑賺赚'),
  (true, 'zui', '朘欈濢睟觜'),
  (true, 'zun', '拵栫袸'),
  (true, 'zuo', '撮柞柮琢笮苲諎酢')
) AS "v" ("is_second", "reading", "characters"), unnest(string_to_array("characters", NULL)) AS "character"
GROUP BY "character";
--> statement-breakpoint
-- tokens

-- A change of what is no listing, by the tag of its pages.
CREATE FUNCTION "add_tag_change"("changed" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "goods_changes" ("storefront", "goods_id", "seller_id", "tag")
  SELECT "url", 0, 0, "changed" FROM "storefronts"
  WHERE NOT EXISTS (
    SELECT FROM "goods_changes" AS "known"
    WHERE "known"."tag" = "changed" AND "known"."goods_id" = 0
      AND "known"."storefront" = "url" AND "known".xmin = pg_current_xact_id()::xid
  )
$$;
--> statement-breakpoint
-- A login that has ended is no event: its stream ends when it is woken, because its token is refused.
CREATE FUNCTION "wake_logins"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('account:' || OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tokens_deleted" AFTER DELETE ON "tokens"
FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION "wake_logins"();
--> statement-breakpoint
CREATE TRIGGER "tokens_revoked" AFTER UPDATE OF "revoked_at" ON "tokens"
FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION "wake_logins"();
--> statement-breakpoint
-- users

-- Counters change with every order and every visitor. A tag is announced once in these seconds: a change joins the tag
-- that waits already. One that is due within five seconds may be announced before this transaction commits, so that it
-- does not count. Nothing is locked: orders of a listing do not wait for each other here.
CREATE FUNCTION "delay_tag_changes"("tags" text[], "delays" integer[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "delayed_changes" ("tag", "due_at")
  SELECT "changed", clock_timestamp() + make_interval(secs => "delay")
  FROM unnest("tags", "delays") AS "wanted" ("changed", "delay")
  WHERE "changed" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "delayed_changes" AS "waiting"
    WHERE "waiting"."tag" = "changed" AND "waiting"."due_at" > clock_timestamp() + interval '5 seconds'
  )
$$;
--> statement-breakpoint
-- Recent sales name their buyers, if only by a character.
CREATE FUNCTION "delay_buyer_name"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(array_agg('goods:' || "goods_id"), array_agg(30))
  FROM (SELECT DISTINCT "goods_id" FROM "orders" WHERE "user_id" = NEW.id) AS "bought";
  PERFORM "delay_tag_changes"(array_agg('seller:' || "seller_id"), array_agg(30))
  FROM (SELECT DISTINCT "seller_id" FROM "orders" WHERE "user_id" = NEW.id AND "refunded_fen" > 0) AS "refunded";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF "nickname" ON "users"
FOR EACH ROW WHEN (OLD.nickname IS DISTINCT FROM NEW.nickname) EXECUTE FUNCTION "delay_buyer_name"();
--> statement-breakpoint
-- after_sale_events

CREATE FUNCTION "keep_after_sale_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of an after-sale is never changed' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sale_events_kept" BEFORE UPDATE OR DELETE ON "after_sale_events"
FOR EACH ROW EXECUTE FUNCTION "keep_after_sale_events"();
--> statement-breakpoint
-- after_sales

CREATE FUNCTION "check_after_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'requested' THEN
      RAISE EXCEPTION 'an after-sale begins as requested, not %', NEW.state USING ERRCODE = 'check_violation';
    END IF;
  ELSIF (OLD.state, NEW.state) NOT IN (
    ('requested', 'accepted'), ('requested', 'refused'), ('requested', 'escalated'), ('requested', 'withdrawn'),
    ('refused', 'accepted'), ('refused', 'escalated'), ('refused', 'withdrawn'), ('refused', 'closed'),
    ('escalated', 'accepted'), ('escalated', 'decided'), ('escalated', 'withdrawn')
  ) THEN
    RAISE EXCEPTION 'after-sale % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sales_begin" BEFORE INSERT ON "after_sales"
FOR EACH ROW EXECUTE FUNCTION "check_after_sale"();
--> statement-breakpoint
CREATE FUNCTION "record_after_sale_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  VALUES (NEW.user_id, 'after_sale', NEW.order_num, NEW.state);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sales_changed_event" AFTER UPDATE OF "state" ON "after_sales"
FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION "record_after_sale_event"();
--> statement-breakpoint
CREATE FUNCTION "delay_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(array_agg('seller:' || "seller_id"), array_agg(30))
  FROM "orders" WHERE "order_num" = NEW.order_num;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sales_counted" AFTER UPDATE OF "state" ON "after_sales"
FOR EACH ROW WHEN (NEW.state = 'decided') EXECUTE FUNCTION "delay_decision"();
--> statement-breakpoint
CREATE FUNCTION "mark_after_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := NEW.state IN ('requested', 'refused', 'escalated');
BEGIN
  IF NEW.kind = 'deposit' THEN
    -- A claim concerns the deposit of an ended rental alone: the order goes on.
    PERFORM 1 FROM "orders" JOIN "rentals" ON "rentals"."order_id" = "orders"."id"
    WHERE "orders"."order_num" = NEW.order_num AND "orders"."user_id" = NEW.user_id
      AND "orders"."deposit_fen" = NEW.price_fen AND "rentals"."closed_at" IS NOT NULL;
    IF FOUND THEN RETURN NULL; END IF;
    RAISE EXCEPTION 'claim % is of no ended rental of its renter', NEW.id USING ERRCODE = 'foreign_key_violation';
  END IF;
  UPDATE "orders" SET "in_after_sale" = is_open WHERE "order_num" = NEW.order_num AND "user_id" = NEW.user_id;
  IF FOUND THEN RETURN NULL; END IF;
  UPDATE "boost_orders" SET "in_after_sale" = is_open WHERE "order_num" = NEW.order_num AND "user_id" = NEW.user_id;
  IF FOUND THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'after-sale % is of no order of its buyer', NEW.id USING ERRCODE = 'foreign_key_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sales_mark" AFTER INSERT OR UPDATE OF "state" ON "after_sales"
FOR EACH ROW EXECUTE FUNCTION "mark_after_sale"();
--> statement-breakpoint
CREATE TRIGGER "after_sales_requested_event" AFTER INSERT ON "after_sales"
FOR EACH ROW EXECUTE FUNCTION "record_after_sale_event"();
--> statement-breakpoint
CREATE TRIGGER "after_sales_transition" BEFORE UPDATE ON "after_sales"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_after_sale"();
--> statement-breakpoint
-- goods_alerts

-- Arrives when the transaction commits, once for all that it changes.
CREATE FUNCTION "notify_of_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify(TG_ARGV[0], '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_alerts_notify" AFTER UPDATE OF "is_due" ON "goods_alerts"
FOR EACH ROW WHEN (NEW.is_due AND NOT OLD.is_due) EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
-- boost_games

-- Other goods of the seller recommend the listing, and so may the home page.
CREATE FUNCTION "add_goods_change"("goods" integer, "seller" integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "goods_changes" ("storefront", "goods_id", "seller_id")
  SELECT "url", "goods", "seller" FROM "storefronts"
  WHERE NOT EXISTS (
    SELECT FROM "goods_changes" AS "known"
    WHERE "known"."goods_id" = "goods" AND "known"."seller_id" = "seller" AND "known"."tag" IS NULL
      AND "known"."storefront" = "url" AND "known".xmin = pg_current_xact_id()::xid
  );
  SELECT "delay_tag_changes"(ARRAY['seller:' || nullif("seller", 0), 'home'], ARRAY[30, 300])
$$;
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
--> statement-breakpoint
-- boost_orders

CREATE FUNCTION "record_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  VALUES (NEW.user_id, TG_ARGV[0], NEW.order_num, NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_orders_changed_event" AFTER UPDATE ON "boost_orders" FOR EACH ROW WHEN (
  (OLD.status, OLD.refunded_fen, OLD.in_after_sale, OLD.begun_at, OLD.deliver_by, OLD.confirm_by)
  IS DISTINCT FROM
  (NEW.status, NEW.refunded_fen, NEW.in_after_sale, NEW.begun_at, NEW.deliver_by, NEW.confirm_by)
) EXECUTE FUNCTION "record_order_event"('boost');
--> statement-breakpoint
-- The content of an account goes with the end of its boost, whoever ends it.
CREATE FUNCTION "erase_boost_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "boost_accounts" SET "sealed" = NULL WHERE "boost_order_id" = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_orders_erase_account" AFTER UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (NEW.status IN ('done', 'completed', 'cancelled', 'refund_due', 'refunded'))
EXECUTE FUNCTION "erase_boost_account"();
--> statement-breakpoint
CREATE TRIGGER "boost_orders_placed_event" AFTER INSERT ON "boost_orders"
FOR EACH ROW EXECUTE FUNCTION "record_order_event"('boost');
--> statement-breakpoint
-- An order may expire or be cancelled after a payment that it cannot use.
CREATE FUNCTION "check_received_order"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.status = 'received' AND OLD.status NOT IN ('pending', 'expired')
    OR OLD.status = 'received' AND NEW.status NOT IN ('paid', 'grouping', 'waiting', 'refund_due', 'refunded')
    OR NEW.status IN ('expired', 'cancelled') AND EXISTS (
      SELECT FROM "received_payments" WHERE "order_num" = NEW.order_num AND "outcome" IN ('waiting', 'applied', 'refund_due')
    )
  THEN
    RAISE EXCEPTION 'paid order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_orders_received" BEFORE UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_received_order"();
--> statement-breakpoint
CREATE FUNCTION "check_boost_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.in_after_sale OR (OLD.status, NEW.status) NOT IN (
    ('pending', 'waiting'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('expired', 'waiting'), ('cancelled', 'refund_due'),
    ('waiting', 'accepted'), ('waiting', 'refund_due'), ('waiting', 'refunded'),
    ('accepted', 'done'), ('accepted', 'refund_due'), ('accepted', 'refunded'),
    ('done', 'completed'), ('done', 'refund_due'), ('done', 'refunded'),
    ('completed', 'refund_due'), ('completed', 'refunded'),
    ('refund_due', 'refunded')
  ) THEN
    RAISE EXCEPTION 'boost order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_orders_transition" BEFORE UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND OLD.status <> 'received' AND NEW.status <> 'received')
EXECUTE FUNCTION "check_boost_transition"();
--> statement-breakpoint
-- The latest boosts, and the boosters who are free.
CREATE FUNCTION "delay_boosts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['sold', 'home'], ARRAY[60, 300]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boosts_added" AFTER INSERT ON "boost_orders"
FOR EACH ROW WHEN (NEW.status NOT IN ('pending')) EXECUTE FUNCTION "delay_boosts"();
--> statement-breakpoint
CREATE TRIGGER "boosts_changed" AFTER UPDATE OF "status" ON "boost_orders"
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "delay_boosts"();
--> statement-breakpoint
-- boost_reports

CREATE FUNCTION "record_boost_report_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  SELECT "user_id", 'boost', "order_num", 'reported' FROM "boost_orders" WHERE "id" = NEW.boost_order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boost_reports_event" AFTER INSERT ON "boost_reports"
FOR EACH ROW EXECUTE FUNCTION "record_boost_report_event"();
--> statement-breakpoint
-- boosters

CREATE FUNCTION "delay_boosters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['home'], ARRAY[300]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "boosters_changed" AFTER INSERT OR UPDATE OR DELETE ON "boosters"
FOR EACH STATEMENT EXECUTE FUNCTION "delay_boosters"();
--> statement-breakpoint
-- goods_changes

-- Counters that are announced in one statement have mostly not changed: then nobody is notified.
CREATE FUNCTION "notify_of_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "added") THEN PERFORM pg_notify(TG_ARGV[0], ''); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_changes_notify" AFTER INSERT ON "goods_changes" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_of_rows"('listing_changes');
--> statement-breakpoint
-- discounts

CREATE FUNCTION "record_goods_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer := CASE TG_OP WHEN 'DELETE' THEN OLD.goods_id ELSE NEW.goods_id END;
BEGIN
  PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = "changed";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "discounts_changed" AFTER INSERT OR UPDATE OR DELETE ON "discounts"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
-- Whether more pieces are for sale or held than there are unassigned card secrets.
CREATE FUNCTION "lacks_secrets"("pieces" "stock") RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT "pieces"."available" + "pieces"."held" > (
    SELECT count(*) FROM "card_secrets" WHERE "stock_id" = "pieces"."id" AND "order_id" IS NULL
  )
$$;
--> statement-breakpoint
-- The fields that keep a listing from being sold, as rules/goods/listing-faults.ts names them; null when it can be sold.
CREATE FUNCTION "listing_faults"("listing" integer) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH "item" AS (SELECT * FROM "goods" WHERE "id" = "listing"),
  "specs" AS (SELECT * FROM "goods_specs" WHERE "goods_id" = "listing"),
  "pieces" AS (
    SELECT "price_fen", "activity_price_fen", "return_cash_fen", "min_sale_num", "max_sale_num" FROM "specs"
    UNION ALL
    SELECT "price_fen", "activity_price_fen", "return_cash_fen", "min_sale_num", "max_sale_num" FROM "item"
    WHERE NOT EXISTS (SELECT FROM "specs")
  ),
  "priced" AS (
    SELECT "price_fen", "return_cash_fen", "min_sale_num", "max_sale_num",
      CASE WHEN "activity_price_fen" > 0 THEN "activity_price_fen" ELSE "price_fen" END::bigint AS "unit_fen"
    FROM "pieces"
  ),
  "terms" AS (
    SELECT "item".*, "trade_type_id" = 3 AS "is_rent", EXISTS (SELECT FROM "specs") AS "has_specs" FROM "item"
  ),
  "faults" ("field") AS (
    SELECT 'group_price' FROM "terms"
    WHERE "group_buy_price_fen" > 0 AND ("is_rent" OR "has_specs" OR "specs_type" <> 1)
    UNION SELECT 'specs_type' FROM "terms"
    WHERE "has_specs" AND ("specs_type" = 1 OR "is_rent" AND "delivery_type" = 1)
    UNION SELECT 'rent_hours' FROM "terms"
    WHERE CASE WHEN "is_rent" THEN "least_time" > 72 ELSE "least_time" > 0 END
    UNION SELECT 'deposit' FROM "terms"
    WHERE CASE WHEN "is_rent"
      THEN (SELECT max("unit_fen") FROM "priced") * greatest(1, "least_time") + "deposit_fen" > 2000000000
      ELSE "deposit_fen" > 0 END
    UNION SELECT 'cashback' FROM "priced" WHERE "return_cash_fen" >= "price_fen"
    UNION SELECT 'max' FROM "priced" WHERE "max_sale_num" > 0 AND "max_sale_num" < "min_sale_num"
    UNION SELECT 'min' FROM "terms", "priced"
    WHERE "priced"."min_sale_num" > 1 AND ("is_rent" OR "group_buy_price_fen" > 0)
      OR "unit_fen" * greatest(1, "priced"."min_sale_num") > 2000000000
    UNION SELECT 'stock' FROM "stock" JOIN "terms" ON "delivery_type" = 2
    WHERE "goods_id" = "listing" AND "lacks_secrets"("stock")
    UNION SELECT 'discounts' FROM "discounts" JOIN "terms" ON "is_rent" OR ("delivery_type" = 2 AND "discount_value" = 0)
    WHERE "goods_id" = "listing" AND "discount_type" = 2
  )
  SELECT array_agg("field" ORDER BY "field") FROM "faults"
$$;
--> statement-breakpoint
CREATE FUNCTION "check_listing"("listing" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "faults" text[] := "listing_faults"("listing");
BEGIN
  IF "faults" IS NOT NULL THEN
    RAISE EXCEPTION 'listing % cannot be sold: %', "listing", array_to_string("faults", ', ') USING ERRCODE = 'check_violation';
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION "check_changed_listing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_listing"(CASE TG_TABLE_NAME WHEN 'goods' THEN (to_jsonb(NEW) ->> 'id')::int ELSE (to_jsonb(NEW) ->> 'goods_id')::int END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "discounts_sellable" AFTER INSERT OR UPDATE ON "discounts" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
-- envelopes

-- Pages of listings show their seller and the coupons that can be claimed there.
CREATE FUNCTION "add_shop_change"("seller" integer) RETURNS void LANGUAGE sql AS $$
  SELECT "add_goods_change"("id", "seller_id") FROM "goods" WHERE "seller_id" = "seller" AND "removed_at" IS NULL
$$;
--> statement-breakpoint
-- A coupon of the whole platform is on the page of every listing.
CREATE FUNCTION "record_coupon_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = OLD.goods_id;
    PERFORM "add_shop_change"(OLD.seller_id);
    PERFORM "add_tag_change"('shop:' || OLD.seller_id) WHERE OLD.seller_id IS NOT NULL;
    PERFORM "add_tag_change"('market') WHERE OLD.goods_id IS NULL AND OLD.seller_id IS NULL;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM "add_goods_change"("id", "seller_id") FROM "goods" WHERE "id" = NEW.goods_id;
    PERFORM "add_shop_change"(NEW.seller_id);
    PERFORM "add_tag_change"('shop:' || NEW.seller_id) WHERE NEW.seller_id IS NOT NULL;
    PERFORM "add_tag_change"('market') WHERE NEW.goods_id IS NULL AND NEW.seller_id IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "envelopes_added" AFTER INSERT OR DELETE ON "envelopes"
FOR EACH ROW EXECUTE FUNCTION "record_coupon_change"();
--> statement-breakpoint
-- A claim changes a page when the last one goes.
CREATE TRIGGER "envelopes_changed" AFTER UPDATE ON "envelopes"
FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{claimed,total}'::text[] IS DISTINCT FROM to_jsonb(NEW) - '{claimed,total}'::text[]
  OR (OLD.claimed >= OLD.total) <> (NEW.claimed >= NEW.total)
) EXECUTE FUNCTION "record_coupon_change"();
--> statement-breakpoint
-- user_envelopes

CREATE FUNCTION "record_coupon_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  VALUES (NEW.user_id, 'coupon', NEW.id::text, NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_changed_event" AFTER UPDATE OF "status" ON "user_envelopes"
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "record_coupon_event"();
--> statement-breakpoint
CREATE FUNCTION "count_coupon_use"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.status = 'used' THEN
    INSERT INTO "coupon_uses" ("envelope_id", "uses") VALUES (OLD.envelope_id, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.status = 'used' THEN
    INSERT INTO "coupon_uses" ("envelope_id", "uses") VALUES (NEW.envelope_id, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_changed_uses" AFTER UPDATE ON "user_envelopes" FOR EACH ROW WHEN (
  (OLD.status, OLD.envelope_id) IS DISTINCT FROM (NEW.status, NEW.envelope_id) AND 'used' IN (OLD.status, NEW.status)
) EXECUTE FUNCTION "count_coupon_use"();
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_claimed_event" AFTER INSERT ON "user_envelopes"
FOR EACH ROW EXECUTE FUNCTION "record_coupon_event"();
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_uses" AFTER INSERT OR DELETE ON "user_envelopes"
FOR EACH ROW EXECUTE FUNCTION "count_coupon_use"();
--> statement-breakpoint
-- games

-- Stored pages of searches by an alias were found, or found nothing, by the aliases of then.
CREATE FUNCTION "record_alias_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('catalogue');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "games_aliases_changed" AFTER UPDATE OF "aliases" ON "games"
FOR EACH ROW WHEN (OLD.aliases IS DISTINCT FROM NEW.aliases) EXECUTE FUNCTION "record_alias_change"();
--> statement-breakpoint
-- Pages show titles and units of the game: those of all its listings.
CREATE FUNCTION "record_game_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('market');
  PERFORM "add_tag_change"('catalogue');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "games_changed" AFTER UPDATE OF "facts" ON "games"
FOR EACH ROW WHEN (OLD.facts IS DISTINCT FROM NEW.facts) EXECUTE FUNCTION "record_game_change"();
--> statement-breakpoint
-- listing_index

-- What a listing is counted by; '' counts it at all.
CREATE FUNCTION "counted_facets"("listing" "listing_index") RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
  SELECT ARRAY['', 'delivery:' || "listing"."delivery_type"] || "listing"."facets"
$$;
--> statement-breakpoint
-- A row for each game, kind and value of a statement, however many listings it adds.
CREATE FUNCTION "count_added_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", count(*) FROM "added", unnest("counted_facets"("added")) AS "facet" GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_added" AFTER INSERT ON "listing_index" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "count_added_facets"();
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
-- A listing of a shop's list has what its row of the search index has. The foreign key removes it.
CREATE FUNCTION "list_in_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "shop_listings" ("goods_id", "seller_id", "sale", "price_fen", "popularity", "listed_ms")
    SELECT NEW.goods_id, "seller_id", "sale", NEW.price_fen, NEW.popularity, NEW.listed_ms FROM "goods" WHERE "id" = NEW.goods_id
  ON CONFLICT ("goods_id") DO UPDATE SET ("seller_id", "sale", "price_fen", "popularity", "listed_ms")
    = (excluded."seller_id", excluded."sale", excluded."price_fen", excluded."popularity", excluded."listed_ms");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_changed_in_shop" AFTER UPDATE ON "listing_index" FOR EACH ROW WHEN (
  (OLD.price_fen, OLD.popularity, OLD.listed_ms) IS DISTINCT FROM (NEW.price_fen, NEW.popularity, NEW.listed_ms)
) EXECUTE FUNCTION "list_in_shop"();
--> statement-breakpoint
CREATE TRIGGER "listing_index_in_shop" AFTER INSERT ON "listing_index"
FOR EACH ROW EXECUTE FUNCTION "list_in_shop"();
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
CREATE TRIGGER "listing_index_price_changed" AFTER UPDATE OF "price_fen" ON "listing_index"
FOR EACH ROW WHEN (OLD.price_fen <> NEW.price_fen) EXECUTE FUNCTION "record_listing_price"();
--> statement-breakpoint
CREATE TRIGGER "listing_index_priced" AFTER INSERT ON "listing_index"
FOR EACH ROW EXECUTE FUNCTION "record_listing_price"();
--> statement-breakpoint
CREATE FUNCTION "count_changed_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game", "kind", "facet", sum("step") FROM (
      SELECT NEW.game_name, NEW.kind, "facet", 1 FROM unnest("counted_facets"(NEW)) AS "facet" UNION ALL
      SELECT OLD.game_name, OLD.kind, "facet", -1 FROM unnest("counted_facets"(OLD)) AS "facet"
    ) AS "steps" ("game", "kind", "facet", "step") GROUP BY 1, 2, 3 HAVING sum("step") <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_recounted" AFTER UPDATE ON "listing_index" FOR EACH ROW WHEN (
  (OLD.game_name, OLD.kind, OLD.delivery_type, OLD.facets) IS DISTINCT FROM (NEW.game_name, NEW.kind, NEW.delivery_type, NEW.facets)
) EXECUTE FUNCTION "count_changed_facets"();
--> statement-breakpoint
CREATE FUNCTION "count_removed_facets"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", -count(*) FROM "removed", unnest("counted_facets"("removed")) AS "facet" GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "listing_index_removed" AFTER DELETE ON "listing_index" REFERENCING OLD TABLE AS "removed"
FOR EACH STATEMENT EXECUTE FUNCTION "count_removed_facets"();
--> statement-breakpoint
-- collects

CREATE FUNCTION "delay_collects"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['goods:' || coalesce(NEW.goods_id, OLD.goods_id)], ARRAY[30]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "collects_counted" AFTER INSERT OR DELETE ON "collects"
FOR EACH ROW EXECUTE FUNCTION "delay_collects"();
--> statement-breakpoint
-- comments

CREATE TRIGGER "comments_changed" AFTER INSERT OR UPDATE OR DELETE ON "comments"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
-- A review belongs to a received order and to the goods of that order. Neither changes afterwards.
CREATE FUNCTION "check_review"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF (OLD.order_id, OLD.goods_id, OLD.created_at) IS DISTINCT FROM (NEW.order_id, NEW.goods_id, NEW.created_at) THEN
      RAISE EXCEPTION 'the order of a review does not change' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_same_order';
    END IF;
    IF OLD.reply IS NOT NULL AND (OLD.reply, OLD.replied_at, OLD.replied_by) IS DISTINCT FROM (NEW.reply, NEW.replied_at, NEW.replied_by) THEN
      RAISE EXCEPTION 'a review has one reply' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_one_reply';
    END IF;
  ELSIF NEW.order_id IS NOT NULL AND NOT EXISTS (
    SELECT FROM "orders" WHERE "id" = NEW.order_id AND "goods_id" = NEW.goods_id AND "status" IN ('collected', 'completed')
  ) THEN
    RAISE EXCEPTION 'a review needs a received order of its goods' USING ERRCODE = 'check_violation', CONSTRAINT = 'comments_received_order';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "comments_checked" BEFORE INSERT OR UPDATE ON "comments"
FOR EACH ROW EXECUTE FUNCTION "check_review"();
--> statement-breakpoint
-- A buyer counts once for a seller, while one of the reviews is public.
CREATE FUNCTION "count_review"("review_order" integer, "stars" integer, "step" integer) RETURNS void LANGUAGE sql AS $$
  WITH "reviewer" AS (
    INSERT INTO "seller_reviewers" ("seller_id", "user_id", "reviews")
    SELECT "seller_id", "user_id", "step" FROM "orders" WHERE "id" = "review_order"
    ON CONFLICT ("seller_id", "user_id") DO UPDATE SET "reviews" = "seller_reviewers"."reviews" + excluded."reviews"
    RETURNING "seller_id", CASE WHEN "reviews" = "step" AND "step" = 1 THEN 1 WHEN "reviews" = 0 THEN -1 ELSE 0 END AS "buyers"
  )
  UPDATE "sellers" SET "review_count" = "review_count" + "step", "review_points" = "review_points" + "step" * "stars",
    "reviewer_count" = "reviewer_count" + "buyers"
  FROM "reviewer" WHERE "id" = "seller_id"
$$;
--> statement-breakpoint
CREATE FUNCTION "count_reviews"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.order_id IS NOT NULL AND OLD.hidden_at IS NULL THEN
    PERFORM "count_review"(OLD.order_id, OLD.score, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.order_id IS NOT NULL AND NEW.hidden_at IS NULL THEN
    PERFORM "count_review"(NEW.order_id, NEW.score, 1);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "comments_counted" AFTER INSERT OR DELETE ON "comments"
FOR EACH ROW EXECUTE FUNCTION "count_reviews"();
--> statement-breakpoint
CREATE TRIGGER "comments_recounted" AFTER UPDATE ON "comments"
FOR EACH ROW WHEN (OLD.score <> NEW.score OR (OLD.hidden_at IS NULL) <> (NEW.hidden_at IS NULL))
EXECUTE FUNCTION "count_reviews"();
--> statement-breakpoint
-- account_changes

-- Arrives when the transaction commits; a marketplace then moves the rows to the log.
CREATE TRIGGER "account_changes_notify" AFTER INSERT ON "account_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_of_changes"('account_changes');
--> statement-breakpoint
-- account_events

-- Due at once by any clock: the marketplace's may differ from the database's. A second event of the same occasion, such as the
-- refund of an accepted request, adds nothing.
CREATE FUNCTION "add_sms_notices"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "sms_notices" ("user_id", "event_id", "kind", "occasion", "order_num", "next_at")
  SELECT "happened"."user_id", "happened"."id", "happened"."notice",
    CASE WHEN "happened"."occasion" = 'refused' THEN 'refused ' || "happened"."id" ELSE "happened"."occasion" END,
    "happened"."reference", timestamptz 'epoch'
  FROM (
    SELECT "id", "user_id", "reference",
      CASE
        WHEN "kind" = 'deadline' THEN 'deadline'
        WHEN ("kind", "state") IN (('order', 'delivered'), ('boost', 'done')) THEN 'delivered'
        ELSE 'refund'
      END AS "notice",
      CASE
        WHEN "kind" = 'deadline' OR "state" = 'refused' THEN "state"
        WHEN ("kind", "state") IN (('order', 'delivered'), ('boost', 'done')) THEN 'delivered'
        ELSE 'decided'
      END AS "occasion"
    FROM "added_events"
    WHERE "kind" = 'deadline'
      OR ("kind" = 'after_sale' AND "state" IN ('refused', 'accepted', 'decided', 'closed'))
      OR ("kind" = 'order' AND "state" IN ('delivered', 'refund_due', 'refunded'))
      OR ("kind" = 'boost' AND "state" IN ('done', 'refund_due', 'refunded'))
  ) AS "happened"
  JOIN "sms_notice_choices" AS "chosen" ON "chosen"."user_id" = "happened"."user_id" AND CASE "happened"."notice"
    WHEN 'delivered' THEN "chosen"."delivered" WHEN 'refund' THEN "chosen"."refund" ELSE "chosen"."deadline"
  END
  ORDER BY "happened"."id"
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "account_events_sms_notices" AFTER INSERT ON "account_events"
REFERENCING NEW TABLE AS "added_events" FOR EACH STATEMENT EXECUTE FUNCTION "add_sms_notices"();
--> statement-breakpoint
-- customer_remarks

CREATE TRIGGER "customer_remarks_changed" AFTER INSERT OR UPDATE OR DELETE ON "customer_remarks"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
-- goods

CREATE FUNCTION "record_listing_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_goods_change"(NEW.id, NEW.seller_id);
  IF TG_OP = 'UPDATE' AND OLD.seller_id <> NEW.seller_id THEN
    PERFORM "add_goods_change"(NEW.id, OLD.seller_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_changed" AFTER UPDATE ON "goods"
FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{sale,want_count,base_collects,updated_at}'::text[]
  IS DISTINCT FROM to_jsonb(NEW) - '{sale,want_count,base_collects,updated_at}'::text[]
) EXECUTE FUNCTION "record_listing_change"();
--> statement-breakpoint
-- What is counted of a listing: its page, what its seller's pages say, lists and the home page.
CREATE FUNCTION "delay_counters"("goods" integer, "seller" integer) RETURNS void LANGUAGE sql AS $$
  SELECT "delay_tag_changes"(
    ARRAY['goods:' || "goods", 'seller:' || "seller", 'catalogue', 'home'], ARRAY[30, 30, 300, 300]
  )
$$;
--> statement-breakpoint
CREATE FUNCTION "delay_listing_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_counters"(NEW.id, NEW.seller_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_counted" AFTER UPDATE OF "sale", "want_count", "base_collects" ON "goods"
FOR EACH ROW WHEN ((OLD.sale, OLD.want_count, OLD.base_collects) IS DISTINCT FROM (NEW.sale, NEW.want_count, NEW.base_collects))
EXECUTE FUNCTION "delay_listing_counters"();
--> statement-breakpoint
-- A paid order that waits for its fulfilment holds pieces too.
CREATE FUNCTION "unfinished_orders"("listing" integer) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM "orders" WHERE "goods_id" = "listing" AND (
    "status" IN ('pending', 'received', 'grouping')
    OR "delivery_type" = 1 AND "status" IN ('paid', 'delivering')
    OR "rent_hours" IS NOT NULL AND EXISTS (SELECT FROM "rentals" WHERE "order_id" = "orders"."id" AND "released_at" IS NULL)
  )
$$;
--> statement-breakpoint
CREATE FUNCTION "check_delivery_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF "unfinished_orders"(NEW.id) > 0 THEN
    RAISE EXCEPTION 'listing % has unfinished orders: delivery', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_delivery_change" BEFORE UPDATE OF "delivery_type" ON "goods"
FOR EACH ROW WHEN (OLD.delivery_type <> NEW.delivery_type) EXECUTE FUNCTION "check_delivery_change"();
--> statement-breakpoint
CREATE FUNCTION "initials_of"("words" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(CASE WHEN "letter" ~ '[a-z0-9]' THEN "letter" ELSE "initial" END, '' ORDER BY "at"), '')
  FROM unnest(string_to_array("search_text"("words"), NULL)) WITH ORDINALITY AS "u" ("letter", "at")
  LEFT JOIN "pinyin_initials" ON "character" = "letter"
$$;
--> statement-breakpoint
-- Readings of a game's name, as `games.pinyin` has them.
CREATE FUNCTION "pinyin_of"("words" text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(string_agg(coalesce(array_to_string("readings", '/'), "letter"), ' ' ORDER BY "at"), '')
  FROM unnest(string_to_array("search_text"("words"), NULL)) WITH ORDINALITY AS "u" ("letter", "at")
  LEFT JOIN "pinyin_readings" ON "character" = "letter"
$$;
--> statement-breakpoint
-- A slug is made once: a later game with the same initials gets a number.
CREATE FUNCTION "add_game"("game" text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  "letters" text := "initials_of"("game");
  "base" text := left(CASE "letters" WHEN '' THEN 'game' ELSE "letters" END, 40);
  "attempt" integer := 1;
BEGIN
  WHILE NOT EXISTS (SELECT FROM "games" WHERE "name" = "game") LOOP
    INSERT INTO "games" ("name", "slug", "initials", "pinyin")
    VALUES ("game", CASE "attempt" WHEN 1 THEN "base" ELSE "base" || '-' || "attempt" END, "letters", "pinyin_of"("game"))
    ON CONFLICT DO NOTHING;
    "attempt" := "attempt" + 1;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "listing_popularity"("listing" "goods") RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT "listing"."sale" + CASE WHEN EXISTS (SELECT FROM "stock" WHERE "goods_id" = "listing"."id" AND "available" > 0)
    THEN 2147483648 ELSE 0 END
$$;
--> statement-breakpoint
-- Price and popularity of a listing, as marketplace/services/goods/listing-columns.ts shows them.
CREATE FUNCTION "listing_price"("listing" "goods") RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT min(CASE WHEN "activity_price_fen" > 0 THEN "activity_price_fen" ELSE "price_fen" END)
      FROM "goods_specs" WHERE "goods_id" = "listing"."id"),
    CASE WHEN "listing"."activity_price_fen" > 0 THEN "listing"."activity_price_fen" ELSE "listing"."price_fen" END)
$$;
--> statement-breakpoint
-- Whole words of a listing (`listing_index.words`). Syllables and initials are those of the names; numbers and Latin words also
-- those of the texts.
CREATE FUNCTION "search_words"("kind" text, "names" text[], "texts" text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
  WITH "letters" AS (
    SELECT "name", "at", coalesce("readings", '{}') AS "readings",
      CASE WHEN "readings" IS NULL THEN ARRAY["letter"] ELSE ARRAY(SELECT DISTINCT left("reading", 1) FROM unnest("readings") AS "reading") END AS "initials"
    FROM unnest("names") WITH ORDINALITY AS "n" ("words", "name"),
      LATERAL unnest(string_to_array("search_text"("words"), NULL)) WITH ORDINALITY AS "l" ("letter", "at")
      LEFT JOIN "pinyin_readings" ON "character" = "letter"
  ), "sequences" AS (
    SELECT "readings" AS "r1", lead("readings") OVER "w" AS "r2", "initials" AS "i1", lead("initials") OVER "w" AS "i2",
      lead("initials", 2) OVER "w" AS "i3"
    FROM "letters" WINDOW "w" AS (PARTITION BY "name" ORDER BY "at")
  )
  SELECT array_agg(DISTINCT "word") FROM (
    SELECT 'kind:' || "kind"
    UNION ALL
    SELECT CASE WHEN "run"[1] ~ '[0-9]' THEN '#' ELSE '=' END || left("run"[1], 20)
    FROM unnest("names" || "texts") AS "text", LATERAL regexp_matches(lower(normalize("text", NFKC)), '[a-z]+|[0-9]+', 'g') AS "run"
    UNION ALL SELECT "a" FROM "sequences", unnest("r1") AS "a"
    UNION ALL SELECT "a" || ' ' || "b" FROM "sequences", unnest("r1") AS "a", unnest("r2") AS "b"
    UNION ALL SELECT '~' || "a" || "b" FROM "sequences", unnest("i1") AS "a", unnest("i2") AS "b"
    UNION ALL SELECT '~' || "a" || "b" || "c" FROM "sequences", unnest("i1") AS "a", unnest("i2") AS "b", unnest("i3") AS "c"
  ) AS "all" ("word")
$$;
--> statement-breakpoint
CREATE FUNCTION "refresh_listings"("ids" integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT "add_game"("game_name") FROM (SELECT DISTINCT "game_name" FROM "goods" WHERE "id" = ANY("ids")
    EXCEPT SELECT "name" FROM "games" ORDER BY 1) AS "new";
  DELETE FROM "listing_index" USING "goods" WHERE "goods_id" = ANY("ids") AND "id" = "goods_id"
    AND ("removed_at" IS NOT NULL OR "trade_type_id" IN (1, 8));
  INSERT INTO "listing_index" ("goods_id", "game_name", "kind", "price_fen", "popularity", "listed_ms", "delivery_type",
    "facets", "level", "heroes", "skins", "rare", "score", "grams", "words", "title")
  SELECT "g"."id", "g"."game_name", "kind",
    "listing_price"("g"), "listing_popularity"("g"), (extract(epoch FROM "created_at") * 1000)::bigint, "delivery_type",
    "listing_facets"("g"."facts", "texts", "activity_until"),
    "fact_number"("g"."facts", 'level'), "fact_number"("g"."facts", 'heroes'), "fact_number"("g"."facts", 'skins'),
    "fact_number"("g"."facts", 'rare'), "fact_number"("g"."facts", 'score'),
    "search_grams"(ARRAY["g"."name", "g"."game_name"] || "options" || "attributes"),
    "search_words"("kind", ARRAY["g"."name", "g"."game_name"] || "options", "attributes"), "search_text"("g"."name")
  FROM "goods" AS "g",
    LATERAL (SELECT
      CASE WHEN "trade_type_id" = 3 THEN 'rent' ELSE coalesce(
        '{"CardKey":"card-key","PersonalAccount":"account","RentAccount":"rent","TopUp":"top-up","GameItem":"item","Service":"boost"}'::jsonb
        ->> "goods_type", 'other') END AS "kind",
      ARRAY(SELECT "option" FROM "fact_options"("facts")) AS "options",
      ARRAY(SELECT "value" FROM "attribute_values"("texts")) AS "attributes") AS "searched"
  WHERE "g"."id" = ANY("ids") AND "removed_at" IS NULL AND "trade_type_id" NOT IN (1, 8)
  ON CONFLICT ("goods_id") DO UPDATE SET ("game_name", "kind", "price_fen", "popularity", "listed_ms", "delivery_type",
    "facets", "level", "heroes", "skins", "rare", "score", "grams", "words", "title")
    = (excluded."game_name", excluded."kind", excluded."price_fen", excluded."popularity", excluded."listed_ms",
      excluded."delivery_type", excluded."facets", excluded."level", excluded."heroes", excluded."skins", excluded."rare",
      excluded."score", excluded."grams", excluded."words", excluded."title");
$$;
--> statement-breakpoint
CREATE FUNCTION "index_added_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "refresh_listings"(array_agg("id")) FROM "added";
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_indexed" AFTER INSERT ON "goods" REFERENCING NEW TABLE AS "added"
FOR EACH STATEMENT EXECUTE FUNCTION "index_added_goods"();
--> statement-breakpoint
CREATE TRIGGER "goods_inserted" AFTER INSERT ON "goods"
FOR EACH ROW EXECUTE FUNCTION "record_listing_change"();
--> statement-breakpoint
-- Deferred, because a listing is written table by table. Updates are checked when they change what is sold, so that a
-- sale of a listing from before these rules is not refused.
CREATE CONSTRAINT TRIGGER "goods_inserted_sellable" AFTER INSERT ON "goods" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
-- Adds `step` to the counts of a listing, unless it is not on sale.
CREATE FUNCTION "count_listing"("listing" "goods", "step" integer) RETURNS void LANGUAGE plpgsql AS $$
DECLARE "kind" text := "listing_kind"("listing"."trade_type_id", "listing"."goods_type");
BEGIN
  IF "listing"."removed_at" IS NOT NULL OR "listing"."trade_type_id" IN (1, 8) THEN RETURN; END IF;
  INSERT INTO "listing_counts" ("game_name", "kind", "chunk", "listings")
    VALUES ("listing"."game_name", "kind", "listing"."id" / 10000, "step");
  INSERT INTO "shop_counts" ("seller_id", "game_name", "kind", "listings")
    VALUES ("listing"."seller_id", "listing"."game_name", "kind", "step");
END $$;
--> statement-breakpoint
CREATE FUNCTION "count_listings"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM "count_listing"(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM "count_listing"(NEW, 1); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_listings_counted" AFTER INSERT OR DELETE ON "goods"
FOR EACH ROW EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
CREATE TRIGGER "goods_listings_recounted" AFTER UPDATE ON "goods" FOR EACH ROW WHEN (
  (OLD.removed_at IS NULL) <> (NEW.removed_at IS NULL) OR
  (OLD.game_name, OLD.goods_type, OLD.trade_type_id, OLD.seller_id)
    IS DISTINCT FROM (NEW.game_name, NEW.goods_type, NEW.trade_type_id, NEW.seller_id)
) EXECUTE FUNCTION "count_listings"();
--> statement-breakpoint
CREATE FUNCTION "move_to_shop"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "shop_listings" SET "seller_id" = NEW.seller_id WHERE "goods_id" = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_moved_to_shop" AFTER UPDATE OF "seller_id" ON "goods" FOR EACH ROW WHEN (OLD.seller_id <> NEW.seller_id)
EXECUTE FUNCTION "move_to_shop"();
--> statement-breakpoint
CREATE FUNCTION "refresh_listing_figures"("changed" integer) RETURNS void LANGUAGE sql AS $$
  UPDATE "listing_index" SET "price_fen" = "listing_price"("goods"), "popularity" = "listing_popularity"("goods")
  FROM "goods" WHERE "id" = "changed" AND "goods_id" = "changed" AND ("listing_index"."price_fen", "popularity")
    IS DISTINCT FROM ("listing_price"("goods"), "listing_popularity"("goods"))
$$;
--> statement-breakpoint
-- Most changes are sales, which leave words and facts as they are.
CREATE FUNCTION "index_changed_goods"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.name, OLD.game_name, OLD.goods_type, OLD.trade_type_id, OLD.delivery_type, OLD.texts, OLD.facts, OLD.activity_until, OLD.removed_at, OLD.created_at)
    IS DISTINCT FROM (NEW.name, NEW.game_name, NEW.goods_type, NEW.trade_type_id, NEW.delivery_type, NEW.texts, NEW.facts, NEW.activity_until, NEW.removed_at, NEW.created_at)
  THEN PERFORM "refresh_listings"(ARRAY[NEW.id]);
  ELSE PERFORM "refresh_listing_figures"(NEW.id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_reindexed" AFTER UPDATE ON "goods" FOR EACH ROW WHEN (
  to_jsonb(OLD) - '{want_count,base_collects,updated_at}'::text[]
  IS DISTINCT FROM to_jsonb(NEW) - '{want_count,base_collects,updated_at}'::text[]
) EXECUTE FUNCTION "index_changed_goods"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_sellable" AFTER UPDATE ON "goods" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (
  (OLD.trade_type_id, OLD.delivery_type, OLD.specs_type, OLD.price_fen, OLD.activity_price_fen, OLD.return_cash_fen,
   OLD.min_sale_num, OLD.max_sale_num, OLD.deposit_fen, OLD.least_time, OLD.group_buy_price_fen)
  IS DISTINCT FROM
  (NEW.trade_type_id, NEW.delivery_type, NEW.specs_type, NEW.price_fen, NEW.activity_price_fen, NEW.return_cash_fen,
   NEW.min_sale_num, NEW.max_sale_num, NEW.deposit_fen, NEW.least_time, NEW.group_buy_price_fen)
) EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
-- goods_specs

CREATE TRIGGER "goods_specs_changed" AFTER INSERT OR UPDATE OR DELETE ON "goods_specs"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
-- The listing is locked after its stock, as orders do it, so that two last pieces are not taken past each other.
CREATE FUNCTION "index_changed_pieces"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer := CASE TG_OP WHEN 'DELETE' THEN OLD.goods_id ELSE NEW.goods_id END;
BEGIN
  PERFORM FROM "goods" WHERE "id" = "changed" FOR NO KEY UPDATE;
  PERFORM "refresh_listing_figures"("changed");
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "goods_specs_indexed" AFTER INSERT OR DELETE OR UPDATE OF "price_fen", "activity_price_fen" ON "goods_specs"
FOR EACH ROW EXECUTE FUNCTION "index_changed_pieces"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_specs_inserted_sellable" AFTER INSERT ON "goods_specs" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "goods_specs_sellable" AFTER UPDATE ON "goods_specs" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (
  (OLD.price_fen, OLD.activity_price_fen, OLD.return_cash_fen, OLD.min_sale_num, OLD.max_sale_num)
  IS DISTINCT FROM
  (NEW.price_fen, NEW.activity_price_fen, NEW.return_cash_fen, NEW.min_sale_num, NEW.max_sale_num)
) EXECUTE FUNCTION "check_changed_listing"();
--> statement-breakpoint
-- stock

CREATE TRIGGER "stock_added_indexed" AFTER INSERT OR DELETE ON "stock"
FOR EACH ROW EXECUTE FUNCTION "index_changed_pieces"();
--> statement-breakpoint
-- A sale changes a page when the last piece goes or the first comes back.
CREATE TRIGGER "stock_changed" AFTER UPDATE OF "available" ON "stock"
FOR EACH ROW WHEN ((OLD.available = 0) <> (NEW.available = 0) OR OLD.total <> NEW.total) EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
CREATE FUNCTION "delay_stock_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['goods:' || NEW.goods_id, 'seller:' || "seller_id", 'catalogue'], ARRAY[30, 30, 300])
  FROM "goods" WHERE "id" = NEW.goods_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_counted" AFTER UPDATE OF "available", "held" ON "stock"
FOR EACH ROW WHEN (OLD.available <> NEW.available OR OLD.held <> NEW.held)
EXECUTE FUNCTION "delay_stock_counters"();
--> statement-breakpoint
-- Once per transaction and stock row: an order of many pieces takes many secrets.
CREATE FUNCTION "check_stock_secrets"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "changed" integer := CASE TG_TABLE_NAME WHEN 'stock' THEN (to_jsonb(NEW) ->> 'id')::int ELSE (to_jsonb(OLD) ->> 'stock_id')::int END;
BEGIN
  IF current_setting('checked.stock', true) = "changed"::text THEN
    RETURN NULL;
  END IF;
  IF EXISTS (
    SELECT FROM "stock" JOIN "goods" ON "goods"."id" = "goods_id"
    WHERE "stock"."id" = "changed" AND "delivery_type" = 2 AND "lacks_secrets"("stock")
  ) THEN
    RAISE EXCEPTION 'stock % has fewer card secrets than pieces', "changed" USING ERRCODE = 'check_violation';
  END IF;
  PERFORM set_config('checked.stock', "changed"::text, true);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_has_secrets" AFTER UPDATE ON "stock" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.available + NEW.held > OLD.available + OLD.held) EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
CREATE TRIGGER "stock_indexed" AFTER UPDATE OF "available" ON "stock"
FOR EACH ROW WHEN ((OLD.available = 0) <> (NEW.available = 0)) EXECUTE FUNCTION "index_changed_pieces"();
--> statement-breakpoint
CREATE TRIGGER "stock_inserted" AFTER INSERT OR DELETE ON "stock"
FOR EACH ROW EXECUTE FUNCTION "record_goods_change"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "stock_inserted_has_secrets" AFTER INSERT ON "stock" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (NEW.available + NEW.held > 0) EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
-- group_buys

CREATE FUNCTION "check_group_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- over → open: the opener has paid late, and nobody has been in the group yet.
  IF (OLD.state, NEW.state) NOT IN (('forming', 'open'), ('forming', 'over'), ('open', 'full'), ('open', 'over'), ('over', 'open'))
    OR OLD.state = 'over' AND OLD.expires_at IS NOT NULL
  THEN
    RAISE EXCEPTION 'group % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "group_buys_transition" BEFORE UPDATE OF "state" ON "group_buys"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_group_transition"();
--> statement-breakpoint
-- ledger_transfers

-- What has been booked stays as it is: a correction is a transfer of its own.
CREATE FUNCTION "refuse_booked_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfers"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_booked_change"();
--> statement-breakpoint
-- Locks the payment of an order in the ledger, so that concurrent refunds of the order wait for each other.
CREATE FUNCTION "lock_payment"("num" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "ledger_transfers" WHERE "order_num" = "num" AND "event" = 'payment' FOR NO KEY UPDATE;
END $$;
--> statement-breakpoint
CREATE FUNCTION "check_order_account"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  rest bigint;
BEGIN
  PERFORM "lock_payment"(NEW.order_num);
  SELECT sum(CASE WHEN "to_account" = NEW.from_account THEN "amount_fen" ELSE -"amount_fen" END) INTO rest
  FROM "ledger_transfers" WHERE "order_num" = NEW.order_num AND NEW.from_account IN ("from_account", "to_account");
  IF rest < 0 THEN
    RAISE EXCEPTION 'order % takes % fen more out of % than it put there', NEW.order_num, -rest, NEW.from_account
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_transfers_order_account';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_order_account" AFTER INSERT ON "ledger_transfers"
FOR EACH ROW WHEN (NEW.order_num IS NOT NULL AND NEW.from_account IN ('sales', 'deposits', 'refunds_owed'))
EXECUTE FUNCTION "check_order_account"();
--> statement-breakpoint
-- conversations

CREATE FUNCTION "add_message_event"("conversation" integer, "sender" text) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  SELECT "known"."user_id", 'message',
    coalesce("goods"."order_num", "boosts"."order_num", "known"."goods_id"::text), "sender"
  FROM "conversations" AS "known"
  LEFT JOIN "orders" AS "goods" ON "goods"."id" = "known"."order_id"
  LEFT JOIN "boost_orders" AS "boosts" ON "boosts"."id" = "known"."boost_order_id"
  WHERE "known"."id" = "conversation"
$$;
--> statement-breakpoint
CREATE FUNCTION "record_read_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_message_event"(NEW.id, 'read');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "conversations_read_event" AFTER UPDATE OF "buyer_read_id" ON "conversations"
FOR EACH ROW WHEN (OLD.buyer_read_id <> NEW.buyer_read_id) EXECUTE FUNCTION "record_read_event"();
--> statement-breakpoint
-- messages

CREATE FUNCTION "record_message_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_message_event"(NEW.conversation_id, NEW.sender);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_event" AFTER INSERT ON "messages"
FOR EACH ROW EXECUTE FUNCTION "record_message_event"();
--> statement-breakpoint
-- operator_audit

CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_audit"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
--> statement-breakpoint
-- orders

CREATE TRIGGER "orders_changed_event" AFTER UPDATE ON "orders" FOR EACH ROW WHEN (
  (OLD.status, OLD.refunded_fen, OLD.in_after_sale, OLD.extended_hours, OLD.deliver_by, OLD.confirm_by)
  IS DISTINCT FROM
  (NEW.status, NEW.refunded_fen, NEW.in_after_sale, NEW.extended_hours, NEW.deliver_by, NEW.confirm_by)
) EXECUTE FUNCTION "record_order_event"('order');
--> statement-breakpoint
-- The network of an order counts only while it reserves pieces unpaid.
CREATE FUNCTION "forget_order_network"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.reserved_from := NULL;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_forget_network" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.reserved_from IS NOT NULL AND NEW.status <> 'pending') EXECUTE FUNCTION "forget_order_network"();
--> statement-breakpoint
CREATE TRIGGER "orders_placed_event" AFTER INSERT ON "orders"
FOR EACH ROW EXECUTE FUNCTION "record_order_event"('order');
--> statement-breakpoint
CREATE TRIGGER "orders_received" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_received_order"();
--> statement-breakpoint
CREATE FUNCTION "delay_seller_counters"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['seller:' || coalesce(NEW.seller_id, OLD.seller_id)], ARRAY[30]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- What a buyer got back is announced on all accounts of the seller.
CREATE TRIGGER "orders_refund_counted" AFTER UPDATE OF "refunded_fen" ON "orders"
FOR EACH ROW WHEN (OLD.refunded_fen <> NEW.refunded_fen) EXECUTE FUNCTION "delay_seller_counters"();
--> statement-breakpoint
-- The previous version, which runs beside this one during a deploy, inserts orders without their terms.
CREATE FUNCTION "add_order_terms"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "seller_id", "delivery_type", "delivery_hours", "no_reason_refund", "share_reward_fen"
  INTO NEW.seller_id, NEW.delivery_type, NEW.delivery_hours, NEW.no_reason_refund, NEW.share_reward_fen
  FROM "goods" WHERE "id" = NEW.goods_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_terms" BEFORE INSERT ON "orders"
FOR EACH ROW WHEN (NEW.seller_id IS NULL) EXECUTE FUNCTION "add_order_terms"();
--> statement-breakpoint
-- The members of a group that does not fill are refunded through their payment channels.
CREATE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'grouping'), ('pending', 'paid'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('expired', 'grouping'), ('expired', 'paid'), ('expired', 'refund_due'),
    ('cancelled', 'refund_due'),
    ('grouping', 'paid'), ('grouping', 'refund_due'), ('grouping', 'refunded'),
    ('paid', 'collected'), ('paid', 'delivering'), ('paid', 'refund_due'), ('paid', 'refunded'),
    ('collected', 'refund_due'), ('collected', 'refunded'),
    ('delivering', 'delivered'), ('delivering', 'refund_due'), ('delivering', 'refunded'),
    ('delivered', 'completed'), ('delivered', 'refund_due'), ('delivered', 'refunded'),
    ('completed', 'refund_due'), ('completed', 'refunded'),
    ('refund_due', 'refunded')
  ) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  -- What was handed over goes back by an after-sale alone, and nothing goes on while one is open.
  IF (OLD.in_after_sale OR NEW.in_after_sale) OR
    (OLD.status IN ('collected', 'delivered', 'completed') AND NEW.status <> 'completed' AND NEW.refund_reason IS DISTINCT FROM 'after_sale')
  THEN
    RAISE EXCEPTION 'order % stays % as long as no after-sale has ended', OLD.order_num, OLD.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_transition" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status AND OLD.status <> 'received' AND NEW.status <> 'received')
EXECUTE FUNCTION "check_order_transition"();
--> statement-breakpoint
-- card_secrets

CREATE CONSTRAINT TRIGGER "card_secrets_assigned" AFTER UPDATE ON "card_secrets" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (OLD.order_id IS NULL AND (NEW.order_id IS NOT NULL OR NEW.stock_id <> OLD.stock_id))
EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "card_secrets_deleted" AFTER DELETE ON "card_secrets" DEFERRABLE INITIALLY DEFERRED
FOR EACH ROW WHEN (OLD.order_id IS NULL) EXECUTE FUNCTION "check_stock_secrets"();
--> statement-breakpoint
CREATE FUNCTION "keep_void_secret"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'card secret % was exchanged and stays void', OLD.id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "card_secrets_void_kept" BEFORE UPDATE ON "card_secrets"
FOR EACH ROW WHEN (OLD.voided_at IS NOT NULL) EXECUTE FUNCTION "keep_void_secret"();
--> statement-breakpoint
-- payment_refunds

-- Work that is due at once. What is due later is found by the marketplaces before its time.
CREATE TRIGGER "payment_refunds_notify" AFTER INSERT ON "payment_refunds"
FOR EACH ROW WHEN (NEW.state = 'due') EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_sooner_notify" AFTER UPDATE OF "next_at" ON "payment_refunds"
FOR EACH ROW WHEN (NEW.state IN ('due', 'pending') AND (NEW.next_at < OLD.next_at OR OLD.state NOT IN ('due', 'pending')))
EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
CREATE FUNCTION "check_refund_sum"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  paid bigint;
  returned bigint;
BEGIN
  PERFORM "lock_payment"(NEW.order_num);
  SELECT coalesce(sum("amount_fen"), 0) INTO paid FROM "ledger_transfers" WHERE "order_num" = NEW.order_num AND "event" = 'payment';
  SELECT coalesce(sum("amount_fen"), 0) INTO returned FROM "payment_refunds" WHERE "order_num" = NEW.order_num;
  IF returned > paid THEN
    RAISE EXCEPTION 'refunds of order % are % fen of % paid', NEW.order_num, returned, paid
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_refunds_sum';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_sum" AFTER INSERT OR UPDATE OF "order_num", "amount_fen" ON "payment_refunds"
FOR EACH ROW EXECUTE FUNCTION "check_refund_sum"();
--> statement-breakpoint
CREATE FUNCTION "check_refund_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- failed → due: an operator lets it be tried again; failed → refunded: the provider did it after all.
  IF (OLD.state, NEW.state) NOT IN (
    ('due', 'pending'), ('due', 'refunded'), ('due', 'failed'),
    ('pending', 'due'), ('pending', 'refunded'), ('pending', 'failed'),
    ('failed', 'due'), ('failed', 'refunded')
  ) THEN
    RAISE EXCEPTION 'refund % cannot go from % to %', OLD.refund_num, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_transition" BEFORE UPDATE OF "state" ON "payment_refunds"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_refund_transition"();
--> statement-breakpoint
-- payment_trades

CREATE TRIGGER "payment_trades_sooner_notify" AFTER UPDATE OF "check_at" ON "payment_trades"
FOR EACH ROW WHEN (NEW.state = 'waiting' AND NEW.check_at < OLD.check_at) EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
CREATE FUNCTION "check_trade_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- closed → paid: the payment was under way when the trade was closed.
  IF (OLD.state, NEW.state) NOT IN (('waiting', 'paid'), ('waiting', 'closed'), ('closed', 'paid')) THEN
    RAISE EXCEPTION 'trade of order % cannot go from % to %', OLD.order_num, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_trades_transition" BEFORE UPDATE OF "state" ON "payment_trades"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_trade_transition"();
--> statement-breakpoint
-- received_payments

CREATE TRIGGER "received_payments_kept" BEFORE DELETE OR TRUNCATE ON "received_payments"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_booked_change"();
--> statement-breakpoint
-- Of a received payment only its outcome changes.
CREATE FUNCTION "check_received_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.order_num, OLD.channel, OLD.trade_num, OLD.amount_fen, OLD.received_at)
    IS DISTINCT FROM (NEW.order_num, NEW.channel, NEW.trade_num, NEW.amount_fen, NEW.received_at)
    OR OLD.outcome <> NEW.outcome AND (OLD.outcome, NEW.outcome) NOT IN (
      ('waiting', 'applied'), ('waiting', 'refund_due'), ('applied', 'refund_due')
    )
  THEN
    RAISE EXCEPTION 'payment % of order % cannot go from % to %', OLD.trade_num, OLD.order_num, OLD.outcome, NEW.outcome
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "received_payments_transition" BEFORE UPDATE ON "received_payments"
FOR EACH ROW EXECUTE FUNCTION "check_received_payment"();
--> statement-breakpoint
-- phone_tickets

-- Every step of a phone is an event of the buyer's account, so that the desktop shows it at once.
CREATE FUNCTION "record_phone_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  SELECT "user_id", 'phone', NEW.id::text, NEW.state FROM "tokens" WHERE "token_hash" = NEW.token_hash;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "phone_tickets_event" AFTER UPDATE OF "state" ON "phone_tickets"
FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION "record_phone_event"();
--> statement-breakpoint
-- rental_extensions

CREATE TRIGGER "rental_extensions_changed_event" AFTER UPDATE OF "status" ON "rental_extensions"
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "record_order_event"('extension');
--> statement-breakpoint
CREATE TRIGGER "rental_extensions_placed_event" AFTER INSERT ON "rental_extensions"
FOR EACH ROW EXECUTE FUNCTION "record_order_event"('extension');
--> statement-breakpoint
CREATE FUNCTION "check_extension_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'received'), ('pending', 'expired'), ('pending', 'cancelled'), ('pending', 'refund_due'),
    ('expired', 'received'), ('expired', 'refund_due'), ('cancelled', 'refund_due'),
    ('received', 'extended'), ('received', 'refund_due'), ('received', 'refunded'),
    ('extended', 'refund_due'), ('extended', 'refunded'),
    ('refund_due', 'refunded')
  ) OR NEW.status IN ('expired', 'cancelled') AND EXISTS (SELECT FROM "received_payments" WHERE "order_num" = NEW.order_num AND "outcome" IN ('waiting', 'applied', 'refund_due'))
  THEN
    RAISE EXCEPTION 'extension % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rental_extensions_transition" BEFORE UPDATE OF "status" ON "rental_extensions"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_extension_transition"();
--> statement-breakpoint
-- rentals

CREATE FUNCTION "record_rental_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  SELECT "user_id", 'rental', "order_num", CASE
    WHEN NEW.closed_at IS NULL THEN 'running' WHEN NEW.deposit_settled_at IS NULL THEN 'closed' ELSE 'settled'
  END FROM "orders" WHERE "id" = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_changed_event" AFTER UPDATE ON "rentals" FOR EACH ROW WHEN (
  (OLD.ends_at, OLD.closed_at, OLD.secret_id, OLD.deposit_due_at, OLD.deposit_settled_at)
  IS DISTINCT FROM
  (NEW.ends_at, NEW.closed_at, NEW.secret_id, NEW.deposit_due_at, NEW.deposit_settled_at)
) EXECUTE FUNCTION "record_rental_event"();
--> statement-breakpoint
CREATE FUNCTION "keep_settled_deposit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the deposit of order % was settled before', OLD.order_id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_deposit_settled_once" BEFORE UPDATE OF "deposit_settled_at", "deposit_settled_by", "deposit_kept_fen" ON "rentals"
FOR EACH ROW WHEN (OLD.deposit_settled_at IS NOT NULL) EXECUTE FUNCTION "keep_settled_deposit"();
--> statement-breakpoint
-- Lists and shops say when a rented account is free again, too.
CREATE FUNCTION "record_rental_change"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "listing" record;
BEGIN
  SELECT "goods"."id", "goods"."seller_id" INTO "listing" FROM "orders" JOIN "goods" ON "goods"."id" = "orders"."goods_id"
  WHERE "orders"."id" = NEW.order_id AND NOT EXISTS (
    SELECT FROM "stock" WHERE "stock"."goods_id" = "orders"."goods_id" AND "available" > 0
  );
  IF FOUND THEN
    PERFORM "add_tag_change"('goods:' || "listing"."id");
    PERFORM "delay_tag_changes"(ARRAY['shop:' || "listing"."seller_id", 'catalogue'], ARRAY[30, 30]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_moved" AFTER UPDATE OF "ends_at", "closed_at" ON "rentals"
FOR EACH ROW WHEN ((OLD.ends_at, OLD.closed_at) IS DISTINCT FROM (NEW.ends_at, NEW.closed_at))
EXECUTE FUNCTION "record_rental_change"();
--> statement-breakpoint
CREATE TRIGGER "rentals_started" AFTER INSERT ON "rentals"
FOR EACH ROW EXECUTE FUNCTION "record_rental_change"();
--> statement-breakpoint
CREATE TRIGGER "rentals_started_event" AFTER INSERT ON "rentals"
FOR EACH ROW EXECUTE FUNCTION "record_rental_event"();
--> statement-breakpoint
-- sellers

-- The page of a shop without listings too, which was unknown before the seller was.
CREATE FUNCTION "record_seller_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('shop:' || NEW.id);
  PERFORM "add_shop_change"(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sellers_added" AFTER INSERT ON "sellers"
FOR EACH ROW EXECUTE FUNCTION "record_seller_change"();
--> statement-breakpoint
-- Sales, followers and computed figures change all the time; pages show them with the age that their lifetime allows.
CREATE TRIGGER "sellers_changed" AFTER UPDATE ON "sellers"
FOR EACH ROW WHEN (
  (OLD.nickname, OLD.head_img_url, OLD.auth_identity, OLD.credit_tenths, OLD.profile, OLD.self_user, OLD.official_user)
  IS DISTINCT FROM
  (NEW.nickname, NEW.head_img_url, NEW.auth_identity, NEW.credit_tenths, NEW.profile, NEW.self_user, NEW.official_user)
) EXECUTE FUNCTION "record_seller_change"();
--> statement-breakpoint
CREATE FUNCTION "delay_seller_figures"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "delay_tag_changes"(ARRAY['seller:' || NEW.id, 'home'], ARRAY[30, 300]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sellers_counted" AFTER UPDATE ON "sellers"
FOR EACH ROW WHEN (
  (OLD.total_sale, OLD.base_subscribers, OLD.deliver_median_s, OLD.dispute_permille, OLD.reply_median_s)
  IS DISTINCT FROM
  (NEW.total_sale, NEW.base_subscribers, NEW.deliver_median_s, NEW.dispute_permille, NEW.reply_median_s)
) EXECUTE FUNCTION "delay_seller_figures"();
--> statement-breakpoint
-- Tenths of a star, half a tenth rounded up, as contract/listing/rating.ts. "sellers_changed" compares the result, so that
-- the pages of all listings of a seller are refreshed only when the shown mean changes.
CREATE FUNCTION "set_seller_mean"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.credit_tenths := CASE NEW.review_count WHEN 0 THEN 0
    ELSE (20 * NEW.review_points::bigint + NEW.review_count) / (2 * NEW.review_count::bigint) END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "sellers_mean" BEFORE INSERT OR UPDATE ON "sellers"
FOR EACH ROW EXECUTE FUNCTION "set_seller_mean"();
--> statement-breakpoint
-- subscriptions

CREATE TRIGGER "subscriptions_counted" AFTER INSERT OR DELETE ON "subscriptions"
FOR EACH ROW EXECUTE FUNCTION "delay_seller_counters"();
--> statement-breakpoint
-- sms_notices

CREATE TRIGGER "sms_notices_notify" AFTER INSERT ON "sms_notices"
FOR EACH ROW EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
-- Called by the programs

-- Joins what was counted, one row for each combination.
CREATE FUNCTION "join_counts"() RETURNS void LANGUAGE sql AS $$
  WITH "joined" AS (
    DELETE FROM "listing_counts" WHERE ("game_name", "kind", "chunk") IN (
      SELECT "game_name", "kind", "chunk" FROM "listing_counts" GROUP BY 1, 2, 3 HAVING count(*) > 1)
    RETURNING "game_name", "kind", "chunk", "listings"
  ) INSERT INTO "listing_counts" ("game_name", "kind", "chunk", "listings")
    SELECT "game_name", "kind", "chunk", sum("listings") FROM "joined" GROUP BY 1, 2, 3 HAVING sum("listings") <> 0;
  WITH "joined" AS (
    DELETE FROM "shop_counts" WHERE ("seller_id", "game_name", "kind") IN (
      SELECT "seller_id", "game_name", "kind" FROM "shop_counts" GROUP BY 1, 2, 3 HAVING count(*) > 1)
    RETURNING "seller_id", "game_name", "kind", "listings"
  ) INSERT INTO "shop_counts" ("seller_id", "game_name", "kind", "listings")
    SELECT "seller_id", "game_name", "kind", sum("listings") FROM "joined" GROUP BY 1, 2, 3 HAVING sum("listings") <> 0;
  WITH "joined" AS (
    DELETE FROM "facet_counts" WHERE ("game_name", "kind", "facet") IN (
      SELECT "game_name", "kind", "facet" FROM "facet_counts" GROUP BY 1, 2, 3 HAVING count(*) > 1)
    RETURNING "game_name", "kind", "facet", "listings"
  ) INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", sum("listings") FROM "joined" GROUP BY 1, 2, 3 HAVING sum("listings") <> 0;
  WITH "joined" AS (
    DELETE FROM "coupon_uses" WHERE "envelope_id" IN (
      SELECT "envelope_id" FROM "coupon_uses" GROUP BY 1 HAVING count(*) > 1)
    RETURNING "envelope_id", "uses"
  ) INSERT INTO "coupon_uses" ("envelope_id", "uses")
    SELECT "envelope_id", sum("uses") FROM "joined" GROUP BY 1 HAVING sum("uses") <> 0;
$$;
--> statement-breakpoint
-- Moves changes to the log and wakes the storefronts of their users. Ids become visible in ascending order, because the
-- lock is held until the commit; a transaction that changes an order takes no lock for its event. The functions of the
-- tags are those of pages: the storefronts are told of `account:<user>` as of a changed page.
CREATE FUNCTION "record_account_events"() RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  "moved" integer;
  "users" integer[];
BEGIN
  IF NOT EXISTS (SELECT FROM "account_changes") THEN RETURN 0; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('account-events'));
  WITH "taken" AS (
    DELETE FROM "account_changes"
    WHERE "id" IN (SELECT "id" FROM "account_changes" ORDER BY "id" LIMIT 1000) RETURNING *
  ), "added" AS (
    INSERT INTO "account_events" ("user_id", "kind", "reference", "state", "created_at")
    SELECT "user_id", "kind", "reference", "state", "created_at" FROM "taken" ORDER BY "id"
    RETURNING "user_id"
  )
  SELECT count(*), array_agg(DISTINCT "user_id") INTO "moved", "users" FROM "added";
  PERFORM "add_tag_change"('account:' || "woken") FROM unnest("users") AS "woken";
  RETURN "moved";
END $$;
--> statement-breakpoint
CREATE FUNCTION "recount_coupon_uses"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "coupon_uses";
  INSERT INTO "coupon_uses" ("envelope_id", "uses") SELECT "envelope_id", count(*) FROM "user_envelopes" WHERE "status" = 'used' GROUP BY 1;
$$;
--> statement-breakpoint
-- Counts filter values and uses of coupons anew, as `recount_listings` does listings.
CREATE FUNCTION "recount_facets"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "facet_counts";
  INSERT INTO "facet_counts" ("game_name", "kind", "facet", "listings")
    SELECT "game_name", "kind", "facet", count(*) FROM "listing_index", unnest("counted_facets"("listing_index")) AS "facet"
    GROUP BY 1, 2, 3;
$$;
--> statement-breakpoint
-- Counts everything anew: for rows that were written past the triggers.
CREATE FUNCTION "recount_listings"() RETURNS void LANGUAGE sql AS $$
  DELETE FROM "listing_counts";
  DELETE FROM "shop_counts";
  INSERT INTO "listing_counts" ("game_name", "kind", "chunk", "listings")
    SELECT "game_name", "listing_kind"("trade_type_id", "goods_type"), "id" / 10000, count(*) FROM "goods"
    WHERE "removed_at" IS NULL AND "trade_type_id" NOT IN (1, 8) GROUP BY 1, 2, 3;
  INSERT INTO "shop_counts" ("seller_id", "game_name", "kind", "listings")
    SELECT "seller_id", "game_name", "listing_kind"("trade_type_id", "goods_type"), count(*) FROM "goods"
    WHERE "removed_at" IS NULL AND "trade_type_id" NOT IN (1, 8) GROUP BY 1, 2, 3;
$$;
