import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import { eq } from "drizzle-orm";
import { readAccounts } from "../accounts/accounts";
import { coverOf, mobileUrl } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import { groupBuys, orderDrafts } from "../database/schema";
import type { Deps } from "../deps";
import { seatIn, seatsOfGroup } from "../groups/groups";
import { channelsOffered, withNewOrderNum } from "../order-records/order-records";
import { provenPromoter } from "../promotion/promotion";
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
 * goods and this spec (product §3 Order confirm, product §10.12). Reserves nothing yet.
 * @throws ApiError those of quoteOrder
 */
export async function confirmOrder(
  deps: Pick<Deps, "db" | "clock" | "config" | "payments">,
  userId: number,
  input: ConfirmInput,
): Promise<CallAnswer<"orderConfirm">> {
  const { db, clock, config } = deps;
  if (input.groupChoice) await checkSeat(deps, userId, input.goodsId, input.groupChoice);
  const { offer, price, balanceFen } = await quoteOrder(deps, userId, input, "best");
  const now = clock.now();
  const promoter = await provenPromoter(deps, { buyerId: userId, ...input });
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
  return {
    ...price,
    order_num: orderNum,
    picture: coverOf(offer.goods.media),
    goods_name: offer.goods.name,
    spec_name: offer.specName,
    delivery_type: offer.goods.deliveryType,
    customer_remarks: offer.remarks.map(({ id, title, tip }) => ({ remark_id: id, title, tip })),
    channel_list: channelsOffered(deps),
    validate_balance: fenToYuan(balanceFen),
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
  const columns = { group: groupBuys, seated: seatsOfGroup(db) };
  const [found] = await db.select(columns).from(groupBuys).where(eq(groupBuys.id, groupId));
  const accounts = await readAccounts(db, userId);
  seatIn(found?.group, found?.seated ?? [], { goodsId, accounts, now: clock.now() });
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
