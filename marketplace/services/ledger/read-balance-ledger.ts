import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { LEDGER_PER_PAGE } from "@storefront/contract/page-sizes";
import { desc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { onlyRow } from "../../database/only-row";
import { ledgerTransfers, users } from "../../database/schema";
import { balanceOf } from "./accounts";

/** Reads one page (from 1) of the changes of a user's balance, newest first. */
export async function readBalanceLedger(
  db: Db,
  { userId, page }: { userId: number; page: number },
): Promise<CallAnswer<"ledger">> {
  const account = balanceOf(userId);
  const { id, event, orderNum, fromAccount, toAccount, amountFen, createdAt } = ledgerTransfers;
  const own = or(eq(fromAccount, account), eq(toAccount, account));
  const rows = await db
    .select({
      event,
      orderNum,
      createdAt,
      fen: sql<number>`case when ${toAccount} = ${account} then ${amountFen} else -${amountFen} end`,
    })
    .from(ledgerTransfers)
    .where(own)
    .orderBy(desc(id))
    .limit(LEDGER_PER_PAGE)
    .offset((page - 1) * LEDGER_PER_PAGE);
  const columns = { fen: users.balanceFen };
  const user = onlyRow(await db.select(columns).from(users).where(eq(users.id, userId)));
  return {
    balance: fenToYuan(user.fen),
    list: rows.map((row) => ({
      event: row.event,
      amount: fenToYuan(Number(row.fen)),
      order_num: row.orderNum ?? "",
      created_at: row.createdAt.toISOString(),
    })),
    total: await db.$count(ledgerTransfers, own),
  };
}
