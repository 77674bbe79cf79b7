import fc from "fast-check";
import { fenToYuan, isZeroYuan, yuanToFen } from "./money";

const fen = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

test("reads every amount as it is written", () => {
  fc.assert(fc.property(fen, (amount) => expect(yuanToFen(fenToYuan(amount))).toBe(amount)));
});

test("reads a number like its text", () => {
  fc.assert(
    fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (amount) =>
      expect(yuanToFen(amount / 100)).toBe(amount),
    ),
  );
});

test.each([
  ["128", 12800],
  ["128.5", 12850],
  [" 0.05 ", 5],
  ["-0.00", 0],
  [0.1 + 0.2, 30],
])("reads %j as %j fen", (value, amount) => {
  expect(yuanToFen(value)).toBe(amount);
});

test.each([
  "",
  "1.234",
  "1,000",
  "1e3",
  "abc",
  ".5",
  "1234567890",
  null,
  undefined,
  {},
  0.001,
  Number.NaN,
])("reads %j as no amount", (value) => {
  expect(yuanToFen(value)).toBeNull();
});

test("knows nothing however it is written, and no amount from nothing", () => {
  expect(["0", "0.0", "0.00", "-0.00", "0.01", "", null].map(isZeroYuan)).toEqual([
    ...[true, true, true, true],
    ...[false, false, false],
  ]);
});
