import { changeView, type ListView, PRICE_RANGES } from "@/lib/addresses/list-view";
import { FilterLine } from "./filter-line";
import { FilterLink } from "./filter-link";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
}

export function PriceLine({ hrefOf, view }: Props) {
  return (
    <FilterLine title="价格">
      <FilterLink
        href={hrefOf(changeView(view, { price: undefined }))}
        active={view.price === undefined}
      >
        不限
      </FilterLink>
      {PRICE_RANGES.map(({ slug, name }) => (
        <FilterLink
          key={slug}
          href={hrefOf(changeView(view, { price: slug }))}
          active={view.price === slug}
        >
          {name}
        </FilterLink>
      ))}
    </FilterLine>
  );
}
