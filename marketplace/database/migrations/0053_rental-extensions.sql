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
ALTER TABLE "orders" ADD COLUMN "extended_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rental_extensions" ADD CONSTRAINT "rental_extensions_rental_order_id_rentals_order_id_fk" FOREIGN KEY ("rental_order_id") REFERENCES "public"."rentals"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rental_extensions_rental" ON "rental_extensions" USING btree ("rental_order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "rental_extensions_pending_once" ON "rental_extensions" USING btree ("rental_order_id") WHERE "rental_extensions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "rental_extensions_due" ON "rental_extensions" USING btree ("expires_at") WHERE "rental_extensions"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_extended" CHECK ("orders"."extended_hours" = 0 or ("orders"."extended_hours" > 0 and "orders"."rent_hours" is not null));
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
