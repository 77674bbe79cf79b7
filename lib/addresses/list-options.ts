/** Options of listings' facts in addresses: docs/discovery.md. */

/** Separates the options of a choice. An option that contains it, or the one below, has no address. */
const OPTIONS = ",";
/** Separates the bounds of a range of ranks. */
const BOUNDS = "~";

/** Maximum length of an option in the `searchGoods` call. */
const OPTION_LENGTH = 40;
/** Most options of one choice in that call. */
const MOST_OPTIONS = 20;

/** Invalid in an option: the separators, control characters and lone surrogates. */
const REFUSED = /[,~\p{Cc}\p{Cs}]/u;

/** Whether an address can carry the option. */
export function isOption(text: string): boolean {
  const fits = text !== "" && text.length <= OPTION_LENGTH && text.trim() === text;
  return fits && !REFUSED.test(text);
}

/** Reads the options of a choice: each once, in one order, so that equal choices have one address. */
export function readOptions(text: string): string[] {
  const options = text.split(OPTIONS).map((option) => option.trim());
  return sortOptions(options.filter(isOption));
}

export function sortOptions(options: readonly string[]): string[] {
  return [...new Set(options)].sort().slice(0, MOST_OPTIONS);
}

export const writeOptions = (options: readonly string[]): string => options.join(OPTIONS);

/** Lowest and highest rank, both included; null: unbounded. At least one is set. */
export interface RankRange {
  from: string | null;
  to: string | null;
}

/** @returns undefined when both bounds are open or invalid */
export function rankRange(from: string, to: string): RankRange | undefined {
  const [low, high] = [from.trim(), to.trim()].map((text) => (isOption(text) ? text : null));
  return low || high ? { from: low ?? null, to: high ?? null } : undefined;
}

/** Reads `星耀 Ⅴ~王者`, `星耀 Ⅴ~`, `~王者`, or `王者` for that rank alone. */
export function readRankRange(text: string): RankRange | undefined {
  const [from = "", to = from, ...more] = text.split(BOUNDS);
  return more.length > 0 ? undefined : rankRange(from, to);
}

export function writeRankRange({ from, to }: RankRange): string {
  return from !== null && from === to ? from : `${from ?? ""}${BOUNDS}${to ?? ""}`;
}
