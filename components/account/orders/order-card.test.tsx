import { render, screen } from "@testing-library/react";
import { type AccountOrder, readAccountOrders } from "@/lib/account/read-orders";
import { LISTED } from "@/lib/purchase/testing/answers";
import { BoostOffer } from "./boost-offer";
import { OrderCard } from "./order-card";

const [first] = LISTED.list;

function show(wire: object, boosts = true): HTMLElement {
  const [order] = readAccountOrders({ list: [{ ...first, kind: "goods", ...wire }] })?.orders ?? [];
  render(
    <BoostOffer value={boosts}>
      <OrderCard order={order as AccountOrder} onAgain={() => {}} />
    </BoostOffer>,
  );
  return screen.getByRole("listitem");
}

test("shows a paid order that is not fulfilled with its deadline", () => {
  const card = show({ state: "paid", processing: { refund_at: "2026-11-21T10:45:00Z" } });
  expect(card).toHaveTextContent("已付款，正在处理");
  expect(card).toHaveTextContent("到 2026-11-21 18:45:00 还没有完成，会原路全额退款。");
});

test("shows how much was refunded, why, and where to", () => {
  const part = { amount: "1.50", way: "alipay", state: "refunded", cause: "part" };
  const rest = { amount: "3.50", way: "alipay", state: "due", cause: "operator" };
  const card = show({ state: "refunding", refunds: [part, rest] });
  expect(card).toHaveTextContent("部分退款 ¥1.50，已退回支付宝付款账户");
  expect(card).toHaveTextContent("平台退款 ¥3.50，正在退回支付宝付款账户");
});

test.each([
  [true, 1],
  [false, 0],
])("links the form for another boost as long as there is one: %s", (boosts, count) => {
  show({ kind: "boost", state: "completed", goods_id: 0 }, boosts);
  expect(screen.queryAllByRole("link", { name: "再来一单" })).toHaveLength(count);
});

test.each([
  ["running", 0],
  ["over", 1],
])("offers to rent again when the rental is %s: %d", (rental, count) => {
  show({ trade_type_id: 3, state: "completed", rental });
  expect(screen.queryAllByRole("link", { name: "再来一单" })).toHaveLength(count);
});
