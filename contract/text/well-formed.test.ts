import fc from "fast-check";
import { isWellFormed, toWellFormed } from "./well-formed";

const anyText = fc.string({ unit: fc.constantFrom("a", "好", "😀", "\ud83d", "\ude00") });

test("finds lone surrogates as the language does", () => {
  fc.assert(fc.property(anyText, (text) => isWellFormed(text) === text.isWellFormed()));
});

test("replaces lone surrogates as the language does", () => {
  fc.assert(fc.property(anyText, (text) => toWellFormed(text) === text.toWellFormed()));
});
