import fc from "fast-check";
import { asCount, asFen, asFlag, asList, asObject, asText, asTexts } from "./lenient";

describe("decoding values of an answer that may break the contract", () => {
  test("any value is decoded as any type without throwing", () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(typeof asText(value)).toBe("string");
        expect(asText(value).isWellFormed()).toBe(true);
        expect(Number.isInteger(asCount(value))).toBe(true);
        expect(asCount(value)).toBeGreaterThanOrEqual(0);
        expect(asFen(value)).toBeGreaterThanOrEqual(0);
        expect(typeof asFlag(value)).toBe("boolean");
        expect(Array.isArray(asTexts(value))).toBe(true);
        expect(asObject(value)).not.toBeNull();
      }),
    );
  });

  test("text loses control characters and marks that reorder the text around them", () => {
    expect(asText(" a\u0000b\u202ec\u202c\u2066d ")).toBe("abcd");
    expect(asText("一\n二")).toBe("一\n二");
    expect([asText(7), asText(Number.NaN), asText(-Infinity)]).toEqual(["7", "", ""]);
    expect(asText("😀😀", 3).isWellFormed()).toBe(true);
  });

  test.each([
    ["128.00", 12_800],
    [128, 12_800],
    [0.1 + 0.2, 30],
    ["128.5", 12_850],
    ["-1.00", 0],
    ["many", 0],
    [null, 0],
    [Number.NaN, 0],
  ])("money %p is %p fen", (value, fen) => expect(asFen(value)).toBe(fen));

  test.each([
    [7, 7],
    ["7", 7],
    [-1, 0],
    [1.5, 0],
    ["1e3", 0],
    [2 ** 31, 0],
  ])("count %p is %p", (value, count) => expect(asCount(value)).toBe(count));

  test("a list keeps its readable items", () => {
    expect(asList([1, null, 2], (item) => (item === null ? null : item))).toEqual([1, 2]);
    expect(asList({ length: 3 }, () => 1)).toEqual([]);
    expect(asTexts(["一", "", 2, null])).toEqual(["一", "2"]);
  });
});
