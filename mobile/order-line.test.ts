import type { CallAnswer } from "@storefront/contract/calls";
import { orderLine } from "./order-line";

type Listed = CallAnswer<"orderList">["list"][number];

const ORDER: Listed = {
  ...{ order_num: "2026010100000000000001", kind: "goods", state: "paid" },
  ...{ goods_id: 1011, goods_spec_id: 0, trade_type_id: 1, delivery_type: 2 },
  ...{ goods_name: "改名卡", spec_name: "", picture: "", quantity: 2, price: "10.00" },
  created_at: "2026-01-01T08:00:00.000Z",
  ...{ rental: null, deposit: null, after_sale: null, review_state: null, processing: null },
  ...{ refunds: [], one_off: false, detail_qrcode: "", payment: null },
};

it.each<[string, Partial<Listed>, string]>([
  ["pieces", {}, "× 2"],
  ["pieces of a spec", { spec_name: "100 点券" }, "100 点券 × 2"],
  ["the hours of a rent", { kind: "rent", quantity: 1, rent_hours: 4 }, "租用 4 小时"],
  ["the ranks of a boost", { kind: "boost", spec_name: "青铜 → 白银", quantity: 1 }, "青铜 → 白银"],
])("describes %s", (_, fields, detail) => {
  expect(orderLine({ ...ORDER, ...fields }).detail).toBe(detail);
});

it("has the sign of a boost for boosts only, not for a listing without a picture", () => {
  expect(orderLine(ORDER).picture).toBe("");
  expect(orderLine({ ...ORDER, kind: "boost" }).picture).toBeNull();
});
