import { notify, order } from "./buy";
import { recordFigure } from "./figures";
import { readTarget } from "./product/target";
import { newPhoneNumber, newPhoneVisitor, Visitor } from "./visitor";

/** S6: what belongs to another buyer. */

const ORDER_NOT_FOUND = 30404;

test("another buyer's order does not exist: not its page, state, secrets or end", async () => {
  const phone = newPhoneNumber();
  const owner = await new Visitor().login(phone);
  const thief = await newPhoneVisitor().login();
  const { order_num, ...made } = await order(owner);
  const read = (visitor: Visitor) =>
    Promise.all([
      visitor.call("payStatus", { order_num }),
      visitor.call("orderDetail", { order_num }),
      visitor.call("boostOrder", { order_num }),
    ]);
  for (const { code } of await read(thief)) expect(code).toBe(ORDER_NOT_FOUND);
  for (const name of ["orderCancel", "orderReceive"] as const) {
    expect((await thief.call(name, { order_num })).code).toBe(ORDER_NOT_FOUND);
  }
  const taken = { order_num, goods_id: 1011, buy_count: 1, pay_type: 1 };
  expect((await thief.call("buildOrder", taken)).code).toBe(ORDER_NOT_FOUND);

  expect((await notify({ order_num, ...made })).status).toBe(200);
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

test("a coupon is its owner's", async () => {
  const owner = await new Visitor().login();
  const thief = await new Visitor().login();
  const gift = await owner.call("receiveEnvelope", { envelope_id: 4, goods_id: 1001 });
  expect(gift.code).toBe(0);
  const quoted = { goods_id: 1001, goods_spec_id: 100102, quantity: 1 };
  for (let envelope_id = 1; envelope_id <= 60; envelope_id += 1) {
    const { code } = await thief.call("quote", { ...quoted, envelope_id });
    expect([envelope_id, code]).toEqual([envelope_id, 30410]);
  }
});

test("a notice that is not signed with the operator's key pays nothing", async () => {
  const buyer = await new Visitor().login();
  const made = await order(buyer);
  for (const key of [
    "",
    "storefront-sandbox-payment-notice-key",
    readTarget().secrets.INTERNAL_SECRET,
  ]) {
    expect((await notify(made, key || "x")).status).toBe(403);
  }
  const { data } = await buyer.call("payStatus", { order_num: made.order_num });
  expect(data.pay_status).toBe(0);
});
