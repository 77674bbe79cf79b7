import type { CallAnswer } from "@storefront/contract/calls";
import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import { RENT } from "@storefront/contract/trade";
import { Price } from "@storefront/html/parts/price";
import { factsLine } from "./goods/similar";
import { Picture } from "./picture";

/** Listings with links to their pages. */
export function GoodsList({
  goods,
}: {
  goods: readonly CallAnswer<"catalogue">["list"][number][];
}) {
  return (
    <ul class="orders">
      {goods.map((item) => (
        <li>
          <a class="card order-line" href={`/phone/goodsDetails?goodsId=${item.goods_id}`}>
            <span class="order-head">
              <span>{item.game_name}</span>
              {item.stock === 0 ? <span class="state">{LISTING_WORDS.soldOut}</span> : null}
            </span>
            <Picture url={item.cover} width={160} alt="" />
            <span class="order-name">
              <strong>{item.goods_name}</strong>
              <small>{factsLine(item)}</small>
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
