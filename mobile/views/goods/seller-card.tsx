import {
  deliveryText,
  disputeText,
  durationText,
} from "@storefront/contract/listing/seller-figures";
import { RENT } from "@storefront/contract/trade";
import { Price } from "@storefront/html/parts/price";
import type { Goods } from "../../listing-trade";
import { ContactLinks } from "../contact-links";
import { Picture } from "../picture";
import { Stars } from "./stars";

/** The seller: badges, score, counts and figures from real orders, how to ask, and what else the shop sells. */
export function SellerCard({ goods }: { goods: Goods }) {
  const { user } = goods;
  return (
    <section class="card seller" aria-label="卖家">
      <div class="owner">
        <Picture url={user.head_img_url} width={160} alt="" />
        <div class="seller-name">
          <h2>{user.nickname}</h2>
          <p class="seller-badges">
            {user.self_user === 1 ? <span class="seller-badge is-own">自营</span> : null}
            {user.official_user === 1 ? <span class="seller-badge is-official">官方</span> : null}
            {user.auth_identity === 1 ? null : <span class="seller-badge">未认证</span>}
            <Stars score={user.credit_score} />
            <small class="figures">{user.credit_score.toFixed(1)}</small>
          </p>
        </div>
      </div>
      <dl class="seller-figures figures">
        {figuresOf(user).map(([title, text]) => (
          <div>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {user.option.profile === "" ? null : <p class="hint isolate">{user.option.profile}</p>}
      <ContactLinks subject={{ goods_id: goods.goods_id }} hasShop />
      <Recommended goods={user.seller_recommend} />
    </section>
  );
}

/** @returns titles and texts; figures that are not known are left out */
function figuresOf(user: Goods["user"]): [string, string][] {
  const { deliver_median_s: deliver, dispute_permille: disputes, reply_median_s: reply } = user;
  return [
    ["在售", String(user.total_selling_goods)],
    ["总销量", String(user.total_sale)],
    ...optional("发货", deliver, deliveryText),
    ...optional("纠纷率", disputes, disputeText),
    ...optional("回复", reply, (seconds) => `约 ${durationText(seconds)}`),
  ];
}

const optional = (
  title: string,
  value: number | null | undefined,
  toText: (value: number) => string,
): [string, string][] => (typeof value === "number" ? [[title, toText(value)]] : []);

function Recommended({ goods }: { goods: Goods["user"]["seller_recommend"] }) {
  if (goods.length === 0) return null;
  return (
    <>
      <h3 class="card-title">店主推荐</h3>
      <ul class="shelf" tabindex={0} aria-label="店主推荐">
        {goods.map((item) => (
          <li>
            <a href={`/phone/goodsDetails?goodsId=${item.goods_id}`}>
              <Picture url={item.cover} width={240} alt="" />
              <span class="shelf-name isolate">{item.goods_name}</span>
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
