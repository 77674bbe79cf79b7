import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/labels/after-sale-labels";
import { fenToYuan } from "@storefront/contract/money";
import { and, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { jsonRows } from "../../database/json-rows";
import { afterSales, goods, orders, users } from "../../database/schema";
import { anonymousName } from "../../order-records/order-records";

/** Number of lines in the ticker. */
const SHOWN = 10;
const REASONS = Object.keys(AFTER_SALE_REASON_LABELS) as (keyof typeof AFTER_SALE_REASON_LABELS)[];

/**
 * Selects, for the row of `goods`, the platform's decisions in favor of its seller's buyers, newest first; none unless
 * it is a personal account.
 */
export const payoutsOfGoods = (db: Db) =>
  jsonRows(
    {
      nickname: users.nickname,
      reason: afterSales.reason,
      refundFen: sql<number>`coalesce(${afterSales.refundFen}, 0)`,
    },
    (row) =>
      db
        .select(row)
        .from(orders)
        .innerJoin(afterSales, eq(afterSales.orderNum, orders.orderNum))
        .innerJoin(users, eq(users.id, orders.userId))
        .where(
          and(
            eq(goods.goodsType, "PersonalAccount"),
            eq(orders.sellerId, goods.sellerId),
            // Not a parameter, so that the partial index serves.
            sql`${orders.refundedFen} > 0`,
            eq(afterSales.kind, "refund"),
            eq(afterSales.state, "decided"),
            gt(afterSales.refundFen, 0),
            inArray(afterSales.reason, REASONS),
          ),
        )
        .orderBy(desc(afterSales.id))
        .limit(SHOWN),
  );

type Payout = { nickname: string; reason: string; refundFen: number };

/** Shows the lines of 赔付公示, without the buyers' identity (docs/after-sales.md). */
export const showPayouts = (payouts: readonly Payout[]): string[] =>
  payouts.map(({ nickname, reason, refundFen }) => {
    const label = AFTER_SALE_REASON_LABELS[reason as (typeof REASONS)[number]];
    return `买家 ${anonymousName(nickname)} 遇到「${label}」，平台裁决退回 ${fenToYuan(refundFen)} 元`;
  });
