import fc from "fast-check";
import { fitLine, fitLines, fitSize } from "./fit-text";
import { printable, textWidth } from "./measure-text";

const SIZE = 40;
const box = (width: number, lines = 3) => ({ width, size: SIZE, lines });

test.each([
  ["曜日战歌点券", 240, ["曜日战歌点券"]],
  ["曜日战歌点券", 160, ["曜日战歌", "点券"]],
  ["曜日 全英雄 142 款", 160, ["曜日 全", "英雄 142", "款"]],
  ["曜战歌「霜月」全", 160, ["曜战歌", "「霜月」", "全"]],
  ["曜日战歌，全英雄", 160, ["曜日战", "歌，全英", "雄"]],
  ["一二三四五六七八九十甲乙丙", 160, ["一二三四", "五六七八", "九十甲…"]],
  ["", 160, []],
])("breaks %j in %i px into %j", (text, width, lines) => {
  expect(fitLines(text, box(width))).toEqual(lines);
});

test("keeps words whole, unless one is wider than a line", () => {
  expect(fitLines("全服 skins 142", box(130))).toEqual(["全服", "skins", "142"]);
  expect(fitLines("A".repeat(40), box(200)).length).toBe(3);
});

test("cuts one line", () => {
  expect(fitLine("曜日战歌点券充值", { width: 160, size: SIZE })).toBe("曜日战…");
  expect(fitLine("曜日", { width: 10, size: SIZE })).toBe("");
});

test("takes the largest size that fits, else the smallest", () => {
  expect(fitSize("曜日战歌", 130, [40, 32, 24])).toBe(32);
  expect(fitSize("曜日战歌曜日战歌", 130, [40, 32, 24])).toBe(24);
});

const anyText = fc
  .array(
    fc.constantFrom(
      "曜",
      "战",
      " ",
      "a",
      "Wide",
      "142",
      "，",
      "「",
      "」",
      "…",
      "<b>",
      "👩🏽‍🚀",
      "\u202e",
      "ت",
      "\n",
    ),
    { maxLength: 120 },
  )
  .map((parts) => printable(parts.join("")));

test("fits any text, in order, and cuts only what does not fit", () => {
  fc.assert(
    fc.property(
      anyText,
      fc.integer({ min: 60, max: 600 }),
      fc.integer({ min: 1, max: 4 }),
      (text, width, most) => {
        const lines = fitLines(text, box(width, most));
        expect(lines.length).toBeLessThanOrEqual(most);
        for (const line of lines) expect(textWidth(line, SIZE)).toBeLessThanOrEqual(width);
        const bare = (value: string) => value.replaceAll(" ", "");
        const shown = bare(lines.join(""));
        const isWhole = shown === bare(text);
        expect(isWhole || bare(text).startsWith(shown.replace(/…$/, ""))).toBe(true);
      },
    ),
  );
});
