import { fenToYuan } from "@storefront/contract/money";
import { UnitPrice } from "@/components/ui/unit-price";
import type { RecommendedView } from "@/lib/goods/goods-view";

interface Props {
  goods: Pick<RecommendedView, "priceFen" | "unit" | "from">;
  size?: "small" | "medium";
}

/** A listing's price with its unit; renders nothing when it is not known. */
export function RecommendedPrice({ goods: { priceFen, unit, from }, size = "medium" }: Props) {
  if (priceFen === 0) return null;
  return (
    <UnitPrice
      yuan={fenToYuan(priceFen)}
      size={size}
      unit={unit}
      from={from}
      className="text-ink-2"
    />
  );
}
