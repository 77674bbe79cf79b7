import { goodsRowSample } from "@/lib/goods/testing/goods-row-sample";
import { byEvidence } from "./by-evidence";

const fact = { key: "skins", title: "皮肤", text: "142 款" } as const;

test("puts guaranteed accounts first, then those with more facts, keeping the order of equals", () => {
  const rows = [
    goodsRowSample({ id: 1 }),
    goodsRowSample({ id: 2, facts: [fact] }),
    goodsRowSample({ id: 3, flags: ["rebind"] }),
    goodsRowSample({ id: 4 }),
    goodsRowSample({ id: 5, flags: ["covered", "inspected"] }),
  ];
  expect(byEvidence(rows).map(({ id }) => id)).toEqual([5, 3, 2, 1, 4]);
});
