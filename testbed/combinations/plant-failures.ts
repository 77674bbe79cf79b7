import type { Db } from "@storefront/marketplace/database/db";
import { refuseUpdates } from "../marketplace/refuse-updates";
import type { Attempt } from "./attempt";
import type { Purchase } from "./place-attempt";

/**
 * Lets the database refuse to receive or to fulfill orders of attempts with these failures.
 * @returns a function that ends this
 */
export async function plantFailures(
  db: Db,
  purchases: readonly Purchase[],
  failures: readonly Attempt["failure"][],
): Promise<() => Promise<void>> {
  const buyersOf = (...kinds: Attempt["failure"][]) => {
    const own = purchases.filter(({ attempt: { failure } }) => kinds.includes(failure));
    const ids = own.filter(({ attempt }) => failures.includes(attempt.failure));
    return `(${[0, ...ids.map(({ buyer }) => buyer.userId)].join(", ")})`;
  };
  const receiving = `new.status = 'received' and old.user_id in ${buyersOf("first receipt")}`;
  const fulfilled = "new.status in ('paid', 'grouping') and old.status <> new.status";
  const failing = buyersOf("first fulfilment", "every fulfilment");
  return refuseUpdates(
    db,
    "orders",
    `(${receiving}) or (${fulfilled} and old.status in ('pending', 'received', 'grouping')
      and old.user_id in ${failing})`,
  );
}
