import type { Db } from "@/database/open";
import { checkLedger } from "@/operator/check/check-ledger";
import { writtenTables } from "./seeded-tables";

/** Tables that money is in: where none was written to, the books are as they were. */
const MONEY = new Set([
  "users",
  "orders",
  "boost_orders",
  "rentals",
  "share_rewards",
  "ledger_transfers",
]);

/** Where the marks of `trackWrites` are kept: @throws Error with the faults, when money was moved and the books are wrong */
export async function expectRightBooksIfWritten(db: Db): Promise<void> {
  const written = await writtenTables(db);
  if (written.some((table) => MONEY.has(table))) await expectRightBooks(db);
}

/** @throws Error with the faults, when the ledger and what it explains differ */
export async function expectRightBooks(db: Db): Promise<void> {
  const faults = await checkLedger(db);
  if (faults.length > 0) throw new Error(`the books are wrong: ${JSON.stringify(faults)}`);
}
