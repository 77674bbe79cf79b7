import { orderWord } from "@storefront/contract/labels/state-words";
import { LISTED } from "@/lib/purchase/testing/answers";
import { repeatRequest } from "./order-actions";
import { readAccountOrders } from "./read-orders";

const [first] = LISTED.list;
const wire = {
  ...first,
  state: "pending",
  kind: "goods",
  created_at: "2026-11-20T02:00:00.000Z",
  detail_qrcode: "https://m.example/phone/orderDetails?url=x",
};

test("reads the state, date and phone link of an order", () => {
  const read = readAccountOrders({ list: [wire], total: "41" });
  expect(read?.total).toBe(41);
  expect(read?.orders[0]).toMatchObject({
    orderNum: "88",
    state: "pending",
    kind: "goods",
    createdAt: new Date("2026-11-20T02:00:00Z"),
    phoneLink: wire.detail_qrcode,
  });
});

test("reads the refunds of an order, except that of a deposit", () => {
  const part = { amount: "1.50", way: "ggpay", state: "refunded", cause: "part" };
  const refunds = [part, { ...part, cause: "deposit" }, { ...part, cause: "unheard-of" }, 7];
  const read = readAccountOrders({ list: [{ ...wire, refunds }] });
  const shown = { fen: 150, way: "ggpay", state: "refunded", cause: "part" };
  expect(read?.orders[0]?.refunds).toEqual([shown]);
  expect(readAccountOrders({ list: [wire] })?.orders[0]?.refunds).toEqual([]);
});

test.each([
  ["pieces", { spec_name: "100 点券", quantity: 2 }, "100 点券 × 2"],
  ["no spec", { spec_name: "", quantity: 1 }, "× 1"],
  ["a rent", { kind: "rent", spec_name: "", quantity: 1, rent_hours: 4 }, "租用 4 小时"],
  ["a boost", { kind: "boost", spec_name: "青铜 → 白银", quantity: 1 }, "青铜 → 白银"],
])("says what was ordered: %s", (_, fields, detail) => {
  expect(readAccountOrders({ list: [{ ...wire, ...fields }] })?.orders[0]?.detail).toBe(detail);
});

test("leaves out malformed orders and fills in missing optional fields", () => {
  const bare = { ...wire, created_at: null, detail_qrcode: null, payment: null, kind: "new" };
  const read = readAccountOrders({ list: [bare, { ...wire, state: "unheard-of" }, null, 7] });
  expect(read?.orders).toHaveLength(1);
  expect(read?.orders[0]).toMatchObject({
    createdAt: null,
    phoneLink: "",
    kind: "goods",
    payable: null,
  });
  expect(read?.total).toBe(1);
});

test.each([null, "text", {}, { list: 7 }])("returns null for %j", (data) => {
  expect(readAccountOrders(data)).toBeNull();
});

test.each([
  ["goods", 2, true],
  ["goods", 3, false],
  ["rent", 3, false],
  ["group", 2, false],
  ["boost", 0, false],
])("can repeat an order of %s with trade type %i: %s", (kind, trade_type_id, repeatable) => {
  const order = readAccountOrders({ list: [{ ...wire, kind, trade_type_id }] })?.orders[0];
  if (!order) throw new Error("not read");
  expect(repeatRequest(order) !== null).toBe(repeatable);
});

test.each([
  ["completed", true],
  ["collected", true],
  ["expired", false],
  ["cancelled", false],
])("cannot repeat an order of a single account that is %s: %s", (state, isSold) => {
  const order = readAccountOrders({ list: [{ ...wire, state, one_off: true }] })?.orders[0];
  expect(order && repeatRequest(order) === null).toBe(isSold);
});

test.each([
  ["requested", "退款：待卖家处理"],
  ["escalated", "退款：平台处理中"],
  ["withdrawn", "已付款"],
  ["unheard-of", "已付款"],
  [null, "已付款"],
])("labels an order with the after-sale %s: %s", (after_sale, name) => {
  const order = readAccountOrders({ list: [{ ...wire, state: "paid", after_sale }] })?.orders[0];
  if (!order) throw new Error("not read");
  expect(orderWord({ ...order, isProcessing: false })).toBe(name);
});
