import { fenToYuan } from "@/contract/money";
import type { SpecView } from "@/lib/goods/goods-view";
import { quantityBounds } from "@/lib/goods/quantity";

interface Props {
  spec: SpecView;
  /** Its price, null when it is not known. */
  fen: number | null;
  /** What it costs per unit of its face value; "" where it is no amount. */
  unitPrice: string;
  checked: boolean;
  onChoose: (specId: number) => void;
}

/** One spec: name, price, stock. One that is gone, or of which too few are left, cannot be chosen. */
export function SpecChip({ spec, fen, unitPrice, checked, onChoose }: Props) {
  const gone = !quantityBounds(spec).enough;
  return (
    <label className="relative block cursor-pointer rounded-s border border-line-strong bg-white px-3 py-2 text-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-tint has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:border-dashed has-disabled:bg-ground has-focus-visible:outline-2 has-focus-visible:outline-primary-strong">
      <input
        type="radio"
        name="spec"
        value={spec.id}
        checked={checked}
        disabled={gone}
        onChange={() => onChoose(spec.id)}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <bdi
        className={`wrap-anywhere line-clamp-2 text-left ${gone ? "text-ink-3 line-through" : "text-ink"}`}
        title={spec.name}
      >
        {spec.name}
      </bdi>
      <span className="figures mt-0.5 flex justify-between gap-2 text-xs narrow:flex-wrap narrow:gap-y-0">
        <span className={gone ? "text-ink-3" : "font-medium text-accent"}>
          {fen === null ? "" : `¥${fenToYuan(fen)}`}
        </span>
        <span className={gone ? "text-ink-3" : "text-ink-2"}>
          {spec.stock === 0 ? "售罄" : gone ? "库存不足" : `剩 ${spec.stock} 件`}
        </span>
      </span>
      {unitPrice === "" ? null : (
        <span className={`figures block text-xs ${gone ? "text-ink-3" : "text-ink-2"}`}>
          合 {unitPrice}
        </span>
      )}
    </label>
  );
}
