import { FLAG_NAMES } from "@storefront/contract/listing/flag-names";
import { changeView, type ListView, withOptions } from "@/lib/addresses/list-view";
import { deliveryName } from "@/lib/discovery/delivery-names";
import type { FilterOption, FilterPanel } from "@/lib/discovery/filter-panel";
import { FilterGroup } from "./filter-group";
import { FilterLink } from "./filter-link";
import { PriceLinks } from "./price-links";
import { RangeForm } from "./range-form";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  view: ListView;
  panel: FilterPanel;
}

const counted = ({ count }: FilterOption<string>) =>
  count === undefined ? undefined : { count, exact: true };

/** The filters of a list: options as links that keep the others, ranges as a form. */
export function ListFilters({ hrefOf, view, panel }: Props) {
  const { choices, flags, deliveries } = panel;
  const without = <V,>(values: readonly V[], value: V) => values.filter((it) => it !== value);
  return (
    <nav
      aria-label="筛选"
      className="mt-3 flex flex-wrap items-baseline gap-x-8 gap-y-2 rounded-m bg-white px-5 py-3 shadow-card empty:hidden small:px-4"
    >
      {choices.map(({ key, title, options }) => (
        <FilterGroup key={key} title={title}>
          {options.map((option) => {
            const { value, chosen } = option;
            const current = view.choices[key] ?? [];
            const next = chosen ? without(current, value) : [...current, value];
            return (
              <FilterLink
                key={value}
                variant="check"
                href={hrefOf(withOptions(view, key, next))}
                active={chosen}
                count={counted(option)}
              >
                {value}
              </FilterLink>
            );
          })}
        </FilterGroup>
      ))}
      {flags.length === 0 ? null : (
        <FilterGroup title="保障">
          {flags.map((option) => {
            const { value, chosen } = option;
            const next = chosen ? without(view.flags, value) : [...view.flags, value];
            return (
              <FilterLink
                key={value}
                variant="check"
                href={hrefOf(changeView(view, { flags: next }))}
                active={chosen}
                count={counted(option)}
              >
                {FLAG_NAMES[value]}
              </FilterLink>
            );
          })}
        </FilterGroup>
      )}
      {deliveries.length === 0 ? null : (
        <FilterGroup title="发货">
          {deliveries.map((option) => {
            const { value, chosen } = option;
            const delivery = chosen ? undefined : value;
            return (
              <FilterLink
                key={value}
                variant="check"
                href={hrefOf(changeView(view, { delivery }))}
                active={chosen}
                count={counted(option)}
              >
                {deliveryName(value)}
              </FilterLink>
            );
          })}
        </FilterGroup>
      )}
      <PriceLinks hrefOf={hrefOf} view={view} price={panel.price} />
      <RangeForm hrefOf={hrefOf} view={view} panel={panel} />
    </nav>
  );
}
