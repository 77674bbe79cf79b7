import { RENT } from "@storefront/contract/listing/trade";
import { Price } from "@storefront/html/parts/price";
import type { Goods } from "../../listing-trade";
import type { Recommended } from "../../recommended-goods";
import { shopHref } from "../../shop-href";
import { ContactLinks } from "../contact-links";
import { Picture } from "../picture";
import { SellerFigures, SellerHead } from "./seller-head";

interface Props {
  goods: Goods;
  recommended: readonly Recommended[];
}

/** The seller: badges, score, counts and figures from real orders, how to ask, and what else the shop sells. */
export function SellerCard({ goods, recommended }: Props) {
  const { user } = goods;
  return (
    <section class="card seller stack-14" aria-label="卖家">
      <SellerHead seller={user} shopHref={shopHref(user.user_id)} />
      <SellerFigures seller={user} />
      {user.option.profile === "" ? null : <p class="hint foreign">{user.option.profile}</p>}
      <ContactLinks subject={{ goods_id: goods.goods_id }} seller="店铺客服" />
      <RecommendedShelf goods={recommended} />
    </section>
  );
}

function RecommendedShelf({ goods }: { goods: readonly Recommended[] }) {
  if (goods.length === 0) return null;
  return (
    <>
      <h3 class="card-title">店主推荐</h3>
      <ul class="shelf scroller" tabindex={0} aria-label="店主推荐">
        {goods.map((item) => (
          <li>
            <a class="plain-link" href={`/phone/goodsDetails?goodsId=${item.goods_id}`}>
              <Picture url={item.cover} width={240} alt="" />
              <span class="shelf-name clamp foreign">{item.goods_name}</span>
              <span>
                <Price yuan={item.now_price} />
                {item.trade_type_id === RENT ? <small>/小时</small> : null}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
