import type { Brand } from "../types";

/** Returns one sentence per value that two brands share, or that one brand lists twice, naming both. */
export function repeated(
  brands: readonly Brand[],
  what: string,
  valuesOf: (brand: Brand) => readonly string[],
): string[] {
  const first = new Map<string, string>();
  return brands.flatMap((brand) =>
    valuesOf(brand).flatMap((value) => {
      const owner = first.get(value);
      first.set(value, owner ?? brand.key);
      return owner === undefined ? [] : [`${brand.key}: ${what} "${value}" is ${owner}'s already`];
    }),
  );
}
