import fc from "fast-check";
import { joinCells, linesOf, splitCells } from "./cells";

it("reads back what it wrote, including bars, backslashes and line breaks", () => {
  const cell = fc.string().map((text) => text.replaceAll("\r", "").trim());
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 5 }), (cells) => {
      const line = joinCells(cells);
      expect(line).not.toMatch(/[\r\n]/);
      expect(splitCells(line)).toEqual(cells);
    }),
  );
});

it("skips empty lines", () => {
  expect(linesOf(" a | b \r\n\r\n  \nc")).toEqual(["a | b", "c"]);
});
