import fc from "fast-check";
import { createLexicon } from "./lexicon";
import { readStatedFilters } from "./stated-filters";

const LEXICON = createLexicon([
  {
    ...{ name: "曜日战歌", slug: "yrzg", pinyin: "yao ri zhan ge" },
    facts: { level: { title: "贵族", unit: "级" }, skins: { title: "皮肤", unit: "款" } },
  },
]);

const read = (query: string) => {
  const { words, stated } = readStatedFilters(query, LEXICON);
  return [words, Object.assign({}, ...stated.map(({ filters }) => filters))];
};

it.each([
  ["500以内的号", "号", { price_to: 500 }],
  ["1000-2000", "", { price_from: 1000, price_to: 2000 }],
  ["1000～2000", "", { price_from: 1000, price_to: 2000 }],
  ["1000元到2000元的号", "号", { price_from: 1000, price_to: 2000 }],
  ["2-3千 账号", "账号", { price_from: 2000, price_to: 3000 }],
  ["一千到两千的号", "号", { price_from: 1000, price_to: 2000 }],
  ["三千左右的号", "号", { price_from: 2400, price_to: 3600 }],
  ["100元以下 账号", "账号", { price_to: 100 }],
  ["曜日战歌账号300以内", "曜日战歌账号", { price_to: 300 }],
  ["曜日战歌 300元以下", "曜日战歌", { price_to: 300 }],
  ["曜日战歌 五百块以内", "曜日战歌", { price_to: 500 }],
  ["预算500 账号", "账号", { price_to: 500 }],
  ["价格在200以上的租号", "租号", { price_from: 200 }],
  ["不超过1k的号", "号", { price_to: 1000 }],
  ["至少3万", "", { price_from: 30_000 }],
  ["¥50以下", "", { price_to: 50 }],
  ["租号 便宜", "租号", { sort: "price_asc" }],
  ["最便宜的号", "号", { sort: "price_asc" }],
  ["最贵的账号", "账号", { sort: "price_desc" }],
  ["刚上架的曜日战歌", "曜日战歌", { sort: "newest" }],
  ["换绑", "", { flags: "rebind" }],
  ["可换绑的号", "号", { flags: "rebind" }],
  ["验号 曜日战歌", "曜日战歌", { flags: "inspected" }],
  ["找回包赔", "", { flags: "covered" }],
  ["自动发货 点券", "点券", { delivery: 2 }],
  ["全皮肤 2000以下", "全皮肤", { price_to: 2000 }],
  ["不超过800的皮肤号", "皮肤号", { price_to: 800 }],
  ["验过号的账号", "账号", { flags: "inspected" }],
  ["有货 月卡", "月卡", { in_stock: 1 }],
  ["便宜 500以内 换绑 账号", "账号", { sort: "price_asc", price_to: 500, flags: "rebind" }],
])("reads %s", (query, words, filters) => {
  expect(read(query)).toEqual([words, filters]);
});

it.each([
  "1002",
  "曜日战歌",
  "贵族 8",
  "v8以上",
  "皮肤100以上",
  "100以上皮肤",
  "贵族5-8",
  "4-3-3",
  "3-5天",
  "60～6480 点 全区通用",
  "100元充值卡",
  "第5人格",
  "不可换绑",
  "142 款皮肤",
  "6480",
  "2小时以内",
])("reads no filter in %s", (query) => {
  expect(read(query)).toEqual([query.normalize("NFKC").toLowerCase(), {}]);
});

it("returns each part as typed, and the query without it", () => {
  expect(readStatedFilters("曜日战歌 可换绑 ３００元以下", LEXICON).stated).toEqual([
    { text: "可换绑", without: "曜日战歌 300元以下", filters: { flags: "rebind" } },
    { text: "300元以下", without: "曜日战歌 可换绑", filters: { price_to: 300 } },
  ]);
});

it("never loses a word, states a filter twice or takes bounds in the wrong order", () => {
  const part = fc.constantFrom(
    ...[
      "曜日战歌",
      "账号",
      "500以内",
      "1000-2000",
      "2000-1000",
      "三千左右",
      "便宜",
      "最贵",
      "换绑",
      "贵族8",
      "有货",
      " ",
      "-",
      "以内",
    ],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), (parts) => {
      const query = parts.join(" ");
      const { words, stated } = readStatedFilters(query, LEXICON);
      const keys = stated.flatMap(({ filters }) => Object.keys(filters));
      expect(new Set(keys).size).toBe(keys.length);
      for (const { filters, text } of stated) {
        expect(query).toContain(text);
        const { price_from = 0, price_to = Number.POSITIVE_INFINITY } = filters;
        expect(price_from).toBeLessThanOrEqual(price_to);
      }
      const letters = (text: string) => [...text.replaceAll(" ", "")].sort().join("");
      expect(letters(words + stated.map(({ text }) => text).join(""))).toBe(letters(query));
    }),
  );
});

it("reads hostile queries in no time", () => {
  const began = performance.now();
  for (const query of ["1-".repeat(1000), "千万".repeat(1000), "0".repeat(2000), "一".repeat(2000)])
    readStatedFilters(query, LEXICON);
  expect(performance.now() - began).toBeLessThan(1000);
});
