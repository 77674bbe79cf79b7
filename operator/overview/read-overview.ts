import {
  fulfilmentTasks,
  goods,
  goodsSpecs,
  isRejected,
  LOW_STOCK,
  paymentNotices,
  paymentRefunds,
  paymentTrades,
  stock,
} from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { after, PAY_WINDOW_S } from "@storefront/marketplace/order-records/order-records";
import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import {
  type AfterSaleRow,
  countOpenAfterSales,
  readOpenAfterSales,
} from "../after-sales/read-after-sales";
import { countUnanswered } from "../messages/read-conversations";
import { findOrdersToDeliver } from "../orders/find-orders";
import { findUnfulfilledOrders, type UnfulfilledOrder } from "../orders/find-unfulfilled-orders";
import type { OrderRecord } from "../orders/order-record";
import { countPromiseReviews } from "../promises/read-promise-reviews";
import { countRentalsToCheck, type RentalRow, readRentalsToCheck } from "../rentals/read-rentals";

/** Rows per section. */
const LIMIT = 20;
const CALLBACKS_SINCE_MS = 7 * 24 * 60 * 60 * 1000;
/** Delay after the payment deadline from which a trade without its provider's answer needs attention. */
const SILENT_S = 5 * 60;
export interface Overview {
  /** Paid, and neither fulfilled nor refunded; `unfulfilledCount` counts all of them. */
  unfulfilled: UnfulfilledOrder[];
  unfulfilledCount: number;
  /** Trades whose provider has not reported the payment's state for minutes: their orders stay as they are. */
  silentTrades: (typeof paymentTrades.$inferSelect)[];
  toDeliver: OrderRecord[];
  /** The most urgent ones; `openAfterSales` counts each open state. */
  afterSales: AfterSaleRow[];
  openAfterSales: Awaited<ReturnType<typeof countOpenAfterSales>>;
  /** Ended rentals to confirm, to release or to decide; `rentalCounts` counts each. */
  rentals: RentalRow[];
  rentalCounts: Awaited<ReturnType<typeof countRentalsToCheck>>;
  /** Texts with promises: waiting, and on sale until their deadline. */
  promises: Awaited<ReturnType<typeof countPromiseReviews>>;
  /** Number of unanswered conversations. */
  unanswered: number;
  refunds: (typeof paymentRefunds.$inferSelect)[];
  /** Refused callbacks of the last seven days. */
  rejectedCallbacks: (typeof paymentNotices.$inferSelect)[];
  lowStock: { goodsId: number; name: string; spec: string | null; available: number }[];
}

/** Reads everything that needs an operator's attention. */
export async function readOverview(
  deps: Pick<Deps, "db" | "config">,
  now: Date,
): Promise<Overview> {
  const { db } = deps;
  return {
    unfulfilled: await findUnfulfilledOrders(deps, LIMIT),
    unfulfilledCount: await db.$count(fulfilmentTasks),
    silentTrades: await db
      .select()
      .from(paymentTrades)
      .where(
        and(
          eq(paymentTrades.state, "waiting"),
          gt(paymentTrades.checks, 0),
          lte(paymentTrades.createdAt, after(now, -PAY_WINDOW_S - SILENT_S)),
        ),
      )
      .orderBy(asc(paymentTrades.createdAt))
      .limit(LIMIT),
    toDeliver: await findOrdersToDeliver(deps, LIMIT),
    afterSales: await readOpenAfterSales(deps, LIMIT),
    openAfterSales: await countOpenAfterSales(db),
    rentals: await readRentalsToCheck(deps, LIMIT),
    rentalCounts: await countRentalsToCheck(db),
    promises: await countPromiseReviews(db),
    unanswered: await countUnanswered(db),
    refunds: await db
      .select()
      .from(paymentRefunds)
      .where(inArray(paymentRefunds.state, ["due", "pending", "failed"]))
      .orderBy(desc(eq(paymentRefunds.state, "failed")), asc(paymentRefunds.createdAt))
      .limit(LIMIT),
    rejectedCallbacks: await db
      .select()
      .from(paymentNotices)
      .where(
        and(
          isRejected(paymentNotices),
          gte(paymentNotices.receivedAt, new Date(now.getTime() - CALLBACKS_SINCE_MS)),
        ),
      )
      .orderBy(desc(paymentNotices.id))
      .limit(LIMIT),
    lowStock: await db
      .select({
        goodsId: goods.id,
        name: goods.name,
        spec: goodsSpecs.name,
        available: stock.available,
      })
      .from(stock)
      .innerJoin(goods, eq(goods.id, stock.goodsId))
      .leftJoin(goodsSpecs, eq(goodsSpecs.id, stock.specId))
      .where(and(isNull(goods.removedAt), sql`${stock.available} <= ${sql.raw(String(LOW_STOCK))}`))
      .orderBy(asc(stock.available), asc(stock.goodsId))
      .limit(LIMIT),
  };
}
