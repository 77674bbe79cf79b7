import fc from "fast-check";
import { interpretQuery, matchedTexts } from "./interpret-query";
import { createLexicon } from "./lexicon";
import { matchTermsOf } from "./testing/terms-text";

const LEXICON = createLexicon([
  {
    ...{ name: "曜日战歌", slug: "yrzg", pinyin: "yao ri zhan ge" },
    facts: { level: { title: "贵族", unit: "级" }, skins: { title: "皮肤", unit: "款" } },
    ...{ aliases: ["战歌", "Sun War"], aliasPinyin: ["zhan ge", "s u n w a r"] },
  },
  {
    ...{ name: "巅峰十一人", slug: "dfsyr", pinyin: "dian feng shi yi ren" },
    facts: { score: { title: "总身价", unit: "万" }, skins: { title: "S 级" } },
  },
]);
const READINGS = new Map([
  ["耀", ["yao"]],
  ["日", ["ri"]],
  ["站", ["zhan"]],
  ["歌", ["ge"]],
]);

const interpret = (query: string) => interpretQuery(query, LEXICON, READINGS);
const exact = (query: string) => matchTermsOf(interpret(query)[0]);

it.each([
  ["曜日战歌", ["game 曜日战歌"]],
  ["战歌账号", ["game 曜日战歌", "account 账号"]],
  ["zhangehao sun war", ["game 曜日战歌", "hao", "game 曜日战歌"]],
  ["曜日 战歌账号", ["game 曜日战歌", "account 账号"]],
  ["yaorizhangezuhao", ["game 曜日战歌", "rent 租号"]],
  ["yrzg 账号", ["game 曜日战歌", "account 账号"]],
  ["yrzgzh", ["game 曜日战歌", "account 账号"]],
  ["我要买曜日战歌的号", ["game 曜日战歌", "account 号"]],
  ["贵族 8 皮肤142", ["曜日战歌 level=8", "曜日战歌 skins=142"]],
  ["142 款皮肤 贵族八", ["曜日战歌 skins=142", "曜日战歌 level=8"]],
  ["v8", ["曜日战歌 level=8"]],
  ["皮肤100以上", ["曜日战歌 skins>=100"]],
  ["100款以上皮肤", ["曜日战歌 skins>=100"]],
  ["曜日战歌皮肤100款以内", ["game 曜日战歌", "曜日战歌 skins<=100"]],
  ["总身价 38 亿", ["巅峰十一人 score=380000"]],
  ["身价26亿", ["巅峰十一人 score=260000"]],
  ["总身价 十六亿", ["巅峰十一人 score=160000"]],
  ["巅峰11人", ["game 巅峰十一人"]],
  ["霜月", ["霜月"]],
])("reads %s", (query, terms) => {
  expect(exact(query)).toEqual(terms);
});

it("finds a title of two scripts by its letters, without a number", () => {
  const [term] = interpret("S级")[0]?.terms ?? [];
  expect(term).toMatchObject({ text: "s级", anyOf: [{ grams: ["s级"], words: [] }] });
});

it.each([
  ["曜曰战歌", "曜日战歌"],
  ["日曜战歌账号", "曜日战歌 账号"],
  ["耀日站歌", "曜日战歌"],
  ["yaorizange", "曜日战歌"],
  ["yrrzg", "曜日战歌"],
  ["曜日战歌 点劵", "曜日战歌 点券"],
  ["组号", "租号"],
])("corrects %s to %s", (query, corrected) => {
  expect(interpret(query)[1]?.corrected).toBe(corrected);
});

it.each(["曜日战歌", "霜月", "zzzz", "qqqqq", "yrzh", "142"])("does not correct %s", (query) => {
  expect(interpret(query)[1]).toBeNull();
});

it("never leaves out a word unless a game or a number is left", () => {
  expect(interpret("雨伞出租")[4]).toBeNull();
  expect(matchTermsOf(interpret("曜日战歌 雨伞")[4])).toEqual(["game 曜日战歌"]);
  expect(interpret("贵族 9")[4]).toMatchObject({ nearNumbers: true, approximate: true });
});

it("reads any query without failing, in a bounded number of terms and alternatives", () => {
  const words = fc.constantFrom(
    ...["曜日战歌", "yrzg", "贵族", "8", "皮肤", "账号", "xian", "aaaa", "的", " ", "%", "😀"],
  );
  const texts = fc.oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.array(words, { maxLength: 15 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(texts, (query) => {
      for (const interpretation of interpret(query)) {
        expect(interpretation?.terms.length ?? 0).toBeLessThanOrEqual(40);
        for (const term of interpretation?.terms ?? [])
          if (term.type === "words") expect(term.anyOf.length).toBeLessThanOrEqual(60);
      }
    }),
  );
});

describe("texts that a list marks", () => {
  it("are names of games, typed words and numbers with their titles, the longest first", () => {
    const [exact] = interpret("yrzg 霜月 贵族8");
    expect(exact && matchedTexts(exact)).toEqual(["曜日战歌", "贵族8", "霜月"]);
  });
});
