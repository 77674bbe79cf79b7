import type { GoodsRow } from "@/lib/goods/goods-row";
import { kindsOf } from "./game-kinds";

test("counts the kinds that have listings, in menu order", () => {
  const rows = ["卡密", "账号", "卡密"].map((kind) => ({ kind }) as GoodsRow);
  expect(kindsOf(rows).map(({ name, count }) => [name, count])).toEqual([
    ["账号", 1],
    ["卡密", 2],
  ]);
});
