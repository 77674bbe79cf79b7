-- What has been booked stays as it is: a correction is a transfer of its own.
CREATE FUNCTION "refuse_booked_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'check_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_transfers"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_booked_change"();
--> statement-breakpoint
CREATE TRIGGER "received_payments_kept" BEFORE DELETE OR TRUNCATE ON "received_payments"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_booked_change"();
--> statement-breakpoint
-- Of a received payment only its outcome changes.
CREATE FUNCTION "check_received_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.order_num, OLD.channel, OLD.trade_num, OLD.amount_fen, OLD.received_at)
    IS DISTINCT FROM (NEW.order_num, NEW.channel, NEW.trade_num, NEW.amount_fen, NEW.received_at)
    OR OLD.outcome <> NEW.outcome AND (OLD.outcome, NEW.outcome) NOT IN (
      ('waiting', 'applied'), ('waiting', 'refund_due'), ('applied', 'refund_due')
    )
  THEN
    RAISE EXCEPTION 'payment % of order % cannot go from % to %', OLD.trade_num, OLD.order_num, OLD.outcome, NEW.outcome
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "received_payments_transition" BEFORE UPDATE ON "received_payments"
FOR EACH ROW EXECUTE FUNCTION "check_received_payment"();
--> statement-breakpoint
CREATE FUNCTION "check_trade_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- closed → paid: the payment was under way when the trade was closed.
  IF (OLD.state, NEW.state) NOT IN (('waiting', 'paid'), ('waiting', 'closed'), ('closed', 'paid')) THEN
    RAISE EXCEPTION 'trade of order % cannot go from % to %', OLD.order_num, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_trades_transition" BEFORE UPDATE OF "state" ON "payment_trades"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_trade_transition"();
--> statement-breakpoint
CREATE FUNCTION "check_refund_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- failed → due: an operator lets it be tried again; failed → refunded: the provider did it after all.
  IF (OLD.state, NEW.state) NOT IN (
    ('due', 'pending'), ('due', 'refunded'), ('due', 'failed'),
    ('pending', 'due'), ('pending', 'refunded'), ('pending', 'failed'),
    ('failed', 'due'), ('failed', 'refunded')
  ) THEN
    RAISE EXCEPTION 'refund % cannot go from % to %', OLD.refund_num, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "payment_refunds_transition" BEFORE UPDATE OF "state" ON "payment_refunds"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_refund_transition"();
--> statement-breakpoint
CREATE FUNCTION "check_group_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- over → open: the opener has paid late, and nobody has been in the group yet.
  IF (OLD.state, NEW.state) NOT IN (('forming', 'open'), ('forming', 'over'), ('open', 'full'), ('open', 'over'), ('over', 'open'))
    OR OLD.state = 'over' AND OLD.expires_at IS NOT NULL
  THEN
    RAISE EXCEPTION 'group % cannot go from % to %', OLD.id, OLD.state, NEW.state USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "group_buys_transition" BEFORE UPDATE OF "state" ON "group_buys"
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION "check_group_transition"();
