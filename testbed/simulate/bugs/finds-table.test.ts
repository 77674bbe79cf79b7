import { findsTable } from "./finds-table";

it("marks who found a bug, and counts what one tool alone found", () => {
  const results = [
    { bug: "none", tool: "simulate", found: false, seconds: 20 },
    { bug: "none", tool: "races", found: false, seconds: 30 },
    { bug: "lost-payment", tool: "simulate", found: true, seconds: 9 },
    { bug: "lost-payment", tool: "races", found: true, seconds: 9 },
    { bug: "kept-coupon", tool: "simulate", found: true, seconds: 4 },
    { bug: "missed", tool: "simulate", found: false, seconds: 20 },
    { bug: "missed", tool: "races", found: false, seconds: 30 },
  ];
  expect(findsTable(["simulate", "races"], results)).toEqual([
    "bug                    simulate  races",
    "lost-payment           x         x",
    "kept-coupon            x",
    "missed                 ·         ·",
    "found by it alone      1         0",
    "seconds without a bug  20        30",
  ]);
});
