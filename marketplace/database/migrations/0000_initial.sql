CREATE TABLE "card_secrets" (
	"id" serial PRIMARY KEY NOT NULL,
	"stock_id" integer NOT NULL,
	"secret" text NOT NULL,
	"order_id" integer,
	"assigned_at" timestamp with time zone,
	CONSTRAINT "card_secrets_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "collects" (
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "collects_user_id_goods_id_pk" PRIMARY KEY("user_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"nickname" text NOT NULL,
	"head_img_url" text NOT NULL,
	"score" integer NOT NULL,
	"content" text NOT NULL,
	"spec_name" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "comments_score" CHECK ("comments"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "customer_remarks" (
	"id" serial PRIMARY KEY NOT NULL,
	"goods_id" integer NOT NULL,
	"title" text NOT NULL,
	"tip" text NOT NULL
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
	CONSTRAINT "envelopes_reduce" CHECK ("envelopes"."reduce_fen" > 0 and "envelopes"."reduce_fen" < "envelopes"."condition_fen"),
	CONSTRAINT "envelopes_claimed" CHECK ("envelopes"."claimed" >= 0 and "envelopes"."claimed" <= "envelopes"."total")
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
	"no_reason_refund" boolean DEFAULT false NOT NULL,
	"price_fen" integer NOT NULL,
	"origin_price_fen" integer NOT NULL,
	"activity_price_fen" integer DEFAULT 0 NOT NULL,
	"return_cash_fen" integer DEFAULT 0 NOT NULL,
	"min_sale_num" integer DEFAULT 0 NOT NULL,
	"max_sale_num" integer DEFAULT 0 NOT NULL,
	"deposit_fen" integer DEFAULT 0 NOT NULL,
	"least_time" integer DEFAULT 0 NOT NULL,
	"first_buy_discount_fen" integer DEFAULT 0 NOT NULL,
	"group_buy_price_fen" integer DEFAULT 0 NOT NULL,
	"share_reward_fen" integer DEFAULT 0 NOT NULL,
	"sale" integer DEFAULT 0 NOT NULL,
	"want_count" integer DEFAULT 0 NOT NULL,
	"base_collects" integer DEFAULT 0 NOT NULL,
	"media" jsonb NOT NULL,
	"detail_media" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "goods_price_positive" CHECK ("goods"."price_fen" > 0 and "goods"."activity_price_fen" >= 0),
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
CREATE TABLE "limit_hits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "limit_hits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_drafts" (
	"order_num" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"goods_id" integer NOT NULL,
	"spec_id" integer,
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
	"unit_fen" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"envelope_fen" integer NOT NULL,
	"total_fen" integer NOT NULL,
	"user_envelope_id" integer,
	"channel_id" integer NOT NULL,
	"status" text NOT NULL,
	"remark" text NOT NULL,
	"leave_word" text NOT NULL,
	"customer_remarks" jsonb NOT NULL,
	"promotion_user_id" integer,
	"sign" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	"collected_at" timestamp with time zone,
	CONSTRAINT "orders_order_num_unique" UNIQUE("order_num"),
	CONSTRAINT "orders_quantity" CHECK ("orders"."quantity" > 0),
	CONSTRAINT "orders_total" CHECK ("orders"."total_fen" > 0)
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
CREATE TABLE "pending_binds" (
	"union_id" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sms" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"verify_code" text NOT NULL,
	"content" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sellers" (
	"id" serial PRIMARY KEY NOT NULL,
	"nickname" text NOT NULL,
	"head_img_url" text NOT NULL,
	"auth_identity" integer NOT NULL,
	"credit_tenths" integer NOT NULL,
	"profile" text NOT NULL,
	"self_user" boolean DEFAULT false NOT NULL,
	"official_user" boolean DEFAULT false NOT NULL,
	"total_sale" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sellers_credit" CHECK ("sellers"."credit_tenths" between 0 and 50)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"event" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sms_codes_tries" CHECK ("sms_codes"."tries_left" >= 0)
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
CREATE TABLE "tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"device" integer NOT NULL,
	"site" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
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
CREATE TABLE "users" (
	"id" serial PRIMARY KEY NOT NULL,
	"phone" text,
	"nickname" text NOT NULL,
	"head_img_url" text NOT NULL,
	"wechat_union_id" text,
	"balance_fen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_phone_unique" UNIQUE("phone"),
	CONSTRAINT "users_wechat_union_id_unique" UNIQUE("wechat_union_id"),
	CONSTRAINT "users_balance_not_negative" CHECK ("users"."balance_fen" >= 0)
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
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collects" ADD CONSTRAINT "collects_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "customer_remarks" ADD CONSTRAINT "customer_remarks_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_specs" ADD CONSTRAINT "goods_specs_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_drafts" ADD CONSTRAINT "order_drafts_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_order_num_order_drafts_order_num_fk" FOREIGN KEY ("order_num") REFERENCES "public"."order_drafts"("order_num") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_stock_id_stock_id_fk" FOREIGN KEY ("stock_id") REFERENCES "public"."stock"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_envelope_id_user_envelopes_id_fk" FOREIGN KEY ("user_envelope_id") REFERENCES "public"."user_envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_spec_id_goods_specs_id_fk" FOREIGN KEY ("spec_id") REFERENCES "public"."goods_specs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_envelopes" ADD CONSTRAINT "user_envelopes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_envelopes" ADD CONSTRAINT "user_envelopes_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_secrets_free" ON "card_secrets" USING btree ("stock_id","id") WHERE "card_secrets"."order_id" is null;--> statement-breakpoint
CREATE INDEX "card_secrets_order" ON "card_secrets" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "collects_goods" ON "collects" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "comments_goods" ON "comments" USING btree ("goods_id","created_at");--> statement-breakpoint
CREATE INDEX "goods_seller" ON "goods" USING btree ("seller_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_specs_position" ON "goods_specs" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "limit_hits_key" ON "limit_hits" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "limit_hits_at" ON "limit_hits" USING btree ("at");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("expires_at") WHERE "orders"."status" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "orders_coupon_once" ON "orders" USING btree ("user_envelope_id") WHERE "orders"."status" in ('pending', 'paid', 'collected');--> statement-breakpoint
CREATE INDEX "payment_notices_order" ON "payment_notices" USING btree ("order_num");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_notices_applied_once" ON "payment_notices" USING btree ("order_num") WHERE "payment_notices"."result" in ('applied', 'refund_due');--> statement-breakpoint
CREATE INDEX "sandbox_sms_phone" ON "sandbox_sms" USING btree ("phone","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_live" ON "sms_codes" USING btree ("phone","event") WHERE "sms_codes"."used_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_goods_without_spec" ON "stock" USING btree ("goods_id") WHERE "stock"."spec_id" is null;--> statement-breakpoint
CREATE INDEX "stock_goods" ON "stock" USING btree ("goods_id");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_envelopes_once" ON "user_envelopes" USING btree ("user_id","envelope_id");--> statement-breakpoint
CREATE INDEX "wechat_scans_expires" ON "wechat_scans" USING btree ("expires_at");