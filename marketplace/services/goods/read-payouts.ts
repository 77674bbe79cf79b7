import { AFTER_SALE_REASON_LABELS } from "@storefront/contract/after-sale-labels";
import { fenToYuan } from "@storefront/contract/money";
import { and, desc, eq, gt, inArray } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSales, orders, users } from "../../database/schema";
import { anonymousName } from "../../domain/orders/anonymous-buyer";
import type { Goods } from "./live-goods";

/** Number of lines in the ticker. */
const SHOWN = 10;
const REASONS = Object.keys(AFTER_SALE_REASON_LABELS) as (keyof typeof AFTER_SALE_REASON_LABELS)[];

/**
 * Reads the lines of 赔付公示 on a personal account's page: what the platform has decided for buyers of its seller, newest
 * first, without the buyers' identity (docs/after-sales.md).
 */
export async function readPayouts(
  db: Db,
  { sellerId, goodsType }: Pick<Goods, "sellerId" | "goodsType">,
): Promise<string[]> {
  if (goodsType !== "PersonalAccount") return [];
  const rows = await db
    .select({
      nickname: users.nickname,
      reason: afterSales.reason,
      refundFen: afterSales.refundFen,
    })
    .from(orders)
    .innerJoin(afterSales, eq(afterSales.orderNum, orders.orderNum))
    .innerJoin(users, eq(users.id, orders.userId))
    .where(
      and(
        eq(orders.sellerId, sellerId),
        gt(orders.refundedFen, 0),
        eq(afterSales.kind, "refund"),
        eq(afterSales.state, "decided"),
        gt(afterSales.refundFen, 0),
        inArray(afterSales.reason, REASONS),
      ),
    )
    .orderBy(desc(afterSales.id))
    .limit(SHOWN);
  return rows.map(({ nickname, reason, refundFen }) => {
    const label = AFTER_SALE_REASON_LABELS[reason as (typeof REASONS)[number]];
    return `买家 ${anonymousName(nickname)} 遇到「${label}」，平台裁决退回 ${fenToYuan(refundFen ?? 0)} 元`;
  });
}
