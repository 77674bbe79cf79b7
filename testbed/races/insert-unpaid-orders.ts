import type { Db } from "@storefront/marketplace/database/db";
import { goods, orders, paymentTrades, stock } from "@storefront/marketplace/database/schema";
import {
  after,
  PAY_WINDOW_S,
  withNewOrderNum,
} from "@storefront/marketplace/order-records/order-records";
import { eq } from "drizzle-orm";
import { insertBuyers } from "../buyer/insert-buyers";
import { insertListing, type Listing } from "./listing";

const LISTINGS = 16;
/** Rows per statement. */
const BATCH = 500;

/**
 * Inserts unpaid orders of one piece with their trades at Alipay, of sixteen listings with as many buyers, as if they
 * were placed at `now`.
 * @returns their numbers
 */
export async function insertUnpaidOrders(db: Db, count: number, now: Date): Promise<string[]> {
  const buyers = await insertBuyers(db, { now: () => now }, LISTINGS);
  const numbers = await newOrderNums(count, now);
  let placed = 0;
  for (const [index, { userId }] of buyers.entries()) {
    const pieces = Math.floor(count / LISTINGS) + (index < count % LISTINGS ? 1 : 0);
    const listing = await insertListing(db, pieces);
    const own = numbers.slice(placed, placed + pieces);
    placed += pieces;
    for (let from = 0; from < pieces; from += BATCH) {
      await insertOrders(db, { ...listing, userId, orderNums: own.slice(from, from + BATCH) }, now);
    }
  }
  return numbers;
}

/** Times within the hour before, so that few collide. */
async function newOrderNums(count: number, now: Date): Promise<string[]> {
  const numbers = new Set<string>();
  while (numbers.size < count) {
    const time = after(now, -(numbers.size % 3600));
    numbers.add(await withNewOrderNum(time, async (orderNum) => orderNum));
  }
  return [...numbers];
}

interface Placed {
  userId: number;
  orderNums: readonly string[];
}

async function insertOrders(
  db: Db,
  { goodsId, stockId, userId, orderNums }: Listing & Placed,
  now: Date,
): Promise<void> {
  const [listing] = await db.select().from(goods).where(eq(goods.id, goodsId));
  const [row] = await db.select().from(stock).where(eq(stock.id, stockId));
  if (!listing || !row) throw new Error("the listing is gone");
  const { name, sellerId, deliveryType, deliveryHours, noReasonRefund, shareRewardFen } = listing;
  const expiresAt = after(now, PAY_WINDOW_S);
  const order = {
    ...{ userId, goodsId, stockId, goodsName: name, specName: "", picture: "", quantity: 1 },
    ...{ sellerId, deliveryType, deliveryHours, noReasonRefund, shareRewardFen, lines: [] },
    ...{ unitFen: listing.priceFen, totalFen: listing.priceFen, envelopeFen: 0, channelId: 1 },
    ...{ remark: "", leaveWord: "", customerRemarks: [], createdAt: now, expiresAt },
    status: "pending" as const,
  };
  const trade = {
    ...{ channel: "alipay" as const, amountFen: listing.priceFen, qrText: "unpaid" },
    ...{ checkAt: expiresAt, createdAt: now },
  };
  await db.transaction(async (tx) => {
    await tx.insert(orders).values(orderNums.map((orderNum) => ({ ...order, orderNum })));
    await tx.insert(paymentTrades).values(orderNums.map((orderNum) => ({ ...trade, orderNum })));
    const { available, held } = row;
    await tx
      .update(stock)
      .set({ available: available - orderNums.length, held: held + orderNums.length })
      .where(eq(stock.id, stockId));
  });
}
