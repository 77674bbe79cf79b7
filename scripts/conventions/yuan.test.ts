import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/**
 * Yuan read as a float. Amounts are compared and computed as fen, which contract/money.ts reads (docs/architecture.md);
 * fen of a database, whose sums arrive as text, are whole.
 */
const FLOAT =
  /\b(?:Number(?:\.parseFloat)?|parseFloat)\((?![^()]*fen\b)[^()]*(?:price|balance|yuan|amount|deposit|money)[^()]*\)/gi;

const floatsIn = (source: string): string[] => source.match(FLOAT) ?? [];

const files = sourceFiles("*.ts", "*.tsx").filter(
  (file) => !/\.test\.|\.spec\.|^contract\/money\.ts$|^e2e\/|^testbed\//.test(file),
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

test("reads yuan by contract/money in every program", () => {
  const found = files.flatMap((file) =>
    floatsIn(readFileSync(file, "utf8")).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
