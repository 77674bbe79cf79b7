import { checkLedger } from "@storefront/operator/check/check-ledger";
import type { Invariant } from "../invariant";

/** The ledger agrees with orders, balances, deposits, cashback, rewards and refunds. */
export const ledger: Invariant = {
  name: "ledger",
  tables: [
    "users",
    "orders",
    "boost_orders",
    "rentals",
    "rental_extensions",
    "ledger_transfers",
    "payment_refunds",
    "after_sales",
    "share_rewards",
  ],
  find: async ({ db }) =>
    (await checkLedger(db)).map(
      ({ what, booked, actual }) => `${what}: booked ${booked}, is ${actual}`,
    ),
};
