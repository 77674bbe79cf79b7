import type { Db } from "@storefront/marketplace/database/db";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { checkPayments } from "@storefront/operator/check/check-payments";
import { writtenTables } from "./seeded-tables";

/** Tables with money: the ledger can only change when one of them was written to. */
const MONEY = new Set([
  "users",
  "orders",
  "boost_orders",
  "rentals",
  "rental_extensions",
  "share_rewards",
  "ledger_transfers",
  "received_payments",
  "fulfilment_tasks",
]);

/** Requires `trackWrites`. @throws Error with the faults when money was moved and the ledger is inconsistent */
export async function expectBalancedLedgerIfWritten(db: Db): Promise<void> {
  const written = await writtenTables(db);
  if (written.some((table) => MONEY.has(table))) await expectBalancedLedger(db);
}

/** @throws Error with the faults when the ledger is inconsistent */
export async function expectBalancedLedger(db: Db): Promise<void> {
  const faults = [...(await checkLedger(db)), ...(await checkPayments(db))];
  if (faults.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(faults)}`);
}
