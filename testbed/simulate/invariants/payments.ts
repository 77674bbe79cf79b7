import { checkPayments } from "@storefront/operator/check/check-payments";
import type { Invariant } from "../invariant";

/** Each recorded payment is applied, waits with a task, or is refunded. */
export const payments: Invariant = {
  name: "payments",
  tables: [
    "received_payments",
    "payment_trades",
    "payment_refunds",
    "fulfilment_tasks",
    "orders",
    "boost_orders",
    "rental_extensions",
  ],
  find: ({ db }) => checkPayments(db),
};
