import { readFileSync } from "node:fs";
import { marketplaceVariables } from "@storefront/marketplace/config";
import { storefrontVariables } from "@/lib/env";
import { configurationReference, readExample } from "./reference";

const reference = configurationReference();

/** Undoes the formatter's alignment of tables. */
const unaligned = (markdown: string) => markdown.replace(/ +/g, " ").replace(/-{3,}/g, "---");

test("docs/configuration.md matches the schemas", () => {
  const written = readFileSync("docs/configuration.md", "utf8");
  expect(unaligned(written)).toBe(unaligned(reference));
});

test("every variable has a rule and a meaning", () => {
  const rows = reference.split("\n").filter((line) => line.startsWith("| `"));
  expect(rows.length).toBeGreaterThan(30);
  for (const row of rows) {
    const [, , rule = "", meaning = ""] = row.split(/(?<!\\)\|/);
    expect([row, rule.trim().length > 2, meaning.trim().length > 10]).toEqual([row, true, true]);
  }
});

const example = readExample(readFileSync(".env.example", "utf8"));
const fields = [storefrontVariables.shape, marketplaceVariables.shape].flatMap((shape) =>
  Object.entries(shape),
);

test.each(fields)("%s has the default in .env.example", (name, field) => {
  const unset = field.safeParse(undefined);
  const value = example.get(name)?.value ?? "";
  // Without a default in the schema, the program computes one or requires the variable.
  if (!unset.success || unset.data === undefined) return;
  const parsed = field.safeParse(value === "" ? undefined : value);
  expect(parsed).toEqual(unset);
});

test("contains no control character", () => {
  expect(configurationReference()).not.toMatch(/[^\P{Cc}\n]/u);
});
