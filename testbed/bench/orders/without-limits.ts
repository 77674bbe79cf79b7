import type { Statement } from "./record-statements";

/** The buyer's lock, acquired by the statement that locks the order draft. */
const LOCK = /pg_advisory_xact_lock\((\$\d+), "user_id"\)/;

/** Whether a statement reads the buyer's unpaid orders, of goods and boosts together. */
const readsHistory = ({ text }: Statement): boolean =>
  text.includes(" union all ") && text.includes('"boost_orders"');

/** Whether a statement reads what buyer and network have reserved of the item. */
const readsShare = ({ text }: Statement): boolean => text.includes('"reserved_from" = ');

/**
 * Removes the statements for the limits of unpaid orders (marketplace/services/order-core/buyer-history.ts,
 * orders/read-share.ts).
 * @throws Error when one is missing: the marketplace's SQL has changed
 */
export function withoutLimits(statements: readonly Statement[]): Statement[] {
  const remaining = statements
    .filter((statement) => !readsHistory(statement) && !readsShare(statement))
    .map(({ text, params }) => ({ text: text.replace(LOCK, "$1::int"), params }));
  const hasLock = statements.some(({ text }) => LOCK.test(text));
  if (!hasLock || remaining.length !== statements.length - 2) {
    throw new Error("an order has no statement of the limits of unpaid orders");
  }
  return remaining;
}
