import { unavailableLabel } from "@storefront/contract/listing/availability";
import { reasonOfPiece } from "@storefront/contract/listing/buy-action";
import { priceShown } from "@storefront/contract/listing/price-shown";
import { limitText } from "@storefront/contract/listing/quantity-bounds";
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
        <SpecChip spec={spec} trade={trade} name={name} priceFen={priceShown(trade, spec).fen} />
      ))}
    </fieldset>
  );
}

function SpecChip({
  spec,
  trade,
  name,
  priceFen,
}: {
  spec: SpecView;
  trade: TradeView;
  name: string;
  priceFen: number | null;
}) {
  const reason = reasonOfPiece(spec, trade);
  const price = priceFen === null ? "" : `¥${fenToYuan(priceFen)}`;
  const limit = limitText(spec);
  return (
    <label>
      <input
        type="radio"
        name={name}
        value={String(spec.id)}
        required
        disabled={reason !== null}
        data-price={price}
      />
      <span class="spec">
        <span class="foreign">{spec.name}</span>
        {spec.desc === "" ? null : <small>{spec.desc}</small>}
        <span class="spec-facts figures">
          <b>{price}</b>
          <small>{reason === null ? `剩 ${spec.stock} 件` : unavailableLabel(reason)}</small>
        </span>
        {limit === "" ? null : <small>{limit}</small>}
      </span>
    </label>
  );
}
