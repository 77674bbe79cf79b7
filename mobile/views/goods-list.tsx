import type { CallAnswer } from "@storefront/contract/calls";
import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import type { NextReturn } from "@storefront/contract/listing/trade-view";
import { RENT } from "@storefront/contract/trade";
import { Price } from "@storefront/html/parts/price";
import { kindOf } from "../brand-goods";
import { nextReturnOf } from "../listing-trade";
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
    <ul class="orders">
      {goods.map((item) => (
        <li>
          <a class="card order-line" href={`/phone/goodsDetails?goodsId=${item.goods_id}`}>
            <span class="order-head">
              <span>{item.game_name}</span>
              {item.stock === 0 ? <span class="state">{goneWord(item)}</span> : null}
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

/** An account is the only one of its kind, and a rented one comes back. */
function goneWord(item: Item): string {
  const kind = kindOf(item);
  if (kind === "rent") return LISTING_WORDS.rented;
  return kind === "account" ? LISTING_WORDS.sold : LISTING_WORDS.soldOut;
}
