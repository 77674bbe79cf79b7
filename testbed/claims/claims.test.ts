import { PROMISE_NAMES } from "@storefront/contract/listing/promise-table";
import { CLAIMS } from "./claims";
import { DECIDED, GUARANTEES } from "./guarantees";
import { missingTests } from "./missing-tests";
import { ROOMS, readSentences } from "./read-sentences";
import { uncoveredWords, WORDINGS } from "./uncovered";
import { WORDING } from "./wordings";

const SENTENCES = ROOMS.map((room) => ({ room, sentences: readSentences(room) }));
const TEXTS = [...new Set(SENTENCES.flatMap(({ sentences }) => sentences.map(({ text }) => text)))];
/** One sentence a line. */
const ALL = TEXTS.join("\n");

it.each(SENTENCES)("finds in $room no promise that is in no claim", ({ sentences }) => {
  const open = sentences
    .map((sentence) => ({ ...sentence, words: uncoveredWords(sentence.text) }))
    .filter(({ words }) => words.length > 0);
  expect(open.map(({ file, text, words }) => `${file}: ${text} (${words.join(", ")})`)).toEqual([]);
});

it("has no wording that no sentence uses, and none with a wildcard", () => {
  const faults = WORDINGS.filter(
    ({ says, pattern }) => !WORDING.test(says) || ALL.search(pattern) === -1,
  );
  expect(faults.map(({ of, says }) => `${of}: ${says}`)).toEqual([]);
});

it("states no number of games, which the assortment decides", () => {
  const count = /(?:[二三四五六七八九十百两]|\d) ?(?:大|款)游戏/;
  expect(TEXTS.filter((text) => count.test(text))).toEqual([]);
});

it.each(CLAIMS)("$key is kept by tests that exist", ({ keptBy, condition }) => {
  expect(condition).not.toBe("");
  expect(keptBy).not.toEqual([]);
  expect(missingTests(keptBy)).toEqual([]);
});

it("misses a test without a file, and one whose file has no such title", () => {
  const wrong = [
    ["testbed/claims/claims.test.ts", "is nowhere"],
    ["testbed/claims/nowhere.test.ts", "has one claim of each key"],
  ] as const;
  expect(missingTests([["testbed/claims/claims.test.ts", "has one claim of each key"]])).toEqual(
    [],
  );
  expect(missingTests(wrong)).toEqual(wrong);
});

it("has one claim of each key", () => {
  const keys = CLAIMS.map(({ key }) => key);
  expect(keys).toEqual([...new Set(keys)]);
});

it("names for each guarantee of the table of promises the claims that keep it", () => {
  expect(Object.keys(GUARANTEES)).toEqual(PROMISE_NAMES);
  const keys = CLAIMS.map(({ key }) => key);
  for (const named of [...Object.values(GUARANTEES), DECIDED]) {
    expect(named).not.toEqual([]);
    expect(keys).toEqual(expect.arrayContaining([...named]));
  }
});

it.each([
  "假一赔十",
  "黑充赔十倍",
  "营业时间内平均 20 分钟内完成",
  "官方授权，终身质保",
  "找回包赔，双倍赔付",
  "10 秒出货，全网最低",
  "我们保证不封号",
  "平台为你担保不封号，全程保障",
  "不满意全额退回",
  "24 小时内发货",
  "货款由平台保管，7 天内赔双倍",
  "不满意可以退款",
  "不满意，全额退款",
  "不满意，原路退回",
  "退款秒到账",
  "价格最低",
  "发货最晚 24 小时",
  "平均 10 秒接单",
  "标了「无理由」的 7 天内能退",
  "押金验号后退回，最晚 1 小时",
  "卖家 2 小时内答复",
  "超时未发货，赔一半",
  "随时可以退租，租金退还",
  "返现翻倍",
  "掉线当场赔",
])("finds the promise of %p, which nothing keeps", (sentence) => {
  expect(uncoveredWords(sentence)).not.toEqual([]);
});
