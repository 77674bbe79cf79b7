import { unavailableLabel } from "@storefront/contract/listing/availability";
import { reasonOfPiece } from "@storefront/contract/listing/buy-action";
import { fenToYuan } from "@storefront/contract/money";
import { guardHandler } from "@/components/ui/guard-handler";
import type { SpecView, TradeView } from "@/lib/goods/goods-view";

interface Props {
  spec: SpecView;
  trade: Pick<TradeView, "tradeType">;
  /** Price in fen; null when not known. */
  fen: number | null;
  /** Price per unit of face value; "" when the face value is no amount. */
  unitPrice: string;
  checked: boolean;
  onChoose: (specId: number) => void;
}

/** One spec: name, price and stock. Disabled when it cannot be bought. */
export function SpecChip({ spec, trade, fen, unitPrice, checked, onChoose }: Props) {
  const reason = reasonOfPiece(spec, trade);
  const unavailable = reason !== null;
  return (
    <label
      data-checked={checked || undefined}
      data-disabled={unavailable || undefined}
      className="relative block cursor-pointer rounded-s border border-line-strong bg-white px-2.5 py-1.5 text-sm transition-colors hover:border-primary data-checked:border-primary data-checked:bg-tint data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:border-dashed data-disabled:bg-ground"
    >
      <input
        type="radio"
        name="spec"
        value={spec.id}
        checked={checked}
        disabled={unavailable}
        onChange={guardHandler(() => onChoose(spec.id))}
        className="absolute inset-0 cursor-[inherit] appearance-none rounded-[5px] focus-visible:outline-offset-1"
      />
      <bdi
        className={`wrap-anywhere line-clamp-3 text-left ${unavailable ? "text-ink-3 line-through" : "text-ink"}`}
        title={spec.name}
      >
        {spec.name}
      </bdi>
      <span className="figures mt-0.5 flex justify-between gap-2 text-xs narrow:flex-wrap narrow:gap-y-0">
        <span className={unavailable ? "text-ink-3" : "font-medium text-accent"}>
          {fen === null ? "" : `¥${fenToYuan(fen)}`}
        </span>
        <span className={unavailable ? "text-ink-3" : "text-ink-2"}>
          {reason === null ? `剩 ${spec.stock} 件` : unavailableLabel(reason)}
        </span>
      </span>
      {unitPrice === "" ? null : (
        <span className={`figures block text-xs ${unavailable ? "text-ink-3" : "text-ink-2"}`}>
          合 {unitPrice}
        </span>
      )}
    </label>
  );
}
