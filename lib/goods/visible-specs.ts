import type { SpecView } from "./goods-view";

/** Up to this many specs are all shown; a longer list starts with the first ten. */
export const FEW_SPECS = 12;
const FIRST = 10;

interface Variant {
  chosen: SpecView | null;
  /** The buyer expanded the list. */
  all: boolean;
  /** The buyer's search, as typed; "": none. */
  query: string;
}

/** Returns the visible specs in order. Without a search, the chosen one is always visible. */
export function visibleSpecs(
  specs: readonly SpecView[],
  { chosen, all, query }: Variant,
): readonly SpecView[] {
  const words = bare(query).split(" ").filter(Boolean);
  if (words.length > 0) {
    return specs.filter((spec) => words.every((word) => bare(spec.name).includes(word)));
  }
  if (all || specs.length <= FEW_SPECS) return specs;
  const first = specs.slice(0, FIRST);
  return chosen === null || first.includes(chosen) ? first : [chosen, ...first.slice(0, FIRST - 1)];
}

/** Normalizes case, width and whitespace. */
const bare = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
