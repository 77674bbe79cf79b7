import fc from "fast-check";
import { parseSpecAmount, sharedUnit, unitPriceText } from "./unit-price";

test.each([
  ["6480 点券", 61_800, "¥9.54/100 点券"],
  ["60 星屑", 600, "¥0.10/星屑"],
  ["2,400 万金币", 2_400, "¥0.00/100 金币"],
  ["月卡 30 天", 2_800, ""],
  ["30 天", 2_800, ""],
  ["8 人房", 2_800, ""],
  ["0 点券", 2_800, ""],
  ["6480 点券", null, ""],
])("the unit price of %s for %p fen is %p", (name, fen, text) => {
  expect(unitPriceText(name, fen)).toBe(text);
});

test("compares specs only when all are amounts of the same unit", () => {
  const named = (...names: string[]) => names.map((name) => ({ name }));
  expect(sharedUnit(named("180 点券", "680 点券"))).toBe("点券");
  expect(sharedUnit(named("180 点券", "礼包"))).toBeNull();
  expect(sharedUnit(named("180 点券", "680 星屑"))).toBeNull();
  expect(sharedUnit(named("180 点券"))).toBeNull();
});

test("reads any name without throwing, and never as a zero amount", () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(parseSpecAmount(name)?.amount ?? 1).toBeGreaterThan(0);
    }),
  );
});
