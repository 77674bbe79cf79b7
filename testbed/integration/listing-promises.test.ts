import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { withTerms } from "@storefront/contract/guarantee-terms";

const CATALOGUE = "sandbox/catalogue";

/** Returns every `name` in a list called `guarantees`, at any depth. */
function guaranteeNames(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const { guarantees } = value as { guarantees?: { name: string }[] };
  const own = Array.isArray(guarantees) ? guarantees.map(({ name }) => name) : [];
  return [...own, ...Object.values(value).flatMap(guaranteeNames)];
}

const names = readdirSync(CATALOGUE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .flatMap((path) => guaranteeNames(JSON.parse(readFileSync(join(CATALOGUE, path), "utf8"))));

it.each([...new Set(names)])("%s states its duration, its exclusions and who decides", (name) => {
  const { duration, excludes, decided_by } = withTerms({ name });
  for (const term of [duration, excludes, decided_by]) expect(term).toMatch(/。$/);
});
