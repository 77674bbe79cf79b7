import { yuanToFen } from "@storefront/contract/money";
import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { giveCoupon, orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const BUYER = 1;
const OTHER = 2;

const test = useTestApp();
const user = useBuyer(test, BUYER);

const { draft, build } = orderCalls(user);

describe("an order", () => {
  it("is read by its buyer only", async () => {
    const payload = await draft(1011);
    await build(payload);
    const stranger = { token: await test.tokenOf(OTHER) };
    const { order_num } = payload;
    expect((await test.request("payStatus", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderDetail", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderSecret", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderDetail", { order_num })).code).toBe(50000);
  });

  it("shows its secrets on the phone only, once it has been received", async () => {
    const payload = { ...(await draft(1013, 0, 2)), pay_type: 0 };
    await build(payload);
    const { order_num } = payload;
    const desktop = await user.call("orderDetail", { order_num });
    expect(desktop.data).toMatchObject({ status: "paid", secrets: [] });
    const phone = { token: await test.tokenOf(BUYER, 1) };
    const unopened = await test.request("orderDetail", { order_num }, phone);
    expect(unopened.data).toMatchObject({ status: "paid", secrets: [] });
    for (const _ of ["once", "again"]) {
      const { data } = await test.request("orderReceive", { order_num }, phone);
      expect(data).toEqual({ order_num, state: "collected" });
    }
    const opened = await test.request("orderDetail", { order_num }, phone);
    expect(opened.data).toMatchObject({ status: "collected", goods_id: 1013, quantity: 2 });
    expect(new Set(opened.data.secrets).size).toBe(2);
    const collected = await user.call("orderDetail", { order_num });
    expect(collected.data).toMatchObject({ status: "collected", secrets: [] });
    expect((await test.request("orderDetail", { order_num }, phone)).data).toEqual(opened.data);
    const { secrets } = opened.data;
    const secretOf = async (buyer: { token: string }) =>
      (await test.request("orderSecret", { order_num }, buyer)).data;
    expect(await secretOf(phone)).toEqual({ order_num, secrets });
    expect(await secretOf({ token: user.token })).toEqual({ order_num, secrets: [] });
    expect((await user.call("payStatus", { order_num })).data.pay_status).toBe(1);
  });

  it("can be received by its buyer only, and only when it is paid", async () => {
    const payload = await draft(1011);
    await build(payload);
    const { order_num } = payload;
    const phone = { token: await test.tokenOf(BUYER, 1) };
    expect((await test.request("orderReceive", { order_num }, phone)).code).toBe(30412);
    const stranger = { token: await test.tokenOf(OTHER, 1) };
    expect((await test.request("orderReceive", { order_num }, stranger)).code).toBe(30404);
    expect((await test.request("orderReceive", { order_num })).code).toBe(50000);
    await settlePayment(test.deps, order_num);
    expect((await test.request("orderReceive", { order_num }, stranger)).code).toBe(30404);
    const { data } = await test.request("orderDetail", { order_num }, phone);
    expect(data).toMatchObject({ status: "paid", secrets: [] });
  });

  it("shows no secret before it is paid", async () => {
    const payload = await draft(1011);
    await build(payload);
    const phone = { token: await test.tokenOf(BUYER, 1) };
    const { data } = await test.request("orderDetail", { order_num: payload.order_num }, phone);
    expect(data).toMatchObject({ status: "pending", secrets: [], paid_at: null });
  });

  it("has payment details while it is unpaid", async () => {
    const payload = await draft(1011);
    const { qrcode } = (await build(payload)).data;
    const { order_num } = payload;
    const read = async () => (await user.call("orderDetail", { order_num })).data;
    expect((await read()).payment).toEqual({
      ...{ pay_count_down: 900, qrcode },
      pay_status_api: `/v1/order/pay_status?order_num=${order_num}`,
    });
    await settlePayment(test.deps, order_num);
    expect((await read()).payment).toBeNull();
  });

  it("says how its price came about, where it was bought and what it did to the balance", async () => {
    const envelope_id = await giveCoupon(test, BUYER);
    const payload = { ...(await draft(1001, SPECS.second, 2)), envelope_id, pay_type: 0 };
    await build({ ...payload, remark: "尽快" });
    const { order_num } = payload;
    const { data } = await user.call("orderDetail", { order_num });
    const { unit_price, discounts, coupon } = data.bill ?? {};
    const cut = [...(discounts ?? []), coupon].map((line) => fenOf(line?.amount));
    expect(fenOf(unit_price) * 2 - cut.reduce((sum, fen) => sum + fen, 0)).toBe(fenOf(data.price));
    expect(coupon).toMatchObject({ amount: "5.00" });
    expect(coupon?.coupon_name).not.toBe("");
    expect(data).toMatchObject({ channel: "ggpay", remark: "尽快", brand: "" });
    expect(data.detail_qrcode).toContain(`order_num%3D${order_num}`);
    expect(data.ledger).toMatchObject([{ event: "payment", amount: `-${data.price}` }]);
  });

  it("remembers the brand on whose site it was bought", async () => {
    const payload = await draft(1011);
    const headers = { "X-Internal-Secret": test.deps.config.internalSecret, "X-Brand": "mima" };
    await test.request("buildOrder", payload, { token: user.token, headers });
    const { order_num } = payload;
    const { data } = await user.call("orderDetail", { order_num });
    expect(data.brand).toBe("mima");
    expect(new URL(data.detail_qrcode ?? "").searchParams.get("brand")).toBe("mima");
    const { list } = (await user.call("orderList", {})).data;
    expect(list.find((order) => order.order_num === order_num)?.brand).toBe("mima");
  });
});

const fenOf = (yuan: string | undefined): number => yuanToFen(yuan ?? "") ?? 0;
