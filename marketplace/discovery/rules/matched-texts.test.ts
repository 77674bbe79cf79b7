import { interpretQuery } from "./interpret-query";
import { createLexicon } from "./lexicon";
import { matchedTexts } from "./matched-texts";

const LEXICON = createLexicon([
  {
    ...{ name: "曜日战歌", slug: "yrzg", pinyin: "yao ri zhan ge" },
    facts: { level: { title: "贵族" } },
  },
]);

it("returns names of games, typed words and numbers with their titles, the longest first", () => {
  const [exact] = interpretQuery("yrzg 霜月 贵族8", LEXICON, new Map());
  expect(exact && matchedTexts(exact)).toEqual(["曜日战歌", "贵族8", "霜月"]);
});
