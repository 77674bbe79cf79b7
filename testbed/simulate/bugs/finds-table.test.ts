import { findsTable } from "./finds-table";

it("marks who found a bug, and counts what one tool alone found", () => {
  const finds = [
    { bug: "lost-payment", by: ["simulate", "races"] },
    { bug: "kept-coupon", by: ["simulate"] },
    { bug: "missed", by: [] },
  ];
  expect(findsTable(["simulate", "races"], finds)).toEqual([
    "bug                simulate  races",
    "lost-payment       x         x",
    "kept-coupon        x         ·",
    "missed             ·         ·",
    "found by it alone  1         0",
  ]);
});
