/** @jsxImportSource hono/jsx */
import type { CallAnswer } from "@/contract/calls";
import { Outcome, Picture, Price } from "./parts";
import { Screen } from "./screen";

interface Props {
  time: string;
  goods: CallAnswer<"favourites">["list"];
  /** The next page of the list. */
  more: string | null;
}

/** The listings that the owner has collected. */
export function FavouritesView({ time, goods, more }: Props) {
  return (
    <Screen title="我的收藏" time={time} back="/phone/account">
      {goods.length === 0 ? (
        <Outcome icon="bag" mood="quiet" title="还没有收藏">
          <p>在商品页点「收藏」，之后可以在这里找到它。</p>
        </Outcome>
      ) : (
        <ul class="orders">
          {goods.map((item) => (
            <li>
              <a class="card order-line" href={`/phone/goodsDetails?goodsId=${item.goods_id}`}>
                <span class="order-head">
                  <span>{item.game_name}</span>
                  {item.stock === 0 ? <span class="state">已售罄</span> : null}
                </span>
                <Picture url={item.cover} width={160} alt="" />
                <span class="order-name">
                  <strong>{item.goods_name}</strong>
                  <small>已售 {item.sale}</small>
                </span>
                <Price yuan={item.now_price} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {more === null ? null : (
        <a class="button" href={more}>
          更早的收藏
        </a>
      )}
    </Screen>
  );
}
