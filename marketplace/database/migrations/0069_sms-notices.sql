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
ALTER TABLE "sms_notice_choices" ADD CONSTRAINT "sms_notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sms_notices" ADD CONSTRAINT "sms_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sms_notices_once" ON "sms_notices" USING btree ("order_num","kind","occasion");--> statement-breakpoint
CREATE INDEX "sms_notices_due" ON "sms_notices" USING btree ("next_at") WHERE "sms_notices"."state" in ('due', 'sending');--> statement-breakpoint
CREATE INDEX "sms_notices_user" ON "sms_notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sms_notices_old" ON "sms_notices" USING btree ("created_at");
--> statement-breakpoint
CREATE TRIGGER "sms_notices_notify" AFTER INSERT ON "sms_notices"
FOR EACH ROW EXECUTE FUNCTION "notify_of_changes"('due_work');
--> statement-breakpoint
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
