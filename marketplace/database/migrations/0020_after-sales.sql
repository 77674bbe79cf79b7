CREATE TABLE "after_sale_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "after_sale_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"after_sale_id" integer NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "after_sales" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_num" text NOT NULL,
	"user_id" integer NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"price_fen" integer NOT NULL,
	"refund_fen" integer,
	"deducted_fen" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "after_sales_due_at" CHECK (("after_sales"."state" in ('requested', 'refused')) = ("after_sales"."due_at" is not null)),
	CONSTRAINT "after_sales_refund" CHECK (("after_sales"."state" in ('accepted', 'decided')) = ("after_sales"."refund_fen" is not null) and "after_sales"."refund_fen" between 0 and "after_sales"."price_fen"),
	CONSTRAINT "after_sales_accepted" CHECK ("after_sales"."state" <> 'accepted' or "after_sales"."refund_fen" = "after_sales"."price_fen"),
	CONSTRAINT "after_sales_deducted" CHECK ("after_sales"."deducted_fen" = 0 or ("after_sales"."deducted_fen" > 0 and "after_sales"."deducted_fen" < "after_sales"."refund_fen"))
);
--> statement-breakpoint
ALTER TABLE "boost_orders" DROP CONSTRAINT "boost_orders_done";--> statement-breakpoint
ALTER TABLE "boost_orders" DROP CONSTRAINT "boost_orders_completed";--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "refunded_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "boost_orders" ADD COLUMN "in_after_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "refunded_fen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "in_after_sale" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "after_sale_events" ADD CONSTRAINT "after_sale_events_after_sale_id_after_sales_id_fk" FOREIGN KEY ("after_sale_id") REFERENCES "public"."after_sales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "after_sales" ADD CONSTRAINT "after_sales_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "after_sale_events_once" ON "after_sale_events" USING btree ("after_sale_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "after_sales_once" ON "after_sales" USING btree ("order_num") WHERE "after_sales"."state" <> 'withdrawn';--> statement-breakpoint
CREATE INDEX "after_sales_due" ON "after_sales" USING btree ("due_at") WHERE "after_sales"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "after_sales_open" ON "after_sales" USING btree ("state","id") WHERE "after_sales"."state" in ('requested', 'refused', 'escalated');--> statement-breakpoint
CREATE INDEX "after_sales_order" ON "after_sales" USING btree ("order_num","id");--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_refunded_fen" CHECK ("boost_orders"."refunded_fen" between 0 and "boost_orders"."total_fen");--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_in_after_sale" CHECK (not "boost_orders"."in_after_sale" or "boost_orders"."status" in ('done', 'completed'));--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_done" CHECK (("boost_orders"."status" in ('done', 'completed', 'refund_due', 'refunded') or "boost_orders"."done_at" is null) and ("boost_orders"."status" not in ('done', 'completed') or "boost_orders"."done_at" is not null) and ("boost_orders"."done_at" is null) = ("boost_orders"."confirm_by" is null));--> statement-breakpoint
ALTER TABLE "boost_orders" ADD CONSTRAINT "boost_orders_completed" CHECK (("boost_orders"."status" in ('completed', 'refund_due', 'refunded') or "boost_orders"."completed_at" is null) and ("boost_orders"."status" <> 'completed' or "boost_orders"."completed_at" is not null) and ("boost_orders"."completed_at" is null) = ("boost_orders"."completed_by" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_refunded_fen" CHECK ("orders"."refunded_fen" between 0 and "orders"."total_fen" - "orders"."deposit_fen");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_in_after_sale" CHECK (not "orders"."in_after_sale" or "orders"."status" in ('paid', 'collected', 'delivered', 'completed'));--> statement-breakpoint
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
CREATE TRIGGER "after_sales_transition" BEFORE UPDATE ON "after_sales"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_after_sale"();
--> statement-breakpoint
CREATE FUNCTION "mark_after_sale"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := NEW.state IN ('requested', 'refused', 'escalated');
BEGIN
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
CREATE FUNCTION "keep_after_sale_events"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the history of an after-sale is never changed' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "after_sale_events_kept" BEFORE UPDATE OR DELETE ON "after_sale_events"
FOR EACH ROW EXECUTE FUNCTION "keep_after_sale_events"();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'grouping'), ('pending', 'paid'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('expired', 'grouping'), ('expired', 'paid'), ('expired', 'refund_due'),
    ('cancelled', 'refund_due'),
    ('grouping', 'paid'), ('grouping', 'refunded'),
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
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_boost_transition"();
