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
CREATE INDEX "account_events_user" ON "account_events" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "account_events_old" ON "account_events" USING btree ("created_at");
--> statement-breakpoint
-- Arrives when the transaction commits; a marketplace then moves the rows to the log.
CREATE TRIGGER "account_changes_notify" AFTER INSERT ON "account_changes"
FOR EACH STATEMENT EXECUTE FUNCTION "notify_of_changes"('account_changes');
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
CREATE FUNCTION "record_order_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  VALUES (NEW.user_id, TG_ARGV[0], NEW.order_num, NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_placed_event" AFTER INSERT ON "orders"
FOR EACH ROW EXECUTE FUNCTION "record_order_event"('order');
--> statement-breakpoint
CREATE TRIGGER "orders_changed_event" AFTER UPDATE ON "orders" FOR EACH ROW WHEN (
  (OLD.status, OLD.refunded_fen, OLD.in_after_sale, OLD.extended_hours, OLD.deliver_by, OLD.confirm_by)
  IS DISTINCT FROM
  (NEW.status, NEW.refunded_fen, NEW.in_after_sale, NEW.extended_hours, NEW.deliver_by, NEW.confirm_by)
) EXECUTE FUNCTION "record_order_event"('order');
--> statement-breakpoint
CREATE TRIGGER "boost_orders_placed_event" AFTER INSERT ON "boost_orders"
FOR EACH ROW EXECUTE FUNCTION "record_order_event"('boost');
--> statement-breakpoint
CREATE TRIGGER "boost_orders_changed_event" AFTER UPDATE ON "boost_orders" FOR EACH ROW WHEN (
  (OLD.status, OLD.refunded_fen, OLD.in_after_sale, OLD.begun_at, OLD.deliver_by, OLD.confirm_by)
  IS DISTINCT FROM
  (NEW.status, NEW.refunded_fen, NEW.in_after_sale, NEW.begun_at, NEW.deliver_by, NEW.confirm_by)
) EXECUTE FUNCTION "record_order_event"('boost');
--> statement-breakpoint
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
CREATE TRIGGER "rental_extensions_placed_event" AFTER INSERT ON "rental_extensions"
FOR EACH ROW EXECUTE FUNCTION "record_order_event"('extension');
--> statement-breakpoint
CREATE TRIGGER "rental_extensions_changed_event" AFTER UPDATE OF "status" ON "rental_extensions"
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "record_order_event"('extension');
--> statement-breakpoint
CREATE FUNCTION "record_rental_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  SELECT "user_id", 'rental', "order_num", CASE
    WHEN NEW.closed_at IS NULL THEN 'running' WHEN NEW.deposit_settled_at IS NULL THEN 'closed' ELSE 'settled'
  END FROM "orders" WHERE "id" = NEW.order_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rentals_started_event" AFTER INSERT ON "rentals"
FOR EACH ROW EXECUTE FUNCTION "record_rental_event"();
--> statement-breakpoint
CREATE TRIGGER "rentals_changed_event" AFTER UPDATE ON "rentals" FOR EACH ROW WHEN (
  (OLD.ends_at, OLD.closed_at, OLD.secret_id, OLD.deposit_due_at, OLD.deposit_settled_at)
  IS DISTINCT FROM
  (NEW.ends_at, NEW.closed_at, NEW.secret_id, NEW.deposit_due_at, NEW.deposit_settled_at)
) EXECUTE FUNCTION "record_rental_event"();
--> statement-breakpoint
CREATE FUNCTION "record_after_sale_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  VALUES (NEW.user_id, 'after_sale', NEW.order_num, NEW.state);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sales_requested_event" AFTER INSERT ON "after_sales"
FOR EACH ROW EXECUTE FUNCTION "record_after_sale_event"();
--> statement-breakpoint
CREATE TRIGGER "after_sales_changed_event" AFTER UPDATE OF "state" ON "after_sales"
FOR EACH ROW WHEN (OLD.state <> NEW.state) EXECUTE FUNCTION "record_after_sale_event"();
--> statement-breakpoint
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
CREATE FUNCTION "record_message_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_message_event"(NEW.conversation_id, NEW.sender);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "messages_event" AFTER INSERT ON "messages"
FOR EACH ROW EXECUTE FUNCTION "record_message_event"();
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
CREATE FUNCTION "record_coupon_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "account_changes" ("user_id", "kind", "reference", "state")
  VALUES (NEW.user_id, 'coupon', NEW.id::text, NEW.status);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_claimed_event" AFTER INSERT ON "user_envelopes"
FOR EACH ROW EXECUTE FUNCTION "record_coupon_event"();
--> statement-breakpoint
CREATE TRIGGER "user_envelopes_changed_event" AFTER UPDATE OF "status" ON "user_envelopes"
FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION "record_coupon_event"();
--> statement-breakpoint
-- A login that has ended is no event: its stream ends when it is woken, because its token is refused.
CREATE FUNCTION "wake_logins"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "add_tag_change"('account:' || OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "tokens_revoked" AFTER UPDATE OF "revoked_at" ON "tokens"
FOR EACH ROW WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL) EXECUTE FUNCTION "wake_logins"();
--> statement-breakpoint
CREATE TRIGGER "tokens_deleted" AFTER DELETE ON "tokens"
FOR EACH ROW WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION "wake_logins"();
