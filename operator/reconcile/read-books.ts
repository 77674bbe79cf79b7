import type { Db } from "@storefront/marketplace/database/db";
import {
  ledgerTransfers,
  paymentRefunds,
  paymentTrades,
} from "@storefront/marketplace/database/schema";
import type { BillEntry, ProviderName } from "@storefront/marketplace/providers/payments/provider";
import { and, eq, gte, inArray, lt, or, sql } from "drizzle-orm";
import type { BookEntry } from "./compare-bill";

interface Day {
  from: Date;
  until: Date;
}

/** @param day of China's calendar, "2026-03-01" */
export const chinaDay = (day: string): Day => {
  const from = new Date(`${day}T00:00:00+08:00`);
  return { from, until: new Date(from.getTime() + 24 * 60 * 60 * 1000) };
};

/** Order numbers per query. */
const CHUNK = 5_000;

/** Reads a provider's book entries for everything that a bill names, and for everything else booked on the day. */
export async function readBooks(
  db: Db,
  channel: ProviderName,
  day: Day,
  bill: readonly BillEntry[],
): Promise<BookEntry[]> {
  const bookedOnDay = await db
    .selectDistinct({ orderNum: ledgerTransfers.orderNum })
    .from(ledgerTransfers)
    .where(
      and(
        gte(ledgerTransfers.createdAt, day.from),
        lt(ledgerTransfers.createdAt, day.until),
        or(eq(ledgerTransfers.fromAccount, channel), eq(ledgerTransfers.toAccount, channel)),
      ),
    );
  const orderNums = [...new Set([...bill, ...bookedOnDay].map(({ orderNum }) => orderNum ?? ""))];
  const entries: BookEntry[] = [];
  for (let start = 0; start < orderNums.length; start += CHUNK) {
    entries.push(...(await readEntries(db, channel, day, orderNums.slice(start, start + CHUNK))));
  }
  return entries;
}

async function readEntries(
  db: Db,
  channel: ProviderName,
  day: Day,
  orderNums: string[],
): Promise<BookEntry[]> {
  const booked = await db
    .select({
      event: ledgerTransfers.event,
      orderNum: ledgerTransfers.orderNum,
      refundNum: ledgerTransfers.refundNum,
      fen: sql<number>`sum(${ledgerTransfers.amountFen})::int`,
      last: sql<string>`max(${ledgerTransfers.createdAt})`,
    })
    .from(ledgerTransfers)
    .where(
      and(
        inArray(ledgerTransfers.orderNum, orderNums),
        or(
          and(eq(ledgerTransfers.event, "payment"), eq(ledgerTransfers.fromAccount, channel)),
          and(eq(ledgerTransfers.event, "refund"), eq(ledgerTransfers.toAccount, channel)),
        ),
      ),
    )
    .groupBy(ledgerTransfers.event, ledgerTransfers.orderNum, ledgerTransfers.refundNum);
  const keyOf = (...parts: (string | null)[]) => parts.join("/");
  const rows = new Map(booked.map((row) => [keyOf(row.event, row.orderNum, row.refundNum), row]));
  const find = (event: "payment" | "refund", orderNum: string, refundNum: string) => {
    const row = rows.get(keyOf(event, orderNum, refundNum));
    const last = row && new Date(row.last);
    const isOfDay = last !== undefined && last >= day.from && last < day.until;
    return { bookedFen: row?.fen ?? 0, isOfDay };
  };
  const trades = await db
    .select()
    .from(paymentTrades)
    .where(and(eq(paymentTrades.channel, channel), inArray(paymentTrades.orderNum, orderNums)));
  const refunds = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.channel, channel), inArray(paymentRefunds.orderNum, orderNums)));
  return [
    ...trades.map(({ orderNum, amountFen, state }) => ({
      ...{ orderNum, tradeNum: null, refundNum: null, requestedFen: amountFen, state },
      ...find("payment", orderNum, ""),
    })),
    // A payment that its order does not use is booked with its refund.
    ...refunds
      .filter(({ tradeNum }) => tradeNum !== null)
      .map(({ orderNum, tradeNum, refundNum, amountFen }) => ({
        ...{ orderNum, tradeNum, refundNum: null, requestedFen: amountFen, state: "paid" },
        ...find("payment", orderNum, refundNum),
      })),
    ...refunds.map(({ orderNum, refundNum, amountFen, state }) => ({
      ...{ orderNum, tradeNum: null, refundNum, requestedFen: amountFen, state },
      ...find("refund", orderNum, refundNum),
    })),
  ];
}
