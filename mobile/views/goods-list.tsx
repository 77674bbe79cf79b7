import type { CallAnswer } from "@storefront/contract/calls";
import { unavailableLabel } from "@storefront/contract/listing/availability";
import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { RENT } from "@storefront/contract/listing/trade";
import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { Price } from "@storefront/html/parts/price";
import { kindOf } from "../brand-goods";
import { nextReturnOf, reasonOfItem } from "../listing-trade";
import { factsLine } from "./goods/similar";
import { Picture } from "./picture";

type Item = CallAnswer<"catalogue">["list"][number];

interface Props {
  goods: readonly Item[];
  now: Date;
}

/** Listings with links to their pages. */
export function GoodsList({ goods, now }: Props) {
  return (
    <ul class="stack-10">
      {goods.map((item) => (
        <li>
          <a class="card order-line" href={`/phone/goodsDetails?goodsId=${item.goods_id}`}>
            <span class="order-head">
              <span>{item.game_name}</span>
              <GoneState item={item} />
            </span>
            <Picture url={item.cover} width={160} alt="" />
            <span class="order-name">
              <strong>{item.goods_name}</strong>
              <small>{factsLine(item)}</small>
              <NextReturnLine next={nextReturnOf(item)} now={now} />
            </span>
            <span>
              <Price yuan={item.now_price} />
              {item.trade_type_id === RENT ? <small>/小时</small> : null}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** When a rented account can be rented again. */
function NextReturnLine({ next, now }: { next: NextReturn | null; now: Date }) {
  return next === null ? null : <small>{nextReturnText(next, now.getTime())}</small>;
}

/** Why it cannot be bought. */
function GoneState({ item }: { item: Item }) {
  const reason = reasonOfItem(item);
  if (reason === null) return null;
  return <span class="state">{unavailableLabel(reason, kindOf(item) === "account")}</span>;
}
