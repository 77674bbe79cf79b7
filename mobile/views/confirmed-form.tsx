import type { CallAnswer } from "@storefront/contract/calls";
import { Price } from "@storefront/html/parts/price";
import type { Child } from "hono/jsx";
import type { Promoter } from "../promoter";
import { PaymentChannels } from "./payment-channels";
import { PromoterFields } from "./promoter-fields";

type Confirmed = CallAnswer<"orderConfirm">;

interface Props {
  action: string;
  goodsId: number;
  specId: number;
  confirmed: Confirmed;
  promoter: Promoter;
  /** Label of the button before the amount: 支付并上号. */
  words: string;
  /** Additional hidden fields. */
  children?: Child;
}

/** The price lines, the seller's questions, the payment methods and the button. */
export function ConfirmedForm(props: Props) {
  const { action, goodsId, specId, confirmed, promoter, words, children } = props;
  return (
    <form class="stack-12" method="post" action={action}>
      <input type="hidden" name="goods_id" value={String(goodsId)} />
      <input type="hidden" name="goods_spec_id" value={String(specId)} />
      <input type="hidden" name="order_num" value={confirmed.order_num} />
      <input
        type="hidden"
        name="envelope_id"
        value={String(confirmed.envelope?.user_envelope_id ?? 0)}
      />
      <input type="hidden" name="expected_price" value={confirmed.now_price} />
      <PromoterFields promoter={promoter} />
      {children}
      <Bill confirmed={confirmed} />
      <div class="card buy stack-14">
        {confirmed.customer_remarks.map((remark) => (
          <label class="remark">
            {remark.title}
            <small>{remark.tip}</small>
            <input name={`remark_${remark.remark_id}`} required maxlength={200} />
          </label>
        ))}
        <PaymentChannels
          channels={confirmed.channel_list}
          balance={confirmed.validate_balance}
          price={confirmed.now_price}
        />
      </div>
      <button class="button primary" type="submit">
        {words} ¥{confirmed.now_price}
      </button>
    </form>
  );
}

function Bill({ confirmed }: { confirmed: Confirmed }) {
  const { rent } = confirmed;
  return (
    <section class="card bill stack-10" aria-label="金额明细">
      <dl>
        <div>
          <dt>{rent ? `租金 ¥${rent.hour_price} × ${rent.hours} 小时` : "拼团价"}</dt>
          <dd class="figures">¥{rent ? rent.rent_price : confirmed.after_discount_price}</dd>
        </div>
        {confirmed.discounts.map((line) => (
          <div class="off">
            <dt>{line.title}</dt>
            <dd class="figures">−¥{line.amount}</dd>
          </div>
        ))}
        {confirmed.envelope === null ? null : (
          <div class="off">
            <dt>优惠券</dt>
            <dd class="figures">−¥{confirmed.envelope_reduce_price}</dd>
          </div>
        )}
        {rent ? (
          <div>
            <dt>
              押金 <span class="tag">归还验号后退</span>
            </dt>
            <dd class="figures">¥{rent.deposit}</dd>
          </div>
        ) : null}
        <div class="total">
          <dt>应付合计</dt>
          <dd>
            <Price yuan={confirmed.now_price} />
          </dd>
        </div>
      </dl>
      {rent ? <p class="hint">{rent.rule}</p> : null}
    </section>
  );
}
