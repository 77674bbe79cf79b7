import { SHOP_SORTS, type ShopSort } from "@storefront/contract/discovery/shop-sorts";

const NAMES: Record<ShopSort, string> = {
  default: "综合",
  sales: "销量",
  price_asc: "价格升序",
  price_desc: "价格降序",
  newest: "最新",
};

interface Props {
  sort: ShopSort;
  onChoose: (sort: ShopSort) => void;
}

/** Chooses the sort order. */
export function SortBar({ sort, onChoose }: Props) {
  return (
    <fieldset className="flex rounded-s border border-line bg-white p-1 small:min-w-0">
      <legend className="sr-only">排序</legend>
      {SHOP_SORTS.map((it) => (
        <label
          key={it}
          data-checked={it === sort || undefined}
          className="relative cursor-pointer rounded-[4px] px-4 py-1 small:px-2 text-ink-2 hover:text-primary-strong data-checked:bg-primary data-checked:text-white"
        >
          <input
            type="radio"
            name="sort"
            checked={it === sort}
            onChange={() => onChoose(it)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-[4px]"
          />
          {NAMES[it]}
        </label>
      ))}
    </fieldset>
  );
}
