import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { yuanToFen } from "@storefront/contract/money";
import { buildOrder, confirmOrder } from "../../buyer/buy";
import type { Action } from "../action";
import { Violation } from "../violation";
import { buyerIn, callAs, type Purchase, type World } from "../world";
import type { Shelf } from "./shelves";

type Confirmed = CallAnswer<"orderConfirm">;
type Terms = Partial<
  Pick<CallRequest<"orderConfirm">, "rent_plan" | "group_id" | "promotion_user_id" | "sign">
>;

/**
 * Confirms and places an order at the price that its buyer is shown. Performed again after a crash, it places the order of
 * the same number, which must not make a second one.
 * @param terms of a rental or a group, and who has shared the listing
 */
export async function placeOrder(
  world: World,
  action: Action,
  shelf: Shelf,
  terms: Terms = {},
): Promise<string> {
  const known = world.purchases.get(action.id);
  if (known) return build(world, action, shelf, known);
  const userId = buyerOf(world, action);
  const goods = { goods_id: shelf.goodsId, goods_spec_id: shelf.specId };
  const offer = { ...goods, ...terms, quantity: Number(action["quantity"] ?? 1) };
  const confirmed = await confirmOrder(buyerIn(world, userId), offer);
  if (confirmed.code !== 0) return `not confirmed, code ${confirmed.code}`;
  const { order_num: orderNum, envelope, now_price } = confirmed.data;
  const withCoupon = envelope !== null && action["coupon"] === true;
  const price =
    envelope === null || withCoupon ? now_price : await quotePlain(world, userId, offer);
  const isShared = terms.promotion_user_id !== undefined;
  const purchase: Purchase = {
    ...{ userId, kind: shelf.kind, orderNum, isPlaced: false },
    personId: Number(action["person"] ?? 0),
    ...promisesOf(shelf, offer.quantity, yuanToFen(price) ?? 0),
    rewardFen: isShared && terms.promotion_user_id !== userId ? shelf.rewardFen : 0,
    ...(withCoupon ? couponOf(confirmed.data) : { envelopeId: 0 }),
    ...{ isManual: shelf.isManual, remarks: remarksOf(confirmed.data) },
    isFirst: confirmed.data.discounts.some(({ title }) => title === FIRST_ORDER),
  };
  world.purchases.set(action.id, purchase);
  return build(world, action, shelf, purchase);
}

/** As buyers read it. */
const FIRST_ORDER = "首单立减";

const remarksOf = ({ customer_remarks }: Confirmed): string =>
  JSON.stringify(customer_remarks.map(({ remark_id }) => ({ remark_id, content: "13800138000" })));

function couponOf({ envelope, all_envelope }: Confirmed): Pick<Purchase, "envelopeId" | "coupon"> {
  const envelopeId = envelope?.user_envelope_id ?? 0;
  const own = all_envelope.valid.find((each) => each.user_envelope_id === envelopeId);
  return { envelopeId, coupon: own?.envelopes.coupon_name ?? "" };
}

/** What the listing promises with this price; cashback always leaves a fen of it. */
function promisesOf(
  { cashbackFen, depositFen, giftFrom }: Shelf,
  quantity: number,
  agreedFen: number,
): Pick<Purchase, "agreedFen" | "depositFen" | "cashbackFen" | "pieces"> {
  const pieces = quantity + (giftFrom > 0 && quantity >= giftFrom ? 1 : 0);
  const most = agreedFen - depositFen - 1;
  return { agreedFen, depositFen, pieces, cashbackFen: Math.min(cashbackFen * quantity, most) };
}

export const buyerOf = (world: World, action: Action): number =>
  world.people.get(Number(action["person"]))?.userId ??
  world.buyers[Number(action["user"]) % world.buyers.length] ??
  0;

/** @returns the price without a coupon */
async function quotePlain(
  world: World,
  userId: number,
  offer: CallRequest<"quote">,
): Promise<string> {
  const { data } = await callAs(world, userId, "quote", { ...offer, envelope_id: 0 });
  return data.now_price;
}

async function build(
  world: World,
  action: Action,
  { goodsId, specId }: Shelf,
  purchase: Purchase,
): Promise<string> {
  const { userId, orderNum, agreedFen, envelopeId = 0 } = purchase;
  const quantity = Number(action["quantity"] ?? 1);
  const offer = { goods_id: goodsId, goods_spec_id: specId, quantity };
  const { code, data } = await buildOrder(buyerIn(world, userId), orderNum, offer, {
    ...{ envelope_id: envelopeId, customer_remarks: purchase.remarks },
    pay_type: Number(action["payType"]),
    expected_price: (agreedFen / 100).toFixed(2),
  });
  // 30503: the order exists, and the provider has made no trade yet.
  if (code !== 0) return `not placed, code ${code}`;
  purchase.isPlaced = true;
  purchase.placedAt ??= world.clock.now().getTime();
  const chargedFen = yuanToFen(data.order.price);
  if (chargedFen !== agreedFen) {
    throw new Violation("prices", `${orderNum}: shown ${agreedFen} fen, charged ${chargedFen}`);
  }
  return `placed ${orderNum} for ${data.order.price}`;
}

/** What an answer says, for the story. */
export const outcomeOf = ({ code }: { code: number }): string =>
  code === 0 ? "ok" : `code ${code}`;
