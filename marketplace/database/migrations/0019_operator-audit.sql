CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is only ever added to' USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "operator_audit_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "operator_audit"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
