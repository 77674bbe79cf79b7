import { BRANDS } from "@storefront/brands";
import { pagesOf } from "@storefront/brands/pages";
import { iconSvg } from "@/lib/art/icon-set";
import { interpolate } from "./interpolate";

/** Every value under a key of some names, at any depth. */
function valuesOf(data: unknown, keys: readonly string[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((item) => valuesOf(item, keys));
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    keys.includes(key) ? [value].flat() : valuesOf(value, keys),
  );
}

const pages = BRANDS.flatMap(pagesOf);

test("every icon of a landing page is in the set", async () => {
  const names = new Set(valuesOf(pages, ["icon", "icons", "centre"]).map(String));
  const drawn = await Promise.all([...names].map(async (name) => [name, await iconSvg(name)]));
  expect(drawn.filter(([, svg]) => svg === null).map(([name]) => name)).toEqual([]);
  expect(names.size).toBeGreaterThan(3);
});

test("names that are not in the set have no icon", async () => {
  expect(await iconSvg("../package")).toBeNull();
  expect(await iconSvg("constructor")).toBeNull();
  expect(await iconSvg("fox-head")).toMatch(/^<svg .+<\/svg>$/);
});

test("every text of every landing page uses known placeholders only", () => {
  const words = { brand: "密马", fee: "5%", source: "应用商店" };
  expect(() => interpolate(pages, words)).not.toThrow();
});

test("fills in placeholders at any depth and leaves the rest unchanged", () => {
  expect(interpolate({ a: ["{refund} 天", { b: "{hours}" }], n: 3, u: null })).toEqual({
    a: ["3 天", { b: "8:00–22:00" }],
    n: 3,
    u: null,
  });
  for (const text of ["{price}", "{constructor}", "{}"]) {
    expect(() => interpolate(text)).toThrow("unknown placeholder");
  }
});
