import { fenToYuan } from "@storefront/contract/money";
import { Price } from "@/components/ui/price";
import type { RecommendedView } from "@/lib/goods/goods-view";

interface Props {
  goods: Pick<RecommendedView, "priceFen" | "unit" | "from">;
  size?: "small" | "medium";
}

/** A listing's price with its unit; renders nothing when it is not known. */
export function RecommendedPrice({ goods: { priceFen, unit, from }, size = "medium" }: Props) {
  if (priceFen === 0) return null;
  return (
    <span className="whitespace-nowrap">
      <Price yuan={fenToYuan(priceFen)} size={size} />
      {unit === "" ? null : <span className="ml-0.5 text-ink-2 text-xs">{unit}</span>}
      {from ? <span className="ml-0.5 text-ink-2 text-xs">起</span> : null}
    </span>
  );
}
