import { CHOICE_FACTS, NUMBER_FACTS } from "@storefront/contract/listing/fact-keys";
import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import type { RankRange } from "../addresses/list-options";
import { changeView, type ListView, withNumbers, withOptions } from "../addresses/list-view";
import type { NumberRange } from "../addresses/number-range";
import { deliveryName } from "./delivery-names";
import { factNames } from "./fact-names";
import type { GameFact } from "./read-games";

/** An active filter in words, and the view without it. */
export interface ChosenFilter {
  name: string;
  without: ListView;
}

/** Returns the active filters of a view, one for each option. */
export function chosenFilters(view: ListView, facts: readonly GameFact[]): ChosenFilter[] {
  const { rank, numbers, choices, flags, delivery, price, inStock } = view;
  const chosen: ChosenFilter[] = [];
  if (rank)
    chosen.push({ name: rankRangeText(rank), without: changeView(view, { rank: undefined }) });
  for (const key of NUMBER_FACTS) {
    const range = numbers[key];
    if (range === undefined) continue;
    const { title, unit } = factNames(key, facts);
    const name = `${title} ${numberRangeText(range, unit)}`;
    chosen.push({ name, without: withNumbers(view, key) });
  }
  for (const key of CHOICE_FACTS) {
    const options = choices[key] ?? [];
    for (const name of options) {
      const rest = options.filter((it) => it !== name);
      chosen.push({ name, without: withOptions(view, key, rest) });
    }
  }
  for (const flag of flags) {
    const rest = flags.filter((it) => it !== flag);
    chosen.push({ name: FLAG_NAMES[flag], without: changeView(view, { flags: rest }) });
  }
  if (delivery)
    chosen.push({
      name: deliveryName(delivery),
      without: changeView(view, { delivery: undefined }),
    });
  if (price)
    chosen.push({
      name: numberRangeText(price, "元"),
      without: changeView(view, { price: undefined }),
    });
  if (inStock) chosen.push({ name: "有货", without: changeView(view, { inStock: false }) });
  return chosen;
}

/** "50–150 款", "50 款以上", "150 款以下", "50 款". */
export function numberRangeText({ from, to }: NumberRange, unit: string): string {
  if (to === null) return `${from} ${unit}以上`;
  if (from === null) return `${to} ${unit}以下`;
  return `${from === to ? from : `${from}–${to}`} ${unit}`.trim();
}

/** "星耀 Ⅴ – 王者", "王者以上", "王者". */
function rankRangeText({ from, to }: RankRange): string {
  if (to === null) return `${from}以上`;
  if (from === null) return `${to}以下`;
  return from === to ? from : `${from} – ${to}`;
}
