import { UnitPrice } from "@/components/ui/unit-price";
import type { GoodsRow } from "@/lib/goods/goods-row";
import { priceUnit } from "@/lib/goods/price-unit";

interface Props {
  row: Pick<GoodsRow, "kind" | "price" | "from">;
  size?: "small" | "medium" | "large";
  /** Cannot be bought any more: not in the price's color. */
  muted?: boolean;
}

/**
 * A listing's price with its unit: per hour for rentals, 起 for goods with several prices. Defaults are left out, because
 * a page carries the properties of each price.
 */
export function RowPrice({ row, size = "medium", muted = false }: Props) {
  const unit = priceUnit(row.kind);
  return (
    <UnitPrice
      yuan={row.price}
      className="text-soft"
      {...(unit !== "" && { unit })}
      {...(row.from && { from: true })}
      {...(size !== "medium" && { size })}
      {...(muted && { muted })}
    />
  );
}
