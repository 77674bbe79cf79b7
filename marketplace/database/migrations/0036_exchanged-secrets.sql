ALTER TABLE "card_secrets" ADD COLUMN "voided_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "card_secrets" ADD COLUMN "replaces_id" integer;--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_replaces_id_card_secrets_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."card_secrets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_voided" CHECK ("card_secrets"."voided_at" is null or "card_secrets"."order_id" is not null);--> statement-breakpoint
ALTER TABLE "card_secrets" ADD CONSTRAINT "card_secrets_replaces" CHECK ("card_secrets"."replaces_id" is null or "card_secrets"."order_id" is not null);--> statement-breakpoint
CREATE FUNCTION "keep_void_secret"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'card secret % was exchanged and stays void', OLD.id USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "card_secrets_void_kept" BEFORE UPDATE ON "card_secrets"
FOR EACH ROW WHEN (OLD.voided_at IS NOT NULL) EXECUTE FUNCTION "keep_void_secret"();
