import { boosters, cardSecrets, goods, orders } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { SPECS } from "../../marketplace/fixed-listings";
import { placeBoost } from "../../marketplace/place-boost";
import { placeOrder } from "../../marketplace/place-order";
import { placeStuckOrder } from "../../marketplace/place-stuck-order";
import { settlePayment } from "../../marketplace/settle-payment";
import {
  type Actions,
  BUYER,
  GOODS,
  type Office,
  PRICE,
  type PrepareAction,
  REASONS,
  withRequest,
} from "./office";

const ORDER = "/orders/:orderNum{[0-9]+}";

async function sellByHand({ deps: { db } }: Office): Promise<void> {
  await db.update(goods).set({ deliveryType: 1 }).where(eq(goods.id, GOODS));
}

async function paid(office: Office, goodsId = GOODS, specId = 0): Promise<string> {
  const { order } = await placeOrder(office, BUYER, { goodsId, specId });
  await settlePayment(office.deps, order.order_num);
  return order.order_num;
}

export async function paidManual(office: Office): Promise<string> {
  await sellByHand(office);
  return paid(office);
}

const onOrder =
  (
    name: string,
    fields: Record<string, string> = {},
    order: (office: Office) => Promise<string> = paidManual,
  ): PrepareAction =>
  async (office) => ({
    path: `/admin/orders/${await order(office)}/${name}`,
    fields: { ...REASONS, ...fields },
    by: office.clerk,
  });

const ACCOUNT = { account: "player-1", password: "p4ss", server: "12 区", note: "" };

/** A paid boost whose game account is given, after some acts of its booster. */
const boosted =
  (...acts: readonly string[]) =>
  async (office: Office): Promise<string> => {
    const token = await office.tokenOf(BUYER, 1);
    const { order_num } = (await placeBoost(office, token, { pay_type: 0 })).data;
    await office.request("boostAccount", { order_num, ...ACCOUNT }, { token });
    for (const act of acts) {
      const { booster } = await someBooster(office);
      await office.clerk.post(`/admin/orders/${order_num}/${act}`, { booster });
    }
    return order_num;
  };

async function someBooster({ deps: { db } }: Office): Promise<{ booster: string }> {
  const [row] = await db.select().from(boosters).where(eq(boosters.online, true));
  return { booster: String(row?.id) };
}

const requested = async (office: Office): Promise<string> => {
  const orderNum = await paidManual(office);
  const refund = { amount: "2", again: "2", ...REASONS };
  await withRequest(office, () => office.clerk.post(`/admin/orders/${orderNum}/refund`, refund));
  return orderNum;
};

const withCards = (office: Office) => paid(office, 1001, SPECS.second);

/** Actions on the page of an order. */
export const ORDER_PAGE_ACTIONS: Actions = {
  [`${ORDER}/account`]: onOrder("account", {}, boosted("accept")),
  [`${ORDER}/talk`]: onOrder("talk", {}, boosted("accept")),
  [`${ORDER}/start`]: onOrder("start"),
  [`${ORDER}/deliver`]: onOrder("deliver", { note: "账号" }),
  async [`${ORDER}/accept`](office) {
    return onOrder("accept", await someBooster(office), boosted())(office);
  },
  [`${ORDER}/begin`]: onOrder("begin", {}, boosted("accept")),
  [`${ORDER}/report`]: onOrder("report", { stars: "1" }, boosted("accept", "begin")),
  [`${ORDER}/finish`]: onOrder("finish", {}, boosted("accept", "begin")),
  [`${ORDER}/cancel`]: onOrder("cancel", { whole: PRICE }),
  [`${ORDER}/retry`]: onOrder("retry", {}, async (office) => {
    const { orderNum, mend } = await placeStuckOrder(office, BUYER, { goodsId: GOODS });
    await mend();
    return orderNum;
  }),
  [`${ORDER}/refund`]: onOrder("refund", { amount: PRICE, again: PRICE }),
  async [`${ORDER}/approve`](office) {
    const path = `/admin/orders/${await requested(office)}/approve`;
    return { path, fields: { approved: "2" } };
  },
  [`${ORDER}/reject`]: onOrder("reject", {}, requested),
  async [`${ORDER}/exchange`](office) {
    const orderNum = await withCards(office);
    const { db } = office.deps;
    const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum));
    const ofOrder = eq(cardSecrets.orderId, order?.id ?? 0);
    const [secret] = await db.select().from(cardSecrets).where(ofOrder);
    const fields = { secret_id: String(secret?.id) };
    return { path: `/admin/orders/${orderNum}/exchange`, fields };
  },
  [`${ORDER}/extend`]: onOrder("extend", { deadline: "delivery", hours: "2" }),
};
