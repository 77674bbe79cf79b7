import { readFileSync } from "node:fs";
import { marketplaceVariables } from "@storefront/marketplace/config";
import { storefrontVariables } from "@/lib/env";
import { configurationReference, readExample } from "./reference";

const reference = configurationReference();

test("docs/configuration.md matches the schemas", () => {
  const written = readFileSync("docs/configuration.md", "utf8");
  expect(written).toBe(reference);
});

test("every variable has a rule and a meaning", () => {
  const variables = [...reference.matchAll(/^- `[A-Z_]+` \((.*)\): (.*)$/gm)];
  expect(variables.length).toBeGreaterThan(30);
  for (const [line, rule = "", meaning = ""] of variables)
    expect([line, rule.length > 2, meaning.length > 10]).toEqual([line, true, true]);
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
