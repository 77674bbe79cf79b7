import fc from "fast-check";
import { markWords } from "./mark-words";

const shown = (text: string, ...words: string[]) =>
  markWords(text, words)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["曜日战歌 贵族 8 全英雄", ["曜日战歌", "贵族8"], "[曜日战歌] [贵族 8] 全英雄"],
  ["ＱＱ 区 qq", ["qq"], "[ＱＱ] 区 [qq]"],
  ["月卡月卡", ["月卡"], "[月卡月卡]"],
  ["aaa", ["aa"], "[aaa]"],
  ["没有", ["月卡", ""], "没有"],
  ["", ["月卡"], ""],
])("marks in %j the words %j", (text, words, marked) => {
  expect(shown(text, ...words)).toBe(marked);
});

test("makes up any text again, in parts that alternate", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "binary", maxLength: 60 }),
      fc.array(fc.string({ maxLength: 3 }), { maxLength: 4 }),
      (text, words) => {
        const parts = markWords(text, words);
        expect(parts.map((part) => part.text).join("")).toBe(text);
        expect(parts.every(({ marked }, at) => at === 0 || parts[at - 1]?.marked !== marked)).toBe(
          true,
        );
      },
    ),
  );
});
