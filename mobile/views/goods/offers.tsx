import { couponTerms, plainYuan } from "@storefront/contract/listing/coupon-copy";
import { promotionTags } from "@storefront/contract/listing/promotions";
import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import type { Child } from "hono/jsx";
import { fen, type Goods } from "../../listing-trade";
import type { Promoter } from "../../promoter";
import { PromoterFields } from "../promoter-fields";

type Coupon = Goods["envelopes"][number];

interface Props {
  goods: Goods;
  promoter: Promoter;
}

/** Discounts, the coupons that can be claimed here, and the coupon for following the shop. */
export function Offers({ goods, promoter }: Props) {
  const tags = promotionTags({
    firstBuyFen: fen(goods.first_buy_discount),
    promotions: goods.discounts,
    shareRewardFen: goods.open_promotion === 1 ? fen(goods.share.reward) : 0,
  });
  const { envelopes, subscribe_gift_envelope: gift } = goods;
  if (tags.length + envelopes.length === 0 && gift === null) return null;
  return (
    <section class="card offers stack-14" aria-labelledby="offers">
      <h2 id="offers" class="card-title">
        优惠
      </h2>
      {tags.length === 0 ? null : (
        <ul class="promotions stack-6">
          {tags.map(({ kind, text }) => (
            <li>
              <span class="promotion-kind">{kind}</span>
              <span class="foreign">{text}</span>
            </li>
          ))}
        </ul>
      )}
      <ul class="coupon-list scroller">
        {envelopes.map((coupon) => (
          <CouponRow coupon={coupon}>
            <ClaimForm
              action="/phone/goodsDetails/coupon"
              label="领取"
              name={coupon.coupon_name}
              fields={{ goods_id: goods.goods_id, envelope_id: coupon.envelope_id }}
              promoter={promoter}
            />
          </CouponRow>
        ))}
        {gift === null ? null : (
          <CouponRow coupon={gift}>
            <ClaimForm
              action="/phone/goodsDetails/follow"
              label="关注领取"
              name={gift.coupon_name}
              fields={{ goods_id: goods.goods_id, user_id: goods.user_id }}
              promoter={promoter}
            />
          </CouponRow>
        )}
      </ul>
    </section>
  );
}

/** A coupon as a ticket; `children` is the form that claims it. */
function CouponRow({ coupon, children }: { coupon: Coupon; children: Child }) {
  const amounts = {
    reduceFen: fen(coupon.reduce_num),
    conditionFen: fen(coupon.condition_num),
  };
  return (
    <li class="claim">
      <p class="claim-amount figures">
        <span>
          <small>¥</small>
          {plainYuan(amounts.reduceFen)}
        </span>
        <small>{couponTerms(amounts)}</small>
      </p>
      <p class="claim-name">
        <strong>{coupon.coupon_name}</strong>
        <small>{coupon.use_time}</small>
      </p>
      {coupon.had_received === 1 ? <span class="claimed">{COUPON_WORDS.claimed}</span> : children}
    </li>
  );
}

interface ClaimProps {
  action: string;
  label: string;
  /** The coupon's name, for screen readers. */
  name: string;
  fields: Record<string, number>;
  promoter: Promoter;
}

function ClaimForm({ action, label, name, fields, promoter }: ClaimProps) {
  return (
    <form method="post" action={action}>
      {Object.entries(fields).map(([field, value]) => (
        <input type="hidden" name={field} value={String(value)} />
      ))}
      <PromoterFields promoter={promoter} />
      <button class="button small claim-button" type="submit" aria-label={`${label} ${name}`}>
        {label}
      </button>
    </form>
  );
}
