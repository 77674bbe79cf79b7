CREATE TABLE "boost_reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "boost_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"boost_order_id" integer NOT NULL,
	"stars" integer NOT NULL,
	"by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "boost_reports_stars" CHECK ("boost_reports"."stars" >= 0)
);
--> statement-breakpoint
ALTER TABLE "boost_reports" ADD CONSTRAINT "boost_reports_boost_order_id_boost_orders_id_fk" FOREIGN KEY ("boost_order_id") REFERENCES "public"."boost_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "boost_reports_order" ON "boost_reports" USING btree ("boost_order_id","id");