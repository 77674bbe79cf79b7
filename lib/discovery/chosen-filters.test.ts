import { listQuery, readListView } from "../addresses/list-url";
import { chosenFilters } from "./chosen-filters";

const FACTS = [{ key: "skins", title: "枪皮", unit: "款", options: [] }] as const;

const chosenOf = (query: string) =>
  chosenFilters(readListView(query), FACTS).map(({ name, without }) => [
    name,
    decodeURIComponent(listQuery(without)),
  ]);

test("names each option apart, with the view without it", () => {
  expect(chosenOf("?system=安卓,苹果&rebind=1&covered=1&after=x")).toEqual([
    ["安卓", "?system=苹果&rebind=1&covered=1"],
    ["苹果", "?system=安卓&rebind=1&covered=1"],
    ["可换绑", "?system=安卓,苹果&covered=1"],
    ["找回包赔", "?system=安卓,苹果&rebind=1"],
  ]);
});

test.each([
  ["?rank=星耀~王者", "星耀 – 王者"],
  ["?rank=星耀~", "星耀以上"],
  ["?rank=~星耀", "星耀以下"],
  ["?rank=王者", "王者"],
  ["?skins=50-150", "枪皮 50–150 款"],
  ["?skins=50-up", "枪皮 50 款以上"],
  ["?skins=0-150", "枪皮 150 款以下"],
  ["?skins=5-5", "枪皮 5 款"],
  ["?level=3-up", "等级 3 以上"],
  ["?price=100-500", "100–500 元"],
  ["?delivery=2", "自动发货"],
  ["?stock=1", "有货"],
])("names %s %s", (query, name) => {
  expect(chosenOf(query)).toEqual([[name, ""]]);
});
