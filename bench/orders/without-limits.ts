import type { Statement } from "./record-statements";

/** The buyer's lock, which the statement that locks the order draft takes along. */
const LOCK = /pg_advisory_xact_lock\((\$\d+), "user_id"\)/;

/** @returns whether a statement reads what the buyer has left unpaid: goods and boosts in one list */
const readsHistory = ({ text }: Statement): boolean =>
  text.includes(" union all ") && text.includes('"boost_orders"');

/**
 * An order's statements without those of the limits of unpaid orders (marketplace/services/order-terms/buyer-history.ts).
 * @throws Error when the order has none of them: the marketplace words them differently now
 */
export function withoutLimits(statements: readonly Statement[]): Statement[] {
  const kept = statements
    .filter((statement) => !readsHistory(statement))
    .map(({ text, params }) => ({ text: text.replace(LOCK, "$1::int"), params }));
  const hasLock = statements.some(({ text }) => LOCK.test(text));
  if (!hasLock || kept.length === statements.length) {
    throw new Error("an order has no statement of the limits of unpaid orders");
  }
  return kept;
}
