import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { asc, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { onlyRow } from "../../database/only-row";
import { customerRemarks, groupBuys, orderDrafts, users } from "../../database/schema";
import type { Deps } from "../../deps";
import { mobileUrl } from "../../domain/goods/mobile-url";
import { withNewOrderNum } from "../../domain/orders/order-num";
import { coverOf } from "../goods/cover";
import { seatedOrders, seatIn } from "../groups/seats";
import { channelsOffered } from "../order-core/channels";
import { provenPromoter } from "../promotion/promotion-sign";
import { quoteOrder } from "./quote-order";
import type { OfferInput } from "./read-offer";

interface ConfirmInput extends OfferInput {
  promotionUserId: number | undefined;
  sign: string | undefined;
  /** The brand host that is visited, "" when unknown. */
  site?: string;
}

/**
 * Prepares the confirm-order panel: the price with the best coupon, and an order number that `build` accepts for these
 * goods and this spec (product §3 Order confirm, product §10.12). Holds nothing yet.
 * @throws ApiError those of quoteOrder
 */
export async function confirmOrder(
  deps: Pick<Deps, "db" | "clock" | "config" | "payments">,
  userId: number,
  input: ConfirmInput,
): Promise<CallAnswer<"orderConfirm">> {
  const { db, clock, config } = deps;
  if (input.groupChoice) await checkSeat(deps, userId, input.goodsId, input.groupChoice);
  const { offer, price } = await quoteOrder(deps, userId, input, "best");
  const now = clock.now();
  const promoter = provenPromoter(config, { buyerId: userId, ...input });
  const draft = {
    userId,
    goodsId: input.goodsId,
    specId: offer.spec?.id ?? null,
    rentHours: input.rentHours ?? null,
    groupChoice: input.groupChoice ?? null,
    promotionUserId: promoter?.userId ?? null,
    sign: promoter?.sign ?? null,
    createdAt: now,
  };
  const orderNum = await withNewOrderNum(now, (number) => storeDraft(db, number, draft));
  const remarks = await readRemarks(db, input.goodsId);
  return {
    ...price,
    order_num: orderNum,
    picture: coverOf(offer.goods.media),
    goods_name: offer.goods.name,
    spec_name: offer.specName,
    delivery_type: offer.goods.deliveryType,
    customer_remarks: remarks.map(({ id, title, tip }) => ({ remark_id: id, title, tip })),
    channel_list: channelsOffered(deps),
    validate_balance: fenToYuan(await balanceOf(db, userId)),
    phone_url: phoneUrl(config.mobileSiteUrl, input),
  };
}

/** @returns the order number, undefined when it is taken */
async function storeDraft(
  db: Db,
  orderNum: string,
  draft: Omit<typeof orderDrafts.$inferInsert, "orderNum">,
): Promise<string | undefined> {
  const [stored] = await db
    .insert(orderDrafts)
    .values({ orderNum, ...draft })
    .onConflictDoNothing()
    .returning({ orderNum: orderDrafts.orderNum });
  return stored?.orderNum;
}

/** Fails early when the group can no longer be joined. */
async function checkSeat(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  goodsId: number,
  groupId: number,
): Promise<void> {
  const [group] = await db.select().from(groupBuys).where(eq(groupBuys.id, groupId));
  const seated = await seatedOrders(db, groupId);
  seatIn(group, seated, { goodsId, userId, now: clock.now() });
}

/** Returns the mobile page that continues a rental or group order, "" for other orders. */
function phoneUrl(mobileSiteUrl: string, input: ConfirmInput): string {
  const { goodsId, specId, rentHours, groupChoice } = input;
  if (rentHours) {
    const rent = { goodsId, hours: rentHours, ...(specId === 0 ? {} : { specId }) };
    return mobileUrl(mobileSiteUrl, "rentOrder", rent, input);
  }
  if (groupChoice)
    return mobileUrl(mobileSiteUrl, "group", { goodsId, groupId: groupChoice }, input);
  return groupChoice === 0 ? mobileUrl(mobileSiteUrl, "groupOrder", { goodsId }, input) : "";
}

/** Reads the fields that the seller requires with an order. */
export const readRemarks = (db: Db, goodsId: number) =>
  db
    .select()
    .from(customerRemarks)
    .where(eq(customerRemarks.goodsId, goodsId))
    .orderBy(asc(customerRemarks.id));

async function balanceOf(db: Db, userId: number): Promise<number> {
  const columns = { balanceFen: users.balanceFen };
  return onlyRow(await db.select(columns).from(users).where(eq(users.id, userId))).balanceFen;
}
