import type { CallRequest } from "@storefront/contract/calls";
import { yuanToFen } from "@storefront/contract/money";
import type { Action } from "../action";
import { Violation } from "../violation";
import { callAs, type Purchase, type World } from "../world";
import type { Shelf } from "./shelves";

/**
 * Confirms and places an order at the price that its buyer is shown. Performed again after a crash, it places the order of
 * the same number, which must not make a second one.
 * @param terms of a rental or a group
 */
export async function placeOrder(
  world: World,
  action: Action,
  shelf: Shelf,
  terms: Pick<CallRequest<"orderConfirm">, "rent_plan" | "group_id"> = {},
): Promise<string> {
  const known = world.purchases.get(action.id);
  if (known) return build(world, action, shelf, known);
  const userId = buyerOf(world, action);
  const goods = { goods_id: shelf.goodsId, goods_spec_id: shelf.specId };
  const offer = { ...goods, ...terms, quantity: Number(action["quantity"] ?? 1) };
  const confirmed = await callAs(world, userId, "orderConfirm", offer);
  if (confirmed.code !== 0) return `not confirmed, code ${confirmed.code}`;
  const { order_num: orderNum, envelope, now_price } = confirmed.data;
  const withCoupon = envelope !== null && action["coupon"] === true;
  const price =
    envelope === null || withCoupon ? now_price : await quotePlain(world, userId, offer);
  const purchase: Purchase = {
    ...{ userId, kind: shelf.kind, orderNum, isPlaced: false },
    agreedFen: yuanToFen(price) ?? 0,
    envelopeId: withCoupon ? envelope.user_envelope_id : 0,
  };
  world.purchases.set(action.id, purchase);
  return build(world, action, shelf, purchase);
}

export const buyerOf = (world: World, action: Action): number =>
  world.buyers[Number(action["user"]) % world.buyers.length] ?? 0;

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
  const { code, data } = await callAs(world, userId, "buildOrder", {
    ...{ order_num: orderNum, goods_id: goodsId, goods_spec_id: specId, envelope_id: envelopeId },
    buy_count: Number(action["quantity"] ?? 1),
    pay_type: Number(action["payType"]),
    expected_price: (agreedFen / 100).toFixed(2),
  });
  // 30503: the order exists, and the provider has made no trade yet.
  if (code !== 0) return `not placed, code ${code}`;
  purchase.isPlaced = true;
  const chargedFen = yuanToFen(data.order.price);
  if (chargedFen !== agreedFen) {
    throw new Violation("prices", `${orderNum}: shown ${agreedFen} fen, charged ${chargedFen}`);
  }
  return `placed ${orderNum} for ${data.order.price}`;
}

/** What an answer says, for the story. */
export const outcomeOf = ({ code }: { code: number }): string =>
  code === 0 ? "ok" : `code ${code}`;
