import { isSinglePiece } from "@storefront/contract/listing/buy-action";
import { limitText, quantityBounds } from "@storefront/contract/listing/quantity-bounds";
import type { TradeView } from "@storefront/contract/listing/trade-view";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import type { Goods } from "../../listing-trade";
import type { Promoter } from "../../promoter";
import { PromoterFields } from "../promoter-fields";
import { SpecChips } from "./spec-chips";

/** The form that the button of the bar below submits. */
export const BUY_FORM = "buy";

interface Props {
  goods: Goods;
  trade: TradeView;
  promoter: Promoter;
}

/** Spec, quantity, the seller's questions and the way to pay. */
export function BuyForm({ goods, trade, promoter }: Props) {
  return (
    <form id={BUY_FORM} class="card buy stack-14" method="post" action="/phone/goodsDetails">
      <input type="hidden" name="goods_id" value={String(goods.goods_id)} />
      <PromoterFields promoter={promoter} />
      <SpecChips trade={trade} name="goods_spec_id" />
      <Quantity trade={trade} />
      {goods.customer_remarks.map((remark) => (
        <label class="remark">
          {remark.title}
          <small>{remark.tip}</small>
          <input name={`remark_${remark.remark_id}`} required maxlength={200} />
        </label>
      ))}
      <fieldset class="channels wrap">
        <legend>付款方式</legend>
        <label>
          <input type="radio" name="channel" value="alipay" checked />
          <span>支付宝</span>
        </label>
        <label>
          <input type="radio" name="channel" value="wxpay" />
          <span>微信支付</span>
        </label>
      </fieldset>
    </form>
  );
}

/**
 * A field only where more than one piece can be bought. Without scripts its bounds cannot follow the chosen spec: they
 * are the widest of all specs, whose own limits stand in their chips and are enforced when the order is confirmed.
 */
function Quantity({ trade }: { trade: TradeView }) {
  if (isSinglePiece(trade)) return <input type="hidden" name="quantity" value="1" />;
  const choices = (trade.specs.length > 0 ? trade.specs : [trade]).filter(
    (choice) => quantityBounds(choice).enough,
  );
  const bounds = choices.map(quantityBounds);
  const min = Math.min(...bounds.map((it) => it.min));
  const max = Math.max(...bounds.map((it) => it.max));
  const limit = trade.specs.length > 0 ? "" : limitText(trade);
  return (
    <label class="count">
      <span>
        数量
        <small>
          {trade.specs.length > 0 ? "" : `库存 ${trade.stock} 件`}
          {limit === "" ? "" : `，${limit}`}
        </small>
      </span>
      <input
        type="number"
        name="quantity"
        min={String(min)}
        max={String(max)}
        value={String(min)}
        required
        inputmode="numeric"
      />
    </label>
  );
}

/** The spec and the hours of a rent; the next page has its price. */
export function RentForm({ goods, trade, promoter }: Props) {
  return (
    <form id={BUY_FORM} class="card buy stack-14" method="get" action="/phone/rentOrder">
      <input type="hidden" name="goodsId" value={String(goods.goods_id)} />
      <PromoterFields promoter={promoter} />
      <SpecChips trade={trade} name="specId" />
      <label class="count">
        <span>
          租多久
          <small>
            {trade.leastHours} 小时起租，最多 {MAX_RENT_HOURS} 小时
          </small>
        </span>
        <input
          type="number"
          name="hours"
          min={String(trade.leastHours)}
          max={String(MAX_RENT_HOURS)}
          value={String(trade.leastHours)}
          required
          inputmode="numeric"
          aria-label="租多久（小时）"
        />
      </label>
      {goods.rent_option === null ? null : (
        <p class="hint">押金 ¥{goods.rent_option.deposit}，归还后卖家验号，原路退回。</p>
      )}
    </form>
  );
}
