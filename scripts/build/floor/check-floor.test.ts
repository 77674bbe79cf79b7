import { checkFloor } from "./check-floor";

const script = (content: string) => checkFloor([{ name: "a.js", content }]);
const styles = (content: string) => checkFloor([{ name: "a.css", content }]);

test("accepts what the oldest supported browsers have", () => {
  expect(script("class A{#b=1;c(){return structure?.at(-1)??this.#b}}")).toEqual([]);
  expect(styles(".a:is(.b){inset:0;color:rgb(1 2 3 / 50%)}")).toEqual([]);
});

test.each([
  ["a static block", "class A{static{this.b=1}}"],
  ["a lookbehind", "/(?<!a)b/.test(c)"],
  ["syntax newer than ES2022", "await using a=b"],
  ["a method of instances", "a.toReversed()"],
  ["a method named in brackets", 'a["findLast"](b)'],
  ["a static method", "Promise.withResolvers()"],
  ["a global", "structuredClone(a)"],
  ["an API that is accepted only where it is tested for", "AbortSignal.any([a])"],
])("refuses a script with %s", (_, content) => {
  expect(script(content)).toHaveLength(1);
});

test("refuses syntax newer than ES5 in a script that the build copies as it is", () => {
  const copied = (content: string) => checkFloor([{ name: "static/media/a.123.js", content }]);
  expect(copied("var a = function () {};")).toEqual([]);
  for (const content of ["const a = 1", "var a = () => 1", "var a = `b`", "a?.b"])
    expect(copied(content)).toHaveLength(1);
  expect(script("const a = () => 1")).toEqual([]);
});

test.each([
  ["a cascade layer", "@layer a{.b{color:red}}"],
  ["a mixed color", ".a{color:color-mix(in oklab,red 10%,blue)}"],
  ["a color in OKLCH", ".a{color:oklch(50% 0.1 20)}"],
  ["a selector by descendants", ".a:has(.b){color:red}"],
  ["a property", ".a{anchor-name:--b}"],
  ["a unit", ".a{height:100dvh}"],
])("refuses a stylesheet with %s", (_, content) => {
  expect(styles(content)).toHaveLength(1);
});

test("accepts styles that are only used where a browser has them", () => {
  const guard = "@supports (color: color-mix(in lab, red, red))";
  expect(styles(`${guard}{.a{color:color-mix(in oklab,red 10%,blue)}}`)).toEqual([]);
});

test("tells the file and the code of a finding", () => {
  expect(script("x=a.toReversed()")).toEqual([expect.stringMatching(/^a\.js: .*toReversed/)]);
});
