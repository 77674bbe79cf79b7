import { marketView } from "@/lib/home/market-view";
import { countFigure } from "./count-figure";
import { MARKET_FIXTURE } from "./testing/market-fixture";

test.each([
  ["listings", { value: "120", unit: "件" }],
  ["games", { value: "4", unit: "款" }],
  ["sold", { value: "627", unit: "笔" }],
  ["accounts", { value: "4", unit: "个" }],
  ["rents", { value: "1", unit: "个" }],
  ["cards", { value: "2", unit: "种" }],
  ["lowest", { value: "5", unit: "元" }],
  ["highest", { value: "1280", unit: "元" }],
  ["boosters", { value: "1,286", unit: "位" }],
  ["accept", { value: "69", unit: "秒" }],
  ["refund", { value: "3", unit: "天" }],
  ["delivery", { value: "7×24", unit: "小时" }],
  ["hours", { value: "8:00–22:00", unit: "" }],
] as const)("%s", (name, figure) => {
  expect(countFigure(name, MARKET_FIXTURE, 1286)).toEqual(figure);
});

test("knows only constants when the marketplace does not answer", () => {
  const names = ["listings", "games", "sold", "accounts", "lowest", "boosters", "accept"] as const;
  expect(names.filter((name) => countFigure(name, marketView(null), null) !== null)).toEqual([
    "accept",
  ]);
});
