import { storefrontView } from "@/lib/home/storefront-view";
import { storefrontFigures } from "./storefront-figures";
import { STOREFRONT_FIXTURE } from "./testing/storefront-fixture";

const hours = { name: "人工客服", value: "8:00–22:00", unit: "" };

test("counts listings, games and sales of the market", () => {
  expect(storefrontFigures(STOREFRONT_FIXTURE)).toEqual([
    { name: "商品在架", value: "120", unit: "件" },
    { name: "游戏", value: "4", unit: "款" },
    { name: "累计成交", value: "627", unit: "笔" },
    hours,
  ]);
});

test("knows the service hours only when the marketplace does not answer", () => {
  expect(storefrontFigures(storefrontView(null))).toEqual([hours]);
});
