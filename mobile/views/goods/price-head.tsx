import type { PriceShown } from "@storefront/contract/listing/price-shown";
import { fenToYuan } from "@storefront/contract/money";
import { formatFutureTime } from "@storefront/contract/text/china-time";
import { Countdown } from "@storefront/html/parts/countdown";
import { Price } from "@storefront/html/parts/price";
import { fen, type Goods } from "../../listing-trade";
import { Facts } from "./facts";

/** Less than this is counted down, more is a time of day. */
const COUNTED_MS = 24 * 3_600_000;

interface Props {
  goods: Goods;
  price: PriceShown;
  now: Date;
}

/** The price with the earlier price, the cashback and the end of an activity; then the goods, by their facts. */
export function PriceHead({ goods, price, now }: Props) {
  const groupYuan = goods.open_group_buy === 1 && fen(goods.group_buy_price) > 0;
  return (
    <section class="card stack-6" aria-label="价格与要点">
      <p class="goods-price wrap">
        {price.label === "售价" ? null : <span class="price-label">{price.label}</span>}
        {price.fen === null ? (
          <span class="price-unknown">价格以下单确认为准</span>
        ) : (
          <span>
            <Price yuan={fenToYuan(price.fen)} />
            <small class="price-unit">
              {price.unit}
              {price.from ? "起" : ""}
            </small>
          </span>
        )}
        {price.struckFen === null ? null : (
          <span class="figures">
            <span class="sr-only">原价</span>
            <s>¥{fenToYuan(price.struckFen)}</s>
          </span>
        )}
        {price.cashbackFen === 0 ? null : (
          <span class="cashback figures">返 ¥{fenToYuan(price.cashbackFen)}</span>
        )}
        {groupYuan ? (
          <span class="group-price figures">2 人拼团 ¥{goods.group_buy_price}</span>
        ) : null}
      </p>
      <ActivityEnd until={goods.activity_until ?? null} now={now} />
      <h2 class="goods-name clamp">{goods.goods_name}</h2>
      {goods.feature === "" ? null : <p class="goods-feature foreign">{goods.feature}</p>}
      <Facts goods={goods} />
    </section>
  );
}

/** Until when the activity price holds; nothing after its end or without one. */
export function ActivityEnd({ until, now }: { until: string | null; now: Date }) {
  const end = new Date(until ?? "");
  const left = end.getTime() - now.getTime();
  if (Number.isNaN(left) || left <= 0) return null;
  return (
    <p class="activity-end">
      {left < COUNTED_MS ? (
        <>
          活动还剩 <Countdown seconds={Math.floor(left / 1000)} />
        </>
      ) : (
        `活动到 ${formatFutureTime(end, now)} 为止`
      )}
    </p>
  );
}
