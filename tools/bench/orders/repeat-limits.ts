import type { Statement } from "@storefront/testbed/relevance/record-search";
import type { RecordedOrder } from "./record-statements";

/** Whether a statement reads what buyer and network have reserved of the item. */
const readsShare = ({ text }: Statement): boolean => text.includes('"reserved_from" = ');

/**
 * Repeats what the limits of unpaid orders add to an order (marketplace/order-records/buyer-history.ts,
 * orders/read-share.ts): the buyer's lock, their orders and what is reserved. The marketplace locks and reads most of it within
 * other statements, so that a repetition takes more time than the limits themselves.
 * @throws Error when the order does not read what is reserved: the marketplace's SQL has changed
 */
export function repeatLimits({ userId, history, statements }: RecordedOrder): Statement[] {
  const at = statements.findIndex(readsShare);
  const share = statements[at];
  if (!share) throw new Error("an order has no statement of the limits of unpaid orders");
  const lock = { text: "select pg_advisory_xact_lock($1, $2)", params: [1, userId] };
  return statements.toSpliced(at + 1, 0, lock, ...history, share);
}
