import { Price } from "@/components/ui/price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceUnit } from "@/lib/landing/price-unit";

interface Props {
  row: Pick<GoodsRow, "kind" | "price" | "from">;
  size?: "small" | "medium" | "large";
}

/** A listing's price with its unit: per hour for rentals, 起 for goods with several prices. */
export function RowPrice({ row, size = "medium" }: Props) {
  const unit = priceUnit(row.kind);
  return (
    <span className="whitespace-nowrap">
      <Price yuan={row.price} size={size} />
      {unit ? <span className="ml-0.5 text-soft text-xs">{unit}</span> : null}
      {row.from ? <span className="ml-0.5 text-soft text-xs">起</span> : null}
    </span>
  );
}
