import type { Brand } from "../types";

/** A sentence for every value that two brands share (or one lists twice), naming both. */
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
