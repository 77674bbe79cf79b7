import fc from "fast-check";
import { characterCount, cutCharacters } from "./characters";

test.each([
  ["", 0],
  ["abc", 3],
  ["你好", 2],
  ["👍🏽", 1],
  ["👨‍👩‍👧‍👦", 1],
  ["🇨🇳", 1],
  ["e\u0301", 1],
  ["a\r\nb", 3],
])("%j has %d user-perceived characters", (value, count) => {
  expect(characterCount(value)).toBe(count);
});

test("cuts between two characters, never within one", () => {
  expect(cutCharacters("好👨‍👩‍👧‍👦👍🏽尾", 2)).toBe("好👨‍👩‍👧‍👦");
  expect(cutCharacters("短", 50)).toBe("短");
  expect(cutCharacters("短", 0)).toBe("");
});

test("returns a prefix with at most the given number of characters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.nat(60), (value, max) => {
      const cut = cutCharacters(value, max);
      expect(value.startsWith(cut)).toBe(true);
      expect(characterCount(cut)).toBe(Math.min(max, characterCount(value)));
    }),
  );
});
