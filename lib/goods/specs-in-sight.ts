import type { SpecView } from "./goods-view";

/** So many specs stand there at once; a listing with more begins with the first ten. */
export const FEW_SPECS = 12;
const FIRST = 10;

interface Variant {
  chosen: SpecView | null;
  /** The buyer expanded the list. */
  all: boolean;
  /** What the buyer looks for, as typed; "" for nothing. */
  query: string;
}

/** Which specs are shown, in their order: the chosen one always among the first. */
export function specsInSight(
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

/** Letters of one case and one width, single blanks. */
const bare = (text: string): string =>
  text.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ").trim();
