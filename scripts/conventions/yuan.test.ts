import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/**
 * Yuan read as a float. Amounts are compared and computed as fen, which contract/money.ts reads;
 * fen of a database, whose sums arrive as text, are whole.
 */
const FLOAT =
  /\b(?:Number(?:\.parseFloat)?|parseFloat)\((?![^()]*fen\b)[^()]*(?:price|balance|yuan|amount|deposit|money)[^()]*\)/gi;

/** Yuan compared as text, with two decimals as on the wire: "0.00" and "0" are the same amount. */
const TEXT = /[!=]== "\d+\.\d{2}"|"\d+\.\d{2}" [!=]==/g;

const floatsIn = (source: string): string[] => source.match(FLOAT) ?? [];
const textsIn = (source: string): string[] => source.match(TEXT) ?? [];

const files = sourceFiles("*.ts", "*.tsx").filter(
  (file) => !/\.test\.|\.spec\.|^contract\/money\.ts$|^e2e\/|^testbed\/|^tools\//.test(file),
);

test("finds yuan that is read as a float, and no fen", () => {
  const source = [
    "const isShort = Number(balance) < cost;",
    "rows.sort((a, b) => Number(a.price) - 1);",
    "Number.parseFloat(goods.price_after_discount)",
    "parseFloat(input.amount ?? '0')",
    "Number(price_from ?? 0) || null",
    "earned: Number(row.amountFen)",
    "yuanToFen(price)",
    "Number(quantity)",
  ];
  expect(source.filter((line) => floatsIn(line).length > 0)).toEqual(source.slice(0, 5));
});

test("finds yuan that is compared as text", () => {
  const source = ['refund === "0.00" ? a : b', 'if ("128.00" !== price)', 'version === "1"'];
  expect(source.filter((line) => textsIn(line).length > 0)).toEqual(source.slice(0, 2));
});

test("reads and compares yuan by contract/money in every program", () => {
  const found = files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    return [...floatsIn(source), ...textsIn(source)].map((text) => `${file}: ${text}`);
  });
  expect(found).toEqual([]);
});
