import type { CallAnswer } from "@storefront/contract/calls";
import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { Screen } from "./screen";

type Coupon = CallAnswer<"ownEnvelopes">["list"][number];

/** The owner's coupons, highest discount first. */
export function CouponsView({ coupons }: { coupons: readonly Coupon[] }) {
  return (
    <Screen title="我的优惠券" back="/phone/account">
      {coupons.length === 0 ? (
        <Outcome icon="ticket" mood="quiet" title="还没有优惠券">
          <p>在商品页或店铺领取后，优惠券会出现在这里，下单时自动使用最划算的一张。</p>
        </Outcome>
      ) : (
        <ul class="stack-10">
          {coupons.map((coupon) => (
            <li>
              <CouponCard coupon={coupon} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

function CouponCard({ coupon }: { coupon: Coupon }) {
  const { reduce_num, condition_num, coupon_name, type_name } = coupon.envelopes;
  const body = (
    <>
      <Price yuan={reduce_num} />
      <span class="order-name">
        <strong>{coupon_name}</strong>
        <small>
          {type_name} · 满 {condition_num} 元可用
        </small>
        <small>{coupon.use_end_time_text}</small>
      </span>
      <span class={`state state-${coupon.state}`}>{COUPON_WORDS[coupon.state]}</span>
    </>
  );
  // A coupon for one listing links to it.
  return coupon.goods_id > 0 && coupon.state === "usable" ? (
    <a class="card coupon" href={`/phone/goodsDetails?goodsId=${coupon.goods_id}`}>
      {body}
    </a>
  ) : (
    <div class="card coupon">{body}</div>
  );
}
