import type { Db } from "@storefront/marketplace/database/db";
import {
  ledgerTransfers,
  orders,
  paymentTrades,
  rentalExtensions,
} from "@storefront/marketplace/database/schema";
import { singleRow } from "@storefront/marketplace/database/single-row";
import { ACCOUNTS } from "@storefront/marketplace/ledger/ledger";
import { and, eq, inArray, like, ne, or, sql } from "drizzle-orm";

const { fromAccount, toAccount, amountFen } = ledgerTransfers;
const { deposits, refundsOwed } = ACCOUNTS;

/**
 * Matches transfers by which money leaves: to a buyer's balance, to a provider, or owed through one; and out of the
 * deposits, also to the seller. What is owed has left already when the provider pays it.
 */
const leaves = and(
  ne(fromAccount, refundsOwed),
  or(
    like(toAccount, "balance:%"),
    inArray(toAccount, [...paymentTrades.channel.enumValues, refundsOwed]),
    eq(fromAccount, deposits),
  ),
);

/** @returns whole fen that have left for an order and the paid extensions of its rental, by the ledger */
export async function readMoneyLeft(tx: Db, orderNum: string): Promise<number> {
  const extensions = tx
    .select({ orderNum: rentalExtensions.orderNum })
    .from(rentalExtensions)
    .innerJoin(orders, eq(orders.id, rentalExtensions.rentalOrderId))
    .where(eq(orders.orderNum, orderNum));
  const ofOrder = or(
    eq(ledgerTransfers.orderNum, orderNum),
    inArray(ledgerTransfers.orderNum, extensions),
  );
  const rows = await tx
    .select({ fen: sql<number>`coalesce(sum(${amountFen}), 0)::int` })
    .from(ledgerTransfers)
    .where(and(ofOrder, leaves));
  return singleRow(rows).fen;
}
