import { Price } from "@/components/ui/price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceUnit } from "@/lib/landing/price-unit";

interface Props {
  row: Pick<GoodsRow, "kind" | "price" | "from">;
  size?: "small" | "medium" | "large";
  /** Cannot be bought any more: not in the price's colour. */
  muted?: boolean;
}

/** A listing's price with its unit: per hour for rentals, 起 for goods with several prices. */
export function RowPrice({ row, size = "medium", muted = false }: Props) {
  const unit = priceUnit(row.kind);
  return (
    <span className="whitespace-nowrap">
      <Price yuan={row.price} size={size} muted={muted} />
      {unit ? <span className="ml-0.5 text-soft text-xs">{unit}</span> : null}
      {row.from ? <span className="ml-0.5 text-soft text-xs">起</span> : null}
    </span>
  );
}
