import { comparedIds } from "@/lib/addresses/compare-address";
import { linkNotice } from "./link-notice";

test.each([
  ["?goods=1,2", null],
  ["?goods=1,1", null],
  ["?goods=1,x,%3Cb%3E", "有 2 个编号看不懂，已略过。"],
  ["?goods=1,2,3,4,5,6", "一次最多对比 4 件，后面的 2 件没有放进来。"],
  ["?goods=x,1,2,3,4,5", "有 1 个编号看不懂，已略过；一次最多对比 4 件，后面的 1 件没有放进来。"],
])("of %s says %s", (query, notice) => {
  expect(linkNotice(comparedIds(query))).toBe(notice);
});
