import { changeView, type ListView } from "@/lib/addresses/list-view";
import type { NumberRange } from "@/lib/addresses/number-range";
import { isSameRange, PRICE_PRESETS } from "@/lib/discovery/price-presets";
import { FilterGroup } from "./filter-group";
import { FilterLink } from "./filter-link";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
  /** Prices of the unfiltered list; ranges without any are left out. */
  price: NumberRange | null;
}

/** Common price ranges as links. */
export function PriceLinks({ hrefOf, view, price }: Props) {
  const isOffered = ({ from, to }: NumberRange) =>
    price === null || ((price.to ?? 0) >= (from ?? 0) && (to === null || (price.from ?? 0) <= to));
  const offered = PRICE_PRESETS.filter(
    (preset) => isOffered(preset) || isSameRange(view.price, preset),
  );
  if (offered.length < 2) return null;
  return (
    <FilterGroup title="价格">
      {offered.map(({ name, from, to }) => {
        const active = isSameRange(view.price, { from, to });
        return (
          <FilterLink
            key={name}
            href={hrefOf(changeView(view, { price: active ? undefined : { from, to } }))}
            active={active}
          >
            {name}
          </FilterLink>
        );
      })}
    </FilterGroup>
  );
}
