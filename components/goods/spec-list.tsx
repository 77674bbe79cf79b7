import { fenToYuan } from "@/contract/money";
import type { SpecView, TradeView } from "@/lib/goods/goods-view";
import { priceShown } from "@/lib/goods/price-shown";
import { quantityBounds } from "@/lib/goods/quantity";

interface Props {
  trade: TradeView;
  chosen: SpecView | null;
  /** The buyer wanted to buy without choosing. */
  missing: boolean;
  onChoose: (specId: number) => void;
}

/** The specs as chips, one to choose: name, price, stock; one that is gone cannot be chosen. */
export function SpecList({ trade, chosen, missing, onChoose }: Props) {
  return (
    <fieldset aria-describedby={missing ? "spec-missing" : undefined}>
      <legend className="float-left w-14 pt-2.5 text-ink-2 text-sm">规格</legend>
      <div className="ml-[72px]">
        <div
          className={`-m-1 grid max-h-[296px] grid-cols-2 gap-2 overflow-y-auto rounded-s p-1 ${missing ? "bg-danger/5 outline outline-danger" : ""}`}
        >
          {trade.specs.map((spec) => (
            <Chip
              key={spec.id}
              spec={spec}
              fen={priceShown(trade, spec).fen}
              checked={spec.id === chosen?.id}
              onChoose={onChoose}
            />
          ))}
        </div>
        {missing ? (
          <p id="spec-missing" className="mt-2 text-danger text-sm">
            请选择规格
          </p>
        ) : null}
        {chosen && chosen.desc !== "" ? (
          <p className="wrap-anywhere mt-2 text-ink-2 text-xs">
            <bdi>{chosen.desc}</bdi>
          </p>
        ) : null}
      </div>
    </fieldset>
  );
}

interface ChipProps {
  spec: SpecView;
  fen: number | null;
  checked: boolean;
  onChoose: (specId: number) => void;
}

function Chip({ spec, fen, checked, onChoose }: ChipProps) {
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
      <span className="figures mt-0.5 flex justify-between gap-2 text-xs">
        <span className={gone ? "text-ink-3" : "font-medium text-accent"}>
          {fen === null ? "" : `¥${fenToYuan(fen)}`}
        </span>
        <span className={gone ? "text-ink-3" : "text-ink-2"}>
          {spec.stock === 0 ? "售罄" : gone ? "库存不足" : `剩 ${spec.stock} 件`}
        </span>
      </span>
    </label>
  );
}
