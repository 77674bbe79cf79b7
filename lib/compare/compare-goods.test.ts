import fc from "fast-check";
import { comparedIds } from "@/lib/addresses/compare-address";
import { readGoodsDetail } from "@/lib/goods/read-goods";
import { SAMPLE_DETAIL } from "@/lib/goods/testing/goods-sample";
import { cheapest, compareGoods, linkNotice } from "./compare-goods";
import { COMPARED_FIELDS } from "./compared-fields.server";

const account = (more: object = {}) => {
  const answer = {
    ...SAMPLE_DETAIL,
    goods_type: "PersonalAccount",
    facts: [
      { key: "rank", title: "段位", text: "王者" },
      { key: "skins", title: "皮肤", text: "142 款" },
    ],
    attributes: [{ title: "贵族", data: ["8"] }],
    stock: 1,
    ...more,
  };
  const goods = readGoodsDetail(answer);
  if (goods === null) throw new Error("unreadable");
  return { goods, answer };
};
const compare = (all: Parameters<typeof compareGoods>[0]) => compareGoods(all, COMPARED_FIELDS);
const lowest = (all: Parameters<typeof compareGoods>[0]) =>
  cheapest(all.map((each) => each?.goods ?? null));
const lines = (all: Parameters<typeof compareGoods>[0]) =>
  new Map(compare(all).flatMap(({ rows }) => rows.map((row) => [row.title, row])));

test("marks the lines in which listings differ", () => {
  const other = account({
    goods_id: 2,
    facts: [
      { key: "rank", title: "段位", text: "王者" },
      { key: "skins", title: "皮肤", text: "90 款" },
    ],
  });
  const rows = lines([account(), other]);
  expect(rows.get("段位")).toEqual({ title: "段位", values: ["王者", "王者"], differs: false });
  expect(rows.get("皮肤")).toEqual({ title: "皮肤", values: ["142 款", "90 款"], differs: true });
});

test("a fact that only one listing has is a difference", () => {
  const rows = lines([account(), account({ facts: [], attributes: [] })]);
  expect(rows.get("皮肤")).toMatchObject({ values: ["142 款", null], differs: true });
  expect(rows.get("贵族")).toMatchObject({ values: ["8", null], differs: true });
});

test("does not call a difference what a whole kind cannot have", () => {
  const card = account({ goods_type: "CardPwd", goods_id: 2, facts: [], attributes: [] });
  const rows = lines([account(), account({ goods_id: 3 }), card]);
  expect(rows.get("类型")?.differs).toBe(true);
  expect(rows.get("段位")).toMatchObject({ values: ["王者", "王者", null], differs: false });
  expect(rows.get("贵族")).toMatchObject({ values: ["8", "8", null], differs: false });
  const other = account({ game_name: "星河", goods_id: 4, facts: [], attributes: [] });
  expect(lines([account(), other]).get("段位")?.differs).toBe(false);
});

test("compares the rest when a listing is gone, which is no difference", () => {
  const rows = lines([account(), null, account()]);
  expect(rows.get("段位")).toMatchObject({ values: ["王者", null, "王者"], differs: false });
  expect([...rows.values()].some(({ differs }) => differs)).toBe(false);
});

test("has nothing to compare when all are gone", () => {
  expect(compare([null, null])).toEqual([]);
  expect(lowest([null, null])).toEqual([]);
});

test("a parameter that repeats a fact's title is shown once", () => {
  const goods = account({ attributes: [{ title: "段位", data: ["王者 30 星"] }] });
  const [attributes] = compare([goods]).filter(({ title }) => title === "属性");
  expect(attributes?.rows.filter(({ title }) => title === "段位")).toHaveLength(1);
});

test("names the game once, and coupons without empty cents", () => {
  const envelope_id = 1;
  const terms = { coupon_name: "券", reduce_num: "30.00", condition_num: "500.00" };
  const goods = account({
    attributes: [{ title: "所属游戏", data: ["曜日战歌"] }],
    envelopes: [{ envelope_id, ...terms, use_time: "", had_received: 0 }],
  });
  const rows = lines([goods, account()]);
  expect(rows.has("所属游戏")).toBe(false);
  expect(rows.get("优惠券")?.values[0]).toBe("满 500 减 30");
});

test("compares the fields that the table marks, each as its kind is shown", () => {
  const rental = account({
    first_buy_discount: "3.00",
    rent_option: { deposit: "100.00", least_time: 2 },
    listed_at: "2026-03-01T04:00:00Z",
  });
  const rows = lines([rental, account({ game_name: "星河", first_buy_discount: "0.00" })]);
  const shown = ["首单立减", "押金", "最短租期", "上架时间", "游戏"].map((title) => [
    title,
    ...(rows.get(title)?.values ?? []),
  ]);
  expect(shown).toEqual([
    ["首单立减", "¥3.00", null],
    ["押金", "¥100.00", null],
    ["最短租期", "2 小时", null],
    ["上架时间", "2026-03-01", null],
    ["游戏", rental.goods.game, "星河"],
  ]);
});

test("tells sold listings, and does not call them the cheapest", () => {
  const sold = account({ stock: 0, normal_price: "1.00", price_after_discount: "1.00" });
  const dear = account({ normal_price: "99.00", price_after_discount: "99.00" });
  expect(lines([account(), sold]).get("状态")?.values).toEqual(["在售", "已售出"]);
  expect(lowest([account(), sold, dear])).toEqual([0]);
});

test("does not compare a price per hour with one per piece", () => {
  expect(lowest([account(), account({ trade_type_id: 3, normal_price: "1.00" })])).toEqual([]);
});

test("the order of listings changes neither lines nor differences", () => {
  const price = fc.integer({ min: 1, max: 9999 }).map((fen) => (fen / 100).toFixed(2));
  const listing = fc.option(
    fc.record({
      price_after_discount: price,
      stock: fc.integer({ min: 0, max: 1 }),
      facts: fc.subarray([
        { key: "rank", title: "段位", text: "王者" },
        { key: "heroes", title: "英雄", text: "110 个" },
      ]),
    }),
    { nil: null },
  );
  fc.assert(
    fc.property(fc.array(listing, { minLength: 1, maxLength: 4 }), (all) => {
      const goods = all.map((each) => (each === null ? null : account(each)));
      const summary = (list: typeof goods) =>
        [...lines(list)].map(([title, { differs }]) => `${title} ${differs}`).sort();
      expect(summary([...goods].reverse())).toEqual(summary(goods));
      for (const { values, differs } of lines(goods).values()) {
        expect(values).toHaveLength(goods.length);
        if (goods.filter((each) => each !== null).length < 2) expect(differs).toBe(false);
      }
    }),
    { numRuns: 40 },
  );
});

test.each([
  ["?goods=1,2", null],
  ["?goods=1,1", null],
  ["?goods=1,x,%3Cb%3E", "有 2 个编号看不懂，已略过。"],
  ["?goods=1,2,3,4,5,6", "一次最多对比 4 件，后面的 2 件没有放进来。"],
  ["?goods=x,1,2,3,4,5", "有 1 个编号看不懂，已略过；一次最多对比 4 件，后面的 1 件没有放进来。"],
])("notes about the link %s: %s", (query, notice) => {
  expect(linkNotice(comparedIds(query))).toBe(notice);
});
