import type { CallAnswer } from "@storefront/contract/calls";
import { orderHref } from "@storefront/contract/http/mobile-paths";
import { Flash } from "@storefront/html/parts/flash";
import { Price } from "@storefront/html/parts/price";
import { GoodsLine } from "./goods-line";
import { HoursCard } from "./hours-card";
import { PaymentChannels } from "./payment-channels";
import { extendHref } from "./rental-extensions";
import { Screen } from "./screen";

export type ExtensionOffer = NonNullable<
  NonNullable<CallAnswer<"orderDetail">["rental"]>["extension_offer"]
>;

interface Props {
  order: CallAnswer<"orderDetail">;
  offer: ExtensionOffer;
  hours: number;
  /** Price of these hours in yuan. */
  price: string;
  /** Until when it can be played now, and with these hours: "今天 22:15". */
  endsAt: string;
  extendedTo: string;
  /** Durations to choose from, with labels. */
  presets: readonly { hours: number; words: string }[];
  /** Idempotency key of the form. */
  requestId: string;
  error: string | undefined;
}

/** 续租: hours, price, and the form to pay for an extension of a running rental. */
export function ExtensionView(props: Props) {
  const { order, offer, hours, price, endsAt, extendedTo, requestId } = props;
  const orderNum = order.order_num;
  const back = orderHref(orderNum);
  const presets = props.presets.map((preset) => ({
    ...preset,
    href: extendHref(orderNum, preset.hours),
  }));
  return (
    <Screen title="续租" back={back}>
      <GoodsLine
        picture={order.picture}
        name={order.goods_name}
        detail={`${order.seller_nickname} · 现在玩到 ${endsAt}`}
        first
      >
        <span class="per">
          <b class="figures">¥{offer.hour_price}</b>
          <small>/小时</small>
        </span>
      </GoodsLine>
      <Flash mood="bad" text={offer.refusal === "" ? props.error : offer.refusal} />
      {offer.refusal === "" ? (
        <>
          <HoursCard
            title={`续 ${hours} 小时，玩到 ${extendedTo}`}
            presets={presets}
            action="/phone/extendRental"
            hours={hours}
            least={1}
            most={offer.most_hours}
          >
            <input type="hidden" name="order_num" value={orderNum} />
          </HoursCard>
          <form class="stack-12" method="post" action="/phone/extendRental">
            <input type="hidden" name="order_num" value={orderNum} />
            <input type="hidden" name="hours" value={String(hours)} />
            <input type="hidden" name="request_id" value={requestId} />
            <input type="hidden" name="expected_price" value={price} />
            <Bill hourPrice={offer.hour_price} hours={hours} price={price} />
            <div class="card buy stack-14">
              <PaymentChannels
                channels={offer.channel_list}
                balance={offer.validate_balance}
                price={price}
              />
            </div>
            <button class="button primary" type="submit">
              支付并续租 ¥{price}
            </button>
          </form>
        </>
      ) : (
        <a class="button" href={back}>
          返回订单
        </a>
      )}
    </Screen>
  );
}

function Bill({ hourPrice, hours, price }: { hourPrice: string; hours: number; price: string }) {
  return (
    <section class="card bill stack-10" aria-label="金额明细">
      <dl>
        <div>
          <dt>
            租金 ¥{hourPrice} × {hours} 小时
          </dt>
          <dd class="figures">¥{price}</dd>
        </div>
        <div class="total">
          <dt>应付合计</dt>
          <dd>
            <Price yuan={price} />
          </dd>
        </div>
      </dl>
      <p class="hint">
        每小时的价格与原订单相同，不再收押金。付款成功后到期时间顺延，不用重新上号；到期以后才到的付款自动原路退回。
      </p>
    </section>
  );
}
