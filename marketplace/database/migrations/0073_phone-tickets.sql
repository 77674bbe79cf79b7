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
ALTER TABLE "phone_tickets" ADD CONSTRAINT "phone_tickets_token_hash_tokens_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."tokens"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "phone_tickets_token" ON "phone_tickets" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "phone_tickets_expires" ON "phone_tickets" USING btree ("expires_at");
--> statement-breakpoint
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
