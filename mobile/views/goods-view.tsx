import type { CallAnswer } from "@storefront/contract/calls";
import { pictureAt } from "@storefront/contract/picture-widths";
import { MULTIPLE_SPECS, RENT } from "@storefront/contract/trade";
import { Flash } from "@storefront/html/parts/flash";
import { Price } from "@storefront/html/parts/price";
import type { Promoter } from "../promoter";
import { ContactLinks } from "./contact-links";
import { AppOnly, GroupOptions, RentOptions } from "./order-options";
import { Picture } from "./picture";
import { PromoterFields } from "./promoter-fields";
import { Screen } from "./screen";

type Goods = CallAnswer<"goodsDetail">;

interface Props {
  goods: Goods;
  /** Whether it can be ordered on this site, by the cashier. */
  buyable: boolean;
  /** The promoter whose link led here, passed on to the order. */
  promoter: Promoter;
  /** Prices and open groups of a listing with group buy. */
  groups: CallAnswer<"openGroups"> | null;
  error?: string | undefined;
}

/** The goods page that `h5_qrcode_url` points to. */
export function GoodsView({ goods, buyable, groups, promoter, error }: Props) {
  const pictures = goods.goods_media.filter((media) => media.media_type === 1);
  return (
    <Screen title="商品详情" back="/phone">
      <ul class="gallery" aria-label="商品图片">
        {pictures.map((media, index) => (
          <li>
            <a href={pictureAt(media.url, 880)}>
              <Picture
                url={media.url}
                width={640}
                alt={media.alt ?? `${goods.goods_name} 图 ${index + 1}`}
                first={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <section class="goods-head">
        <p class="goods-price">
          <Price yuan={goods.price_after_discount} />
          {goods.trade_type_id === RENT ? <small>/小时</small> : null}
          {goods.specs_type === MULTIPLE_SPECS && goods.specs.length > 0 ? <small>起</small> : null}
          <s class="figures">¥{goods.origin_price}</s>
        </p>
        <h2 class="goods-name clamp">{goods.goods_name}</h2>
        <p class="tags">
          {goods.attrs.map((attr) => (
            <span class="tag">{attr.content}</span>
          ))}
        </p>
        <p class="hint">
          {goods.game_name} · 已售 {goods.sale} · 库存 {goods.stock}
        </p>
      </section>
      <Flash mood="bad" text={error} />
      <WayToBuy goods={goods} buyable={buyable} groups={groups} promoter={promoter} />
      <section class="card owner">
        <Picture url={goods.user.head_img_url} width={160} alt="" />
        <p>
          <strong>{goods.user.nickname}</strong>
          <small>
            评分 {goods.user.credit_score.toFixed(1)} · 在售 {goods.user.total_selling_goods} ·
            总销量 {goods.user.total_sale}
          </small>
        </p>
      </section>
      <ContactLinks subject={{ goods_id: goods.goods_id }} hasShop />
      <Reviews goods={goods} />
    </Screen>
  );
}

function WayToBuy(props: Pick<Props, "goods" | "buyable" | "groups" | "promoter">) {
  const { goods, buyable, groups, promoter } = props;
  if (goods.trade_type_id === RENT) return <RentOptions goods={goods} promoter={promoter} />;
  if (!buyable) return <AppOnly goods={goods} />;
  if (goods.stock > 0) {
    return (
      <>
        {groups === null ? null : (
          <GroupOptions goods={goods} groups={groups} promoter={promoter} />
        )}
        <BuyForm goods={goods} promoter={promoter} />
      </>
    );
  }
  return (
    <section class="card stack">
      <p class="hint">卖家还没有补货，可以先看看评价，或晚些再来。</p>
      <button class="button primary" type="button" disabled>
        已售罄
      </button>
    </section>
  );
}

function BuyForm({ goods, promoter }: Pick<Props, "goods" | "promoter">) {
  const least = Math.max(1, goods.min_sale_num);
  return (
    <form class="card buy" method="post" action="/phone/goodsDetails">
      <input type="hidden" name="goods_id" value={String(goods.goods_id)} />
      <PromoterFields promoter={promoter} />
      {goods.specs.length === 0 ? null : (
        <fieldset class="specs">
          <legend>规格</legend>
          {goods.specs.map((spec) => (
            <label>
              <input
                type="radio"
                name="goods_spec_id"
                value={String(spec.goods_spec_id)}
                required
                disabled={spec.spec_stock === 0}
              />
              <span>
                {spec.spec_name}
                <small>{spec.spec_stock === 0 ? "已售罄" : `¥${specPrice(spec)}`}</small>
              </span>
            </label>
          ))}
        </fieldset>
      )}
      <label class="count">
        数量
        <input
          type="number"
          name="quantity"
          min={String(least)}
          value={String(least)}
          required
          inputmode="numeric"
        />
      </label>
      {goods.customer_remarks.map((remark) => (
        <label class="remark">
          {remark.title}
          <small>{remark.tip}</small>
          <input name={`remark_${remark.remark_id}`} required maxlength={200} />
        </label>
      ))}
      <fieldset class="channels">
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
      <button class="button primary" type="submit">
        立即购买
      </button>
    </form>
  );
}

function specPrice(spec: Goods["specs"][number]): string {
  return spec.activity_price === "0.00" ? spec.spec_price : spec.activity_price;
}

function Reviews({ goods }: { goods: Goods }) {
  if (goods.comments.list.length === 0) return null;
  return (
    <section class="card" aria-labelledby="reviews">
      <h2 id="reviews" class="card-title">
        评价 {goods.comments.total}
      </h2>
      <ul class="reviews">
        {goods.comments.list.slice(0, 3).map((comment) => (
          <li>
            <p>
              <strong>{comment.nickname}</strong>
              <small role="img" aria-label={`${comment.score} 星`}>
                {"★".repeat(comment.score)}
              </small>
            </p>
            <p>{comment.content}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
