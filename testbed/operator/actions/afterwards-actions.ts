import { paymentRefunds } from "@storefront/marketplace/database/schema";
import { placeOrder } from "../../marketplace/place-order";
import { rentAccount, returnRented } from "../../marketplace/rent-account";
import { sellWithPromises } from "../../marketplace/sell-with-promises";
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
import { paidManual } from "./order-actions";

const AFTER_SALE = "/after-sales/:orderNum{[0-9]+}";
const FOUND = "/reconcile/:channel{alipay|wxpay}/:orderNum{[0-9]{10,30}}";
const RENTAL = "/rentals/:orderNum{[0-9]+}";

const inAfterSale =
  (name: string, fields: Record<string, string>, ...before: readonly string[]): PrepareAction =>
  async (office) => {
    const order_num = await sellWithPromises(office, { payType: 0, delivery: 1 });
    const token = await office.tokenOf(BUYER, 1);
    await office.request("orderRefund", { order_num, reason: "not_working" }, { token });
    const path = `/admin/after-sales/${order_num}`;
    for (const act of before) await office.clerk.post(`${path}/${act}`, REASONS);
    return { path: `${path}/${name}`, fields: { ...REASONS, ...fields } };
  };

/** A payment that nobody has notified; with another amount than the order's, which only a refund fits. */
async function found(office: Office, yuan: string): Promise<string> {
  const { order_num } = (await placeOrder(office, BUYER, { goodsId: GOODS })).order;
  const { alipay } = office.simulators;
  await alipay.pay(order_num, { timing: "lost" });
  const trade = await alipay.trades.find(order_num);
  if (trade && yuan !== PRICE) await alipay.trades.save({ ...trade, amountFen: 300 });
  return `/admin/reconcile/alipay/${order_num}`;
}

const onFound =
  (name: string, yuan: string, request = false): PrepareAction =>
  async (office) => {
    const path = await found(office, yuan);
    const fields = { amount: yuan, approved: yuan };
    if (request) await withRequest(office, () => office.owner.post(`${path}/refund`, fields));
    return { path: `${path}/${name}`, fields, by: office.second };
  };

const onRental =
  (name: string, fields: Record<string, string>, isClaimed = false): PrepareAction =>
  async (office) => {
    const order_num = await rentAccount(office, BUYER);
    await returnRented(office, BUYER, order_num);
    const path = `/admin/rentals/${order_num}`;
    if (isClaimed) await office.clerk.post(`${path}/claim`, CLAIM);
    if (name === "decide") {
      const answer = { order_num, act: "object", text: "没有动过" } as const;
      const token = await office.tokenOf(BUYER, 1);
      await office.request("answerDepositClaim", answer, { token });
    }
    return { path: `${path}/${name}`, fields: { ...REASONS, ...fields } };
  };
const CLAIM = { claimed: "30", "claimed-again": "30", reason: "damaged", text: "少了皮肤" };

/** Actions on what follows an order: after-sales, refunds, found payments, rentals. */
export const AFTERWARDS_ACTIONS: Actions = {
  [`${AFTER_SALE}/accept`]: inAfterSale("accept", { whole: PRICE }),
  [`${AFTER_SALE}/refuse`]: inAfterSale("refuse", {}),
  [`${AFTER_SALE}/escalate`]: inAfterSale("escalate", {}),
  [`${AFTER_SALE}/decide`]: inAfterSale("decide", { amount: "2", again: "2" }, "escalate"),
  async "/refunds/:refundNum{[0-9]+R[0-9]+}/retry"(office) {
    const orderNum = await paidManual(office);
    const refund = { amount: "2", again: "2", ...REASONS };
    await office.clerk.post(`/admin/orders/${orderNum}/refund`, refund);
    await office.deps.db.update(paymentRefunds).set({ state: "failed", tries: 20 });
    return { path: `/admin/refunds/${orderNum}R1/retry`, fields: { amount: "2" } };
  },
  [`${FOUND}/apply`]: onFound("apply", PRICE),
  [`${FOUND}/refund`]: onFound("refund", "3.00"),
  [`${FOUND}/approve`]: onFound("approve", "3.00", true),
  [`${FOUND}/reject`]: onFound("reject", "3.00", true),
  [`${RENTAL}/confirm`]: onRental("confirm", { whole: "100" }),
  [`${RENTAL}/password`]: onRental("password", { secret: "NEW-1" }),
  [`${RENTAL}/claim`]: onRental("claim", CLAIM),
  [`${RENTAL}/withdraw`]: onRental("withdraw", {}, true),
  [`${RENTAL}/decide`]: onRental("decide", { kept: "20", "kept-again": "20" }, true),
};
