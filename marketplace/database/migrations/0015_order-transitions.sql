CREATE FUNCTION "check_order_transition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.status, NEW.status) NOT IN (
    ('pending', 'grouping'), ('pending', 'paid'), ('pending', 'expired'), ('pending', 'cancelled'),
    ('expired', 'grouping'), ('expired', 'paid'), ('expired', 'refund_due'),
    ('cancelled', 'refund_due'),
    ('grouping', 'paid'), ('grouping', 'refunded'),
    ('paid', 'collected'), ('paid', 'delivering'), ('paid', 'refund_due'), ('paid', 'refunded'),
    ('delivering', 'delivered'), ('delivering', 'refund_due'), ('delivering', 'refunded'),
    ('delivered', 'completed'),
    ('refund_due', 'refunded')
  ) THEN
    RAISE EXCEPTION 'order % cannot go from % to %', OLD.order_num, OLD.status, NEW.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "orders_transition" BEFORE UPDATE OF "status" ON "orders"
FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION "check_order_transition"();
