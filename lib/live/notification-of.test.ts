import { notificationOf } from "./notification-of";

const ORDER = "2026112617314605904689";

it.each([
  ["order", "delivered", "卖家已交付"],
  ["after_sale", "decided", "退款申请有结果了"],
  ["message", "staff", "收到新消息"],
  ["deadline", "receipt", "订单快要自动确认收货"],
])("leads from the notification of %s %s to the order", (kind, state, title) => {
  expect(notificationOf({ kind, state, reference: ORDER })).toMatchObject({
    title,
    path: `/account/orders/${ORDER}`,
  });
});

it("leads from a message about a listing to the listing", () => {
  const notification = notificationOf({ kind: "message", state: "staff", reference: "1001" });
  expect(notification?.path).toBe("/goodsDetails?goodsId=1001");
});

it("leads from new listings of a saved search to it", () => {
  const notification = notificationOf({ kind: "alert", state: "search", reference: "12" });
  expect(notification?.path).toBe("/account/alerts?search=12");
});

it.each([
  ["order", "pending"],
  ["order", "paid"],
  ["message", "buyer"],
  ["message", "read"],
  ["coupon", "unused"],
])("shows no notification of %s %s, which the buyer did", (kind, state) => {
  expect(notificationOf({ kind, state, reference: ORDER })).toBeNull();
});
