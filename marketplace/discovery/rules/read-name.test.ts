import fc from "fast-check";
import { beginsName, matchName, readName } from "./read-name";

const NAME = readName("九霄长歌", "jiu xiao chang/zhang ge");

it.each(["九霄长歌", "jiuxiaochangge", "jiuxiaozhangge", "九霄changge", "jiu霄zhang歌"])(
  "matches %s",
  (text) => {
    expect(matchName(NAME, text, 0)).toEqual({ end: text.length, byInitial: false });
  },
);

it.each(["jxcg", "jxzg", "jx长歌", "jiuxcg"])("matches %s by initials", (text) => {
  expect(matchName(NAME, text, 0)).toEqual({ end: text.length, byInitial: true });
});

it.each(["九霄", "jiuxiao", "九霄长号", "jxc", ""])("does not match %j", (text) => {
  expect(matchName(NAME, text, 0)).toBeNull();
});

it("matches inside a text", () => {
  expect(matchName(NAME, "买九霄长歌号", 1)).toEqual({ end: 5, byInitial: false });
});

it("begins with everything that any way of typing begins with", () => {
  const ways = fc.tuple(
    ...NAME.readings.map((readings, at) =>
      fc.constantFrom(NAME.text[at] ?? "", ...readings, readings[0]?.[0] ?? ""),
    ),
  );
  fc.assert(
    fc.property(ways, fc.nat(), (letters, cut) => {
      const typed = letters.join("");
      expect(matchName(NAME, typed, 0)?.end).toBe(typed.length);
      expect(beginsName(NAME, typed.slice(0, 1 + (cut % typed.length)))).toBe(true);
      expect(beginsName(NAME, `${typed}x`)).toBe(false);
    }),
  );
});
