import { CHOICE_FACTS, NUMBER_FACTS } from "@storefront/contract/listing/fact-keys";
import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { changeView, type ListView, withNumbers, withOptions } from "../addresses/list-view";
import { deliveryName } from "./delivery-names";
import { factNames } from "./fact-names";
import { numberRangeText, rankRangeText } from "./range-text";
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
