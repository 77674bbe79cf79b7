import type { AfterSaleReason } from "@storefront/contract/refunds/after-sale";
import type { Db } from "@storefront/marketplace/database/db";
import {
  afterSaleEvents,
  afterSales,
  paymentRefunds,
} from "@storefront/marketplace/database/schema";
import { finishRefund } from "@storefront/marketplace/payments/payments";
import { dueAt, enterState, lockSale } from "@storefront/marketplace/refunds/refunds";
import { eq } from "drizzle-orm";
import { FIRST_BUYER_ID } from "./earlier-sales";
import { insertSoldOrders } from "./insert-sold-orders";

interface Payout {
  goodsId: number;
  buyer: number;
  days: number;
  reason: AfterSaleReason;
  /** The buyer's, the seller's and the platform's words. */
  words: readonly [string, string, string];
  refundFen: number;
}

/** Disputes that the platform has decided for buyers, oldest first. */
const PAYOUTS: readonly Payout[] = [
  {
    goodsId: 1006,
    buyer: 3,
    days: 41,
    reason: "incomplete",
    words: ["两件限定涂装没有换绑过来", "发货时已经说明", "页面没有写明，按两件的差价退回"],
    refundFen: 5_000,
  },
  {
    goodsId: 1103,
    buyer: 6,
    days: 26,
    reason: "not_as_described",
    words: ["少了 7 个皮肤，截图对不上", "截图是上个赛季的", "与页面不符，退回差价"],
    refundFen: 12_000,
  },
  {
    goodsId: 1006,
    buyer: 8,
    days: 12,
    reason: "recovered",
    words: ["第三天被原主找回", "不清楚原因", "在换绑期内被找回，退回全部价款的大部分"],
    refundFen: 60_000,
  },
];

/** Inserts decided after-sales with refunds that the providers have paid. The listings must exist. */
export async function insertPayouts(db: Db, now: Date): Promise<void> {
  const made = await insertSoldOrders(
    db,
    PAYOUTS.map(({ goodsId, buyer, days }) => ({
      goodsId,
      userId: FIRST_BUYER_ID + buyer,
      paidAt: hoursBefore(now, days * 24),
    })),
  );
  for (const [index, { orderNum }] of made.entries()) {
    const payout = PAYOUTS[index];
    if (payout) await db.transaction((tx) => decide(tx, orderNum, payout, now));
  }
}

async function decide(tx: Db, orderNum: string, payout: Payout, now: Date): Promise<void> {
  const { days, reason, words, refundFen } = payout;
  const [text, refused, decided] = words;
  const at = (hours: number) => hoursBefore(now, days * 24 - hours);
  const sale = await lockSale(tx, orderNum);
  const { userId, priceFen } = sale;
  const [afterSale] = await tx
    .insert(afterSales)
    .values({
      ...{ orderNum, userId, reason, text, priceFen, createdAt: at(30) },
      ...{ state: "requested", dueAt: dueAt("requested", at(30)) },
    })
    .returning();
  if (!afterSale) throw new Error(`no after-sale of ${orderNum}`);
  const requested = {
    afterSaleId: afterSale.id,
    state: "requested",
    by: "buyer",
    text,
    createdAt: at(30),
  } as const;
  await tx.insert(afterSaleEvents).values(requested);
  const enter = (entry: Omit<Parameters<typeof enterState>[2], "afterSale">, hours: number) =>
    enterState(tx, sale, { afterSale, ...entry }, at(hours));
  await enter({ state: "refused", by: "seller", text: refused }, 36);
  await enter({ state: "escalated", by: "buyer", text }, 40);
  await enter({ state: "decided", by: "operator", text: decided, refundFen }, 64);
  const refunds = await tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNum, orderNum));
  for (const refund of refunds) await finishRefund(tx, refund, at(65));
}

const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * 3_600_000);
