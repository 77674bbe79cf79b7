import { asc, eq } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import type { Db } from "../../db/open";
import { customerRemarks, orderDrafts, users } from "../../db/schema";
import type { Deps } from "../../deps";
import { coverOf } from "../goods/cover";
import { CHANNELS } from "../payments/channels";
import { newOrderNum } from "./order-num";
import { quoteOrder } from "./quote-order";
import type { OfferAsk } from "./read-offer";

interface ConfirmAsk extends OfferAsk {
  promotionUserId: number | undefined;
  sign: string | undefined;
}

/**
 * The confirm-order panel: the price with the best coupon on it, and an order number that `build` accepts for these
 * goods and this spec (spec §3 Order confirm, design §2.12). Nothing is held yet.
 * @throws ApiError what quoteOrder throws
 */
export async function confirmOrder(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  ask: ConfirmAsk,
): Promise<CallAnswer<"orderConfirm">> {
  const { db, clock } = deps;
  const { offer, price } = await quoteOrder(deps, userId, ask, "best");
  const now = clock.now();
  const orderNum = newOrderNum(now);
  await db.insert(orderDrafts).values({
    orderNum,
    userId,
    goodsId: ask.goodsId,
    specId: offer.spec?.id ?? null,
    promotionUserId: ask.promotionUserId || null,
    sign: ask.sign || null,
    createdAt: now,
  });
  const remarks = await readRemarks(db, ask.goodsId);
  return {
    ...price,
    order_num: orderNum,
    picture: coverOf(offer.goods.media),
    goods_name: offer.goods.name,
    spec_name: offer.specName,
    delivery_type: offer.goods.deliveryType,
    customer_remarks: remarks.map(({ id, title, tip }) => ({ remark_id: id, title, tip })),
    channel_list: [...CHANNELS],
    validate_balance: fenToYuan(await balanceOf(db, userId)),
  };
}

/** What the seller must be told with an order of these goods. */
export const readRemarks = (db: Db, goodsId: number) =>
  db
    .select()
    .from(customerRemarks)
    .where(eq(customerRemarks.goodsId, goodsId))
    .orderBy(asc(customerRemarks.id));

async function balanceOf(db: Db, userId: number): Promise<number> {
  const [user] = await db
    .select({ balanceFen: users.balanceFen })
    .from(users)
    .where(eq(users.id, userId));
  return user?.balanceFen ?? 0;
}
