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
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_requested_by_operators_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_decided_by_operators_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_requests_one_open" ON "refund_requests" USING btree ("order_num") WHERE "refund_requests"."state" = 'open';