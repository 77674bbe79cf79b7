import { formatTable } from "./format-table";

const goods = { step: "goods", ms: 1301.6, difference: 0.0123, error: null };
const login = { step: "login", ms: 15_000, difference: null, error: 'no text "登录成功"' };
const journey = { browser: "109", version: "HeadlessChrome/109.0", results: [goods, login] };

const linesOf = (text: string) => text.split("\n").map((line) => line.trim().split(/ {2,}/));

test("prints a line per browser and a column per step", () => {
  const [head, line] = linesOf(formatTable([journey], ["goods", "login", "pay"]));
  expect(head).toEqual(["browser", "goods", "login", "pay"]);
  expect(line).toEqual(["109", "ok 1302 ms, 1.2 %", "failed 15000 ms", "–"]);
});

test("prints the failures below the table", () => {
  const lines = linesOf(formatTable([journey], ["goods", "login"]));
  expect(lines.at(-1)).toEqual(['109 (HeadlessChrome/109.0), login: no text "登录成功"']);
});
