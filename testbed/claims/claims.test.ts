import { existsSync, readFileSync } from "node:fs";
import { CLAIMS } from "./claims";
import { NEUTRAL } from "./neutral";
import { ROOMS, readSentences, sentencesIn } from "./read-sentences";
import { uncoveredWords } from "./uncovered";
import { PROMISING_WORDS } from "./words";

it.each(ROOMS)("finds in %s no promise that is in no claim", (room) => {
  const open = readSentences(room)
    .map((sentence) => ({ ...sentence, words: uncoveredWords(sentence.text) }))
    .filter(({ words }) => words.length > 0);
  expect(open.map(({ file, text, words }) => `${file}: ${text} (${words.join(", ")})`)).toEqual([]);
});

it("states no number of games, which the assortment decides", () => {
  const counted = ROOMS.flatMap(readSentences).filter(({ text }) =>
    /(?:[二三四五六七八九十百两]|\d) ?(?:大|款)游戏/.test(text),
  );
  expect(counted).toEqual([]);
});

it.each(CLAIMS)("$key is kept by a test that exists", ({ testFile, test, condition }) => {
  expect(condition).not.toBe("");
  expect(existsSync(testFile)).toBe(true);
  const titles = [
    ...readFileSync(testFile, "utf8").matchAll(
      /^\s*"([^"\n]+)",?$|(?:it|test)\("([^"\n]+)"|\)\("([^"\n]+)"/gm,
    ),
  ];
  expect(titles.flatMap(([, ...title]) => title.filter(Boolean))).toContain(test);
});

it("has no claim, and no neutral wording, that no sentence uses", () => {
  const all = ROOMS.flatMap(readSentences).filter(({ text }) => text.match(PROMISING_WORDS));
  const unused = [...CLAIMS.map(({ says }) => says), ...NEUTRAL.map(([, says]) => says)].filter(
    (says) => !all.some(({ text }) => says.test(text)),
  );
  expect(unused).toEqual([]);
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
])("finds the promise of %p, which nothing keeps", (sentence) => {
  expect(uncoveredWords(sentence)).not.toEqual([]);
});

it("reads strings, templates and elements, and no comments", () => {
  const source = `// 保证\n/* 赔 */ const a = "退款。押金"; <p>{name} 包赔</p>; \`最多 \${n} 天内\`;`;
  expect(sentencesIn(source)).toEqual(["退款。", "押金", "〔name〕 包赔", "最多 … 天内"]);
});
