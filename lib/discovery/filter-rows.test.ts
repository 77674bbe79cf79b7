import { PLAIN_VIEW, withFilter } from "../addresses/list-view";
import { filterRows } from "./filter-rows";
import { type GoodsFound, readFound } from "./read-found";

const PATH = { game: "曜日战歌", kind: "account" } as const;

const found = (total: number, facets: Record<string, Record<string, number>>): GoodsFound =>
  readFound({
    list: [],
    total,
    facets: Object.entries(facets).map(([filter, values]) => ({
      filter,
      values: Object.entries(values).map(([value, count]) => ({ value, count })),
    })),
  });

const PLAIN = found(5, {
  server: { 微信区: 3, "QQ 区": 2 },
  rank: { 王者: 5 },
  rebind: { "1": 4 },
  delivery: { "1": 5 },
});

test("offers the filters that distinguish listings of the kind, with counts", () => {
  const rows = filterRows(PATH, PLAIN_VIEW, PLAIN, PLAIN);
  expect(rows.map(({ title, values }) => [title, ...values.map((it) => it.name)])).toEqual([
    ["区服", "微信区", "QQ 区"],
    ["换绑", "可换绑"],
  ]);
  expect(rows[0]?.values.map(({ count }) => count)).toEqual([3, 2]);
});

test("keeps all values of a chosen filter and counts values of the others within the filtered list", () => {
  const view = withFilter(PLAIN_VIEW, "server", "QQ 区");
  const rows = filterRows(PATH, view, found(2, { server: { "QQ 区": 2 } }), PLAIN);
  expect(rows).toEqual([
    {
      param: "server",
      title: "区服",
      values: [
        { value: "微信区", name: "微信区", chosen: false, count: undefined },
        { value: "QQ 区", name: "QQ 区", chosen: true, count: undefined },
      ],
    },
  ]);
});

test("shows no counts when not all listings were counted", () => {
  const rows = filterRows(PATH, PLAIN_VIEW, { ...PLAIN, exact: false }, PLAIN);
  expect(rows[0]?.values.map(({ count }) => count)).toEqual([undefined, undefined]);
});

test("shows a chosen value that no listing has, so that it can be removed", () => {
  const view = withFilter(PLAIN_VIEW, "rank", "青铜");
  const [rank] = filterRows(PATH, view, found(0, {}), null);
  expect(rank?.values).toEqual([{ value: "青铜", name: "青铜", chosen: true, count: undefined }]);
});
