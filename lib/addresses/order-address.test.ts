import { orderAddress, orderNumOf } from "./order-address";

test("finds the order number of an address again", () => {
  expect(orderAddress("202611260001")).toBe("/account/orders/202611260001");
  expect(orderNumOf(orderAddress("202611260001"))).toBe("202611260001");
});

test.each([
  ["/Account/Orders/7/", "7"],
  ["/account/orders/AB-7_x", "AB-7_x"],
  ["/account/orders/", null],
  ["/account/orders", null],
  ["/account/orders/7/8", null],
  ["/account/orders/%E8%AE%A2", null],
  [`/account/orders/${"7".repeat(65)}`, null],
  ["/account/favourites/7", null],
])("reads %s", (path, number) => {
  expect(orderNumOf(path)).toBe(number);
});
