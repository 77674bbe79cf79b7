import { compareStyles } from "./compare-styles";

test("finds no difference between equal styles", () => {
  const styles = { "h1 font-size": "24px", "h1 color": "17,24,39,255" };
  expect(compareStyles(styles, { ...styles })).toEqual([]);
});

test("ignores how a color was rounded", () => {
  expect(compareStyles({ "h1 color": "17,24,39,255" }, { "h1 color": "18,24,38,255" })).toEqual([]);
});

test("names a style that differs", () => {
  expect(compareStyles({ "h1 font-size": "24px" }, { "h1 font-size": "32px" })).toEqual([
    "h1 font-size: 32px, not 24px",
  ]);
});

test("names a color that differs", () => {
  expect(compareStyles({ "a color": "17,24,39,255" }, { "a color": "0,0,238,255" })).toHaveLength(
    1,
  );
});

test("names an element that is missing", () => {
  expect(compareStyles({ "h1 display": "block" }, {})).toEqual(["h1 display: missing, not block"]);
});
