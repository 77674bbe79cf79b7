import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import {
  type ProviderName,
  type SimulatedTrade,
  type TradeStore,
  tradeKey,
} from "../payments/trade";
import type { MessageStore, OffsetStore, SandboxStore } from "./sandbox-store";
import { clockOffset, createTables, messages, type SandboxDb, trades } from "./tables";

/** Stores the state in the database, shared by all processes and across restarts. */
export async function databaseStore(db: SandboxDb): Promise<SandboxStore> {
  await createTables(db);
  return {
    trades: (provider) => storedTrades(db, provider),
    messages: storedMessages(db),
    offset: storedOffset(db),
  };
}

function storedTrades(db: SandboxDb, provider: ProviderName): TradeStore {
  const select = async (where?: SQL) => {
    const rows = await db
      .select({ trade: trades.trade })
      .from(trades)
      .where(and(eq(trades.provider, provider), where));
    return rows.map(({ trade }) => trade as SimulatedTrade);
  };
  return {
    find: async (orderNum) => (await select(eq(trades.orderNum, orderNum)))[0],
    findByTradeNum: async (tradeNum) =>
      (await select(sql`${trades.trade} ->> 'tradeNum' = ${tradeNum}`))[0],
    findByRefund: async (refundNum) =>
      (await select(sql`jsonb_exists(${trades.trade} -> 'refunds', ${refundNum})`))[0],
    list: () => select(),
    async save(trade) {
      await db
        .insert(trades)
        .values({ provider, orderNum: tradeKey(trade), trade })
        .onConflictDoUpdate({ target: [trades.provider, trades.orderNum], set: { trade } });
    },
    async change(of, change) {
      const own = and(eq(trades.provider, provider), eq(trades.orderNum, tradeKey(of)));
      await db.transaction(async (tx) => {
        const [row] = await tx.select().from(trades).where(own).for("update");
        const changed = row && change(row.trade as SimulatedTrade);
        if (changed) await tx.update(trades).set({ trade: changed }).where(own);
      });
    },
    async clear() {
      await db.delete(trades).where(eq(trades.provider, provider));
    },
  };
}

function storedMessages(db: SandboxDb): MessageStore {
  const newest = (count: number, where?: SQL) =>
    db.select().from(messages).where(where).orderBy(desc(messages.id)).limit(count);
  return {
    async add(message) {
      await db.insert(messages).values(message);
    },
    newest: (count) => newest(count),
    newestCodeTo: async (phone) =>
      (await newest(1, and(eq(messages.phone, phone), ne(messages.verifyCode, ""))))[0],
    async clear() {
      await db.delete(messages);
    },
  };
}

const ROW = 1;

function storedOffset(db: SandboxDb): OffsetStore {
  return {
    async read() {
      const [row] = await db.select().from(clockOffset);
      return row?.seconds ?? 0;
    },
    async add(seconds) {
      const [row] = await db
        .insert(clockOffset)
        .values({ id: ROW, seconds })
        .onConflictDoUpdate({
          target: clockOffset.id,
          set: { seconds: sql`${clockOffset.seconds} + ${seconds}` },
        })
        .returning();
      await notifyOfDueWork(db);
      return row?.seconds ?? 0;
    },
    async clear() {
      await db.delete(clockOffset);
      await notifyOfDueWork(db);
    },
  };
}

/** Wakes the marketplaces that wait until something is due by the clock that has just been moved. */
const notifyOfDueWork = (db: SandboxDb) => db.execute(sql`select pg_notify('due_work', '')`);
