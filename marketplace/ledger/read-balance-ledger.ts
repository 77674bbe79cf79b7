import type { CallAnswer } from "@storefront/contract/calls";
import { LEDGER_PER_PAGE } from "@storefront/contract/listing/page-sizes";
import { fenToYuan } from "@storefront/contract/money";
import { desc, eq, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core";
import type { Db } from "../database/db";
import { ledgerTransfers, users } from "../database/schema";
import { singleRow } from "../database/single-row";
import { balanceOf } from "./accounts";

/** Reads one page (from 1) of the changes of a user's balance, newest first. */
export async function readBalanceLedger(
  db: Db,
  { userId, page }: { userId: number; page: number },
): Promise<CallAnswer<"ledger">> {
  const account = balanceOf(userId);
  const { id, event, orderNum, fromAccount, toAccount, amountFen, createdAt } = ledgerTransfers;
  // From each side by itself, in index order: the whole history is not sorted.
  const ofSide = (side: AnyPgColumn, amount: SQL<number>) =>
    db
      .select({ id, event, orderNum, createdAt, fen: amount.mapWith(Number).as("fen") })
      .from(ledgerTransfers)
      .where(eq(side, account))
      .orderBy(desc(id))
      .limit(page * LEDGER_PER_PAGE);
  const rows = await unionAll(
    ofSide(toAccount, sql`${amountFen}`),
    ofSide(fromAccount, sql`-${amountFen}`),
  )
    .orderBy(desc(sql`id`))
    .limit(LEDGER_PER_PAGE)
    .offset((page - 1) * LEDGER_PER_PAGE);
  const columns = { fen: users.balanceFen };
  const user = singleRow(await db.select(columns).from(users).where(eq(users.id, userId)));
  return {
    balance: fenToYuan(user.fen),
    list: rows.map((row) => ({
      event: row.event,
      amount: fenToYuan(row.fen),
      order_num: row.orderNum ?? "",
      created_at: row.createdAt.toISOString(),
    })),
    // No transfer is to the account that it is from.
    total:
      (await db.$count(ledgerTransfers, eq(toAccount, account))) +
      (await db.$count(ledgerTransfers, eq(fromAccount, account))),
  };
}
