import {
  SAMPLE_MERCHANT_KEY,
  SAMPLE_PROVIDER_KEY,
} from "@storefront/platform/environment/sandbox-key-pairs";
import { sign, textToSign } from "@storefront/sandbox/payments/alipay/signature";
import { buildRequest, CARD, placeOrder, untilFulfilled } from "../buyer/buy";
import { forgePayment, pay } from "../buyer/pay-at-provider";
import { newPhoneNumber, newPhoneVisitor, Visitor } from "../buyer/visitor";
import { SERVICE_HOST } from "../product/site-nginx";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S6: access to another buyer's data. */

const ORDER_NOT_FOUND = 30404;

test("answers order not found to every call for another buyer's order", async () => {
  const phone = newPhoneNumber();
  const owner = await new Visitor().login(phone);
  const thief = await newPhoneVisitor().login();
  const { order_num } = (await placeOrder(owner)).order;
  const read = (visitor: Visitor) =>
    Promise.all([
      visitor.call("payStatus", { order_num }),
      visitor.call("orderDetail", { order_num }),
      visitor.call("boostOrder", { order_num }),
    ]);
  for (const { code } of await read(thief)) expect(code).toBe(ORDER_NOT_FOUND);
  for (const name of ["orderCancel", "orderReceive", "orderRefund"] as const) {
    expect((await thief.call(name, { order_num })).code).toBe(ORDER_NOT_FOUND);
  }
  const takeover = buildRequest(order_num, CARD);
  expect((await thief.call("buildOrder", takeover)).code).toBe(ORDER_NOT_FOUND);

  expect(await pay({ order_num })).toBe(200);
  await untilFulfilled(owner, { order_num });
  for (const { code } of await read(thief)) expect(code).toBe(ORDER_NOT_FOUND);
  expect((await thief.call("orderList", {})).data.total).toBe(0);

  const onDesktop = await owner.call("orderDetail", { order_num });
  expect(onDesktop.data.secrets).toEqual([]);
  const handset = await newPhoneVisitor().login(phone);
  await handset.call("orderReceive", { order_num });
  const onPhone = await handset.call("orderDetail", { order_num });
  expect(onPhone.data.secrets).toHaveLength(1);
  recordFigure(
    "S6",
    "10 calls for another buyer's order, none answered; secrets on the phone only",
  );
});

test("refuses to apply another buyer's coupon", async () => {
  const owner = await new Visitor().login();
  const thief = await new Visitor().login();
  const gift = await owner.call("receiveEnvelope", { envelope_id: 4, goods_id: 1001 });
  expect(gift.code).toBe(0);
  const { data } = await owner.call("goodsDetail", { goods_id: 1001 });
  const goods_spec_id = data.specs[1]?.goods_spec_id ?? 0;
  const quoted = { goods_id: 1001, goods_spec_id, quantity: 1 };
  for (let envelope_id = 1; envelope_id <= 60; envelope_id += 1) {
    const { code } = await thief.call("quote", { ...quoted, envelope_id });
    expect([envelope_id, code]).toEqual([envelope_id, 30410]);
  }
});

test("refuses a payment callback that is not signed with the provider's key", async () => {
  const buyer = await new Visitor().login();
  const { order } = await placeOrder(buyer);
  expect(await forgePayment(order)).toBe(403);
  const { ALIPAY_APP_ID = "", ALIPAY_SELLER_ID = "" } = readTarget().merchant;
  const fields = {
    notify_id: "1",
    app_id: ALIPAY_APP_ID,
    seller_id: ALIPAY_SELLER_ID,
    out_trade_no: order.order_num,
    trade_no: "1",
    trade_status: "TRADE_SUCCESS",
    total_amount: order.price,
  };
  // The sample keys are public, so an attacker can sign with them.
  for (const key of [SAMPLE_PROVIDER_KEY.privateKey, SAMPLE_MERCHANT_KEY.privateKey]) {
    const signature = sign(textToSign(fields, []), key);
    const form = new URLSearchParams({ ...fields, sign_type: "RSA2", sign: signature });
    const answer = await new Visitor(SERVICE_HOST).send("/v1/pay/alipay/notify", {
      method: "POST",
      body: form.toString(),
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(403);
  }
  const { data } = await buyer.call("payStatus", { order_num: order.order_num });
  expect(data.pay_status).toBe(0);
});
