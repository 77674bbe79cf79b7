CREATE TABLE "money_authorisations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "money_authorisations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_num" text NOT NULL,
	"act" text NOT NULL,
	"amount_fen" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"approved_by" integer,
	"request_id" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_authorisations_amount" CHECK ("money_authorisations"."amount_fen" > 0),
	CONSTRAINT "money_authorisations_two_operators" CHECK (("money_authorisations"."approved_by" is null) = ("money_authorisations"."request_id" is null) and "money_authorisations"."approved_by" <> "money_authorisations"."operator_id")
);
--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "leaves_fen" integer;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "cause" text;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "refund_requests" ADD COLUMN "lifted_by" integer;--> statement-breakpoint
ALTER TABLE "money_authorisations" ADD CONSTRAINT "money_authorisations_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_authorisations" ADD CONSTRAINT "money_authorisations_approved_by_operators_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."operators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money_authorisations" ADD CONSTRAINT "money_authorisations_request_id_refund_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."refund_requests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "money_authorisations_order" ON "money_authorisations" USING btree ("order_num");--> statement-breakpoint
CREATE INDEX "money_authorisations_day" ON "money_authorisations" USING btree ("operator_id","created_at");--> statement-breakpoint
CREATE FUNCTION "refuse_authorisation_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'authorisations of money are only ever added to' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "money_authorisations_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "money_authorisations"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_authorisation_change"();
--> statement-breakpoint
-- What operators have returned until now counts in the sums of its orders; the audit log has it.
INSERT INTO "money_authorisations" ("order_num", "act", "amount_fen", "operator_id", "approved_by", "request_id", "created_at")
SELECT substr(a."subject", 7), d."act", d."fen", coalesce(r."requested_by", a."operator_id"),
  CASE WHEN r."id" IS NOT NULL THEN a."operator_id" END, r."id", a."created_at"
FROM "operator_audit" a
LEFT JOIN "refund_requests" r ON a."action" = 'refund.approve' AND r."id" = (a."after"->>'request')::integer AND r."state" = 'done'
LEFT JOIN "orders" o ON a."action" IN ('deposit.withdraw', 'deposit.decide') AND a."subject" = 'order ' || o."order_num"
CROSS JOIN LATERAL (SELECT CASE a."action"
    WHEN 'order.refund' THEN 'refund' WHEN 'refund.approve' THEN r."act"
    WHEN 'after_sale.accept' THEN 'after_sale_accept' WHEN 'after_sale.decide' THEN 'after_sale_decide'
    WHEN 'rental.confirm' THEN 'deposit_return' WHEN 'deposit.withdraw' THEN 'deposit_withdraw'
    WHEN 'deposit.decide' THEN 'deposit_decide' WHEN 'payment.refund' THEN 'payment_refund' END AS "act",
  CASE a."action"
    WHEN 'rental.confirm' THEN (a."after"->>'returned_fen')::integer
    WHEN 'payment.refund' THEN (a."after"->>'amount_fen')::integer
    WHEN 'deposit.withdraw' THEN o."deposit_fen" WHEN 'deposit.decide' THEN o."deposit_fen"
    ELSE (a."after"->>'refund_fen')::integer - coalesce((a."after"->>'deducted_fen')::integer, 0) END AS "fen") d
WHERE a."subject" LIKE 'order %' AND a."operator_id" IS NOT NULL AND d."act" IS NOT NULL AND d."fen" > 0
ORDER BY a."id";
