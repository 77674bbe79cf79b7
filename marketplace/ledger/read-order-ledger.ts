import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { and, asc, eq, or } from "drizzle-orm";
import type { Db } from "../database/db";
import { ledgerTransfers } from "../database/schema";
import { balanceOf } from "./accounts";

/** Reads the changes of the buyer's balance by one order, oldest first. The caller must check access. */
export async function readOrderLedger(
  db: Db,
  { orderNum, userId }: { orderNum: string; userId: number },
): Promise<CallAnswer<"orderDetail">["ledger"]> {
  const account = balanceOf(userId);
  const { id, fromAccount, toAccount } = ledgerTransfers;
  const rows = await db
    .select()
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.orderNum, orderNum),
        or(eq(fromAccount, account), eq(toAccount, account)),
      ),
    )
    .orderBy(asc(id));
  return rows.map((row) => ({
    event: row.event,
    amount: fenToYuan(row.toAccount === account ? row.amountFen : -row.amountFen),
    created_at: row.createdAt.toISOString(),
  }));
}
