import { recentSaleTexts } from "./recent-sales";

const sale = (more: object) => ({
  buyer: "团***",
  spec_name: "",
  quantity: 1,
  saved: "0.00",
  first_order: 0,
  ...more,
});

test.each([
  [sale({}), "团*** 买了 1 件"],
  [sale({ quantity: 3, saved: "8.00" }), "团*** 买了 3 件，省 ¥8.00"],
  [sale({ spec_name: "680 点券" }), "团*** 买了「680 点券」"],
  [sale({ spec_name: "680 点券", quantity: 2 }), "团*** 买了「680 点券」2 件"],
  [sale({ saved: "3.00", first_order: 1 }), "团*** 买了 1 件，首单省 ¥3.00"],
])("%p reads %p", (one, text) => expect(recentSaleTexts([one])).toEqual([text]));

test("leaves out malformed entries", () => {
  for (const value of [null, "x", {}, [null, 1, {}, { buyer: "" }]]) {
    expect(recentSaleTexts(value)).toEqual([]);
  }
  expect(recentSaleTexts([sale({}), sale({})])).toHaveLength(1);
});
