import type { CallAnswer } from "@storefront/contract/calls";
import { DEPOSIT_PROMISE } from "@storefront/contract/labels/deposit-labels";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { Countdown } from "@storefront/html/parts/countdown";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { ExtensionAction, ExtensionRows } from "./rental-extensions";

type Rental = NonNullable<CallAnswer<"orderDetail">["rental"]>;

interface Props {
  orderNum: string;
  rental: Rental;
  actions: ReadonlySet<BuyerAction>;
  /** Formatted times. */
  startsAt: string;
  endsAt: string;
  closedAt: string | null;
  /** The state of the deposit in words. */
  depositText: string;
  /** Where this phone can pay the unpaid extension; "" when not here. */
  payHref: string;
  /** Whole seconds until it ends. */
  secondsLeft: number;
}

/** A rental: its end, the deposit, and the form to return the account early. */
export function RentalCard(props: Props) {
  const { orderNum, rental, actions, startsAt, endsAt, closedAt, depositText, payHref } = props;
  const running = rental.state === "running";
  return (
    <section class="card rental stack-14" aria-label="租用">
      <dl class="rows stack-12">
        {running ? (
          <Row label="剩余时间">
            <b>
              <Countdown seconds={props.secondsLeft} />
            </b>
          </Row>
        ) : null}
        <FigureRow label="租期">
          {startsAt} 起 {rental.hours} 小时
        </FigureRow>
        <Row label={closedAt === null ? "到期" : "结束"}>
          <span class="figures">{closedAt ?? endsAt}</span>
        </Row>
        <Row label="押金">
          <span class="figures">¥{rental.deposit}</span>
          <small>{depositText}</small>
        </Row>
        <ExtensionRows extensions={rental.extensions ?? []} />
      </dl>
      <ExtensionAction orderNum={orderNum} rental={rental} actions={actions} payHref={payHref} />
      {actions.has("returnRental") ? (
        <details class="give-back">
          <summary class="button" data-action="returnRental">
            提前归还
          </summary>
          <form class="stack" method="post" action="/phone/orderDetails/return">
            <input type="hidden" name="order_num" value={orderNum} />
            <p class="hint">
              归还后不能再登录，剩余时间的租金不退。押金 ¥{rental.deposit}：{DEPOSIT_PROMISE}。
            </p>
            <button class="button primary" type="submit">
              确认归还
            </button>
          </form>
        </details>
      ) : null}
    </section>
  );
}
