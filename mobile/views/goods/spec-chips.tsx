import { priceShown } from "@storefront/contract/listing/price-shown";
import { limitText, quantityBounds } from "@storefront/contract/listing/quantity-bounds";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { SpecView, TradeView } from "@storefront/contract/listing/trade-view";
import { fenToYuan } from "@storefront/contract/money";

interface Props {
  trade: TradeView;
  /** Name of the field. */
  name: string;
}

/** The specs to choose from, each with price, stock and limit; those that cannot be bought are disabled. */
export function SpecChips({ trade, name }: Props) {
  if (trade.specs.length === 0) return null;
  return (
    <fieldset class="specs">
      <legend>规格</legend>
      {trade.specs.map((spec) => (
        <SpecChip spec={spec} name={name} priceFen={priceShown(trade, spec).fen} />
      ))}
    </fieldset>
  );
}

function SpecChip({
  spec,
  name,
  priceFen,
}: {
  spec: SpecView;
  name: string;
  priceFen: number | null;
}) {
  const available = quantityBounds(spec).enough;
  const price = priceFen === null ? "" : `¥${fenToYuan(priceFen)}`;
  const limit = limitText(spec);
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={String(spec.id)}
        required
        disabled={!available}
        data-price={price}
      />
      <span class="spec">
        <span class="isolate">{spec.name}</span>
        {spec.desc === "" ? null : <small>{spec.desc}</small>}
        <span class="spec-facts figures">
          <b>{price}</b>
          <small>{stockText(spec, available)}</small>
        </span>
        {limit === "" ? null : <small>{limit}</small>}
      </span>
    </label>
  );
}

function stockText({ stock }: SpecView, available: boolean): string {
  if (stock === 0) return LISTING_WORDS.soldOut;
  return available ? `剩 ${stock} 件` : LISTING_WORDS.short;
}
