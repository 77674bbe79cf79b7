import { interpolate } from "./interpolate";

const VARIABLES = { PORT: "8080", EMPTY: "", HOST: "api.test" };

/** The cases have # for $, so that they are not mistaken for template strings. */
const dollars = (text: string): string => text.replaceAll("#", "$");

test.each([
  ["text", "text"],
  ["#{PORT}:80", "8080:80"],
  ["#{PORT:-80}:80", "8080:80"],
  ["#{EMPTY:-80}:80", "80:80"],
  ["#{MISSING:-80}", "80"],
  ["#{MISSING}", ""],
  ["#{MISSING:-https://#{HOST}/phone/}", "https://api.test/phone/"],
  ["echo ##HOME", "echo #HOME"],
  ["#{PORT:?set it}", "8080"],
])("replaces variables in %s", (text, expected) => {
  expect(interpolate(dollars(text), VARIABLES)).toBe(dollars(expected));
});

test.each([
  ["#{MISSING:?set it in .env}", "required variable MISSING is missing a value: set it in .env"],
  ["#{EMPTY:?set it in .env}", "required variable EMPTY is missing a value: set it in .env"],
  ["#{PORT", "no closing brace in #{PORT"],
  ["#PORT", "a single # in #PORT: write ## or braces"],
  ["#{PORT-80}", "not a variable: PORT-80"],
])("refuses %s", (text, message) => {
  expect(() => interpolate(dollars(text), VARIABLES)).toThrow(dollars(message));
});
