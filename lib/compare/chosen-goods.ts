import { COMPARED_MOST } from "@/lib/addresses/compare-address";
import { asCount, asObject, asText } from "@/lib/decode/lenient";
import { createLocalList } from "@/lib/storage/local-list";
import { chosenIds } from "./chosen-ids";
import { CHOSEN_KEY } from "./chosen-key";

/** A listing that is chosen to be compared. */
export interface ChosenGoods {
  id: number;
  name: string;
}

/** Characters of a name that are stored. */
const NAME = 80;

/** Listings chosen for comparison in this browser, in the order of the columns. */
export const chosenGoods = createLocalList<ChosenGoods>({
  key: CHOSEN_KEY,
  read: readChosen,
  most: COMPARED_MOST,
});

/** Marks the chosen listings' buttons on the page, until stopped. @returns a function that stops it */
export function publishChosen(): () => void {
  const unsubscribe = chosenGoods.subscribe(publish);
  publish();
  return unsubscribe;
}

/** Chooses a listing, or takes back the choice. @returns "full" when no more can be chosen */
export function toggleChosen({ id, name }: ChosenGoods): "added" | "removed" | "full" {
  let outcome: "added" | "removed" | "full" = "added";
  chosenGoods.change((list) => {
    const others = list.filter((each) => each.id !== id);
    if (others.length < list.length) outcome = "removed";
    else if (list.length === COMPARED_MOST) outcome = "full";
    return outcome === "added" ? [...list, { id, name: name.slice(0, NAME) }] : others;
  });
  publish();
  return outcome;
}

/** Replaces the choice. */
export function setChosen(list: readonly ChosenGoods[]): void {
  chosenGoods.change(() => list);
  publish();
}

const publish = () => chosenIds.set(new Set(chosenGoods.get().map(({ id }) => id)));

function readChosen(value: unknown): ChosenGoods | null {
  const stored = asObject<keyof ChosenGoods>(value);
  const id = asCount(stored.id);
  return id === 0 ? null : { id, name: asText(stored.name, NAME) || `商品 ${id}` };
}
