import { amountOff, readDiscountGifts, readDiscounts, sumOff } from "./discount-lines";

test("reads lines with an amount, and entities with a description only", () => {
  const lines = readDiscounts([
    { title: "满 50 减 3", amount: "3.00" },
    { title: "", amount: "1" },
    { discount_type: 3, describe: "9 折", amount: null },
  ]);
  expect(lines).toEqual([
    { key: "0", title: "满 50 减 3", fen: 300 },
    { key: "1", title: "优惠", fen: 100 },
    { key: "2", title: "9 折", fen: null },
  ]);
  expect(lines.map(amountOff)).toEqual(["−¥3.00", "−¥1.00", "已减"]);
  expect(sumOff(lines)).toBeNull();
  expect(sumOff(lines.slice(0, 2))).toBe(400);
});

test("leaves out gifts and malformed lines", () => {
  const entries = [
    { discount_type: 2, describe: "赠体验卡" },
    { discount_type: 2, describe: "" },
    { amount: "3.00" },
    { title: "满减", amount: "many" },
    7,
  ];
  expect(readDiscounts(entries)).toEqual([]);
  expect(readDiscountGifts(entries)).toEqual(["赠体验卡"]);
  expect(readDiscounts("x")).toEqual([]);
});
