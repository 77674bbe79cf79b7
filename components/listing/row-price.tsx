import { UnitPrice } from "@/components/ui/unit-price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceUnit } from "@/lib/goods/price-unit";

interface Props {
  row: Pick<GoodsRow, "kind" | "price" | "from">;
  size?: "small" | "medium" | "large";
  /** Cannot be bought any more: not in the price's colour. */
  muted?: boolean;
}

/** A listing's price with its unit: per hour for rentals, 起 for goods with several prices. */
export function RowPrice({ row, size = "medium", muted = false }: Props) {
  return (
    <UnitPrice
      yuan={row.price}
      className="text-soft"
      unit={priceUnit(row.kind)}
      from={row.from}
      size={size}
      muted={muted}
    />
  );
}
