import {
  buyLabel,
  isAppOnly,
  isSoldOut,
  soldOutLabel,
} from "@storefront/contract/listing/buy-action";
import type { PriceShown } from "@storefront/contract/listing/price-shown";
import type { TradeView } from "@storefront/contract/listing/trade-view";
import { fenToYuan } from "@storefront/contract/money";
import { BUY_FORM } from "./buy-form";

interface Props {
  trade: TradeView;
  price: PriceShown;
  isAccount: boolean;
  /** Nothing is left because other buyers are paying. */
  beingPaid: boolean;
}

/** The price and the one button, always in reach. It is part of the page's flow, so that it covers nothing at its end. */
export function BuyBar({ price, ...button }: Props) {
  return (
    <div class="buy-bar line">
      <p class="buy-bar-price fill">
        {price.fen === null ? null : (
          <>
            <b class="price" data-bar-price>
              ¥{fenToYuan(price.fen)}
            </b>
            <small data-bar-unit>
              {price.unit}
              {price.from ? "起" : ""}
            </small>
          </>
        )}
      </p>
      <BarButton {...button} />
    </div>
  );
}

function BarButton({ trade, isAccount, beingPaid }: Omit<Props, "price">) {
  if (isSoldOut(trade)) {
    return (
      <button class="button primary" type="button" disabled>
        {beingPaid ? "有人正在付款" : soldOutLabel(trade, isAccount)}
      </button>
    );
  }
  if (isAppOnly(trade)) {
    return (
      <a class="button primary" href="/phone/download">
        下载 App 下单
      </a>
    );
  }
  return (
    <button class="button primary" type="submit" form={BUY_FORM}>
      {buyLabel(trade)}
    </button>
  );
}
