import { type ListView, PLAIN_VIEW, withNumbers, withOptions } from "../addresses/list-view";
import { filterPanel } from "./filter-panel";
import { type GoodsFound, readFound } from "./read-found";
import type { GameFact } from "./read-games";

const FACTS: GameFact[] = [
  { key: "rank", title: "段位", unit: "", options: ["青铜", "星耀", "王者"] },
  { key: "skins", title: "枪皮", unit: "款", options: [] },
  { key: "system", title: "系统", unit: "", options: ["安卓", "苹果"] },
  { key: "server", title: "大区", unit: "", options: ["微信区", "QQ 区"] },
];

const found = (
  total: number,
  facets: Record<string, Record<string, number>>,
  numbers: object[] = [],
): GoodsFound =>
  readFound({
    list: [],
    total,
    facets: Object.entries(facets).map(([filter, values]) => ({
      filter,
      values: Object.entries(values).map(([value, count]) => ({ value, count })),
    })),
    numbers,
    price_range: { from: "12.30", to: "2660.10" },
  });

const FOUND = found(
  5,
  {
    server: { "QQ 区": 3, 微信区: 2 },
    system: { 苹果: 4, 安卓: 1 },
    rank: { 王者: 3, 青铜: 2 },
    covered: { "1": 2 },
    delivery: { "1": 5 },
  },
  [{ key: "skins", from: 3, to: 290 }],
);

const panelOf = (view: ListView, lists: Partial<Parameters<typeof filterPanel>[2]> = {}) =>
  filterPanel(view, FACTS, { found: FOUND, plain: FOUND, ofSystem: FOUND, ...lists });

const optionsOf = (panel: ReturnType<typeof panelOf>, key: string) =>
  panel.choices
    .find((it) => it.key === key)
    ?.options.map(({ value, chosen, count }) => [value, chosen, count]);

test("offers what distinguishes listings, by the titles and menu order of the game's catalog", () => {
  const panel = panelOf(PLAIN_VIEW);
  expect(panel.choices.map(({ title }) => title)).toEqual(["系统", "大区"]);
  expect(optionsOf(panel, "server")).toEqual([
    ["微信区", false, 2],
    ["QQ 区", false, 3],
  ]);
  expect(panel.ranks).toEqual({ title: "段位", options: ["青铜", "星耀", "王者"] });
  expect(panel.numbers).toEqual([
    { key: "skins", title: "枪皮", unit: "款", bounds: { from: 3, to: 290 } },
  ]);
  expect(panel.flags).toEqual([{ value: "covered", chosen: false, count: 2 }]);
  expect(panel.deliveries).toEqual([]);
  expect(panel.price).toEqual({ from: 12, to: 2661 });
});

test("offers the servers of the chosen system", () => {
  const view = withOptions(withOptions(PLAIN_VIEW, "system", ["安卓"]), "server", ["微信区"]);
  const ofSystem = found(1, { server: { 微信区: 1, 手Q: 1 } });
  const panel = panelOf(view, { found: found(1, { server: { 微信区: 1 } }), ofSystem });
  expect(optionsOf(panel, "server")).toEqual([
    ["微信区", true, undefined],
    ["手Q", false, undefined],
  ]);
});

test("keeps all options of a chosen filter and counts options of the others within the filtered list", () => {
  const panel = panelOf(withOptions(PLAIN_VIEW, "server", ["QQ 区"]), {
    found: found(3, { server: { "QQ 区": 3 }, system: { 苹果: 3 } }),
  });
  expect(optionsOf(panel, "server")?.map(([value]) => value)).toEqual(["微信区", "QQ 区"]);
  expect(optionsOf(panel, "system")).toEqual([
    ["安卓", false, 0],
    ["苹果", false, 3],
  ]);
});

test("shows no counts when not all listings were counted", () => {
  const panel = panelOf(PLAIN_VIEW, { found: { ...FOUND, exact: false } });
  expect(optionsOf(panel, "server")?.map(([, , count]) => count)).toEqual([undefined, undefined]);
});

test("shows chosen values that no listing has, so that they can be removed", () => {
  const view = withNumbers(withOptions(PLAIN_VIEW, "face", ["648"]), "level", {
    from: 3,
    to: null,
  });
  const panel = panelOf({ ...view, flags: ["rebind"] });
  expect(optionsOf(panel, "face")).toEqual([["648", true, undefined]]);
  expect(panel.numbers.map(({ key, title }) => [key, title])).toEqual([
    ["skins", "枪皮"],
    ["level", "等级"],
  ]);
  expect(panel.flags.map(({ value }) => value)).toEqual(["covered", "rebind"]);
});
