/** @jsxImportSource hono/jsx */
import type { CallAnswer } from "@/contract/calls";
import { Countdown, Row } from "./parts";

type Rental = NonNullable<CallAnswer<"orderDetail">["rental"]>;

interface Props {
  orderNum: string;
  rental: Rental;
  /** Formatted times. */
  startsAt: string;
  endsAt: string;
  closedAt: string | null;
  /** Whole seconds until it ends. */
  secondsLeft: number;
}

/** A rental: its end, the deposit, and the form to return the account early. */
export function RentalCard(props: Props) {
  const { orderNum, rental, startsAt, endsAt, closedAt, secondsLeft } = props;
  const running = rental.state === "running";
  return (
    <section class="card rental" aria-label="租用">
      <dl class="rows">
        {running ? (
          <Row label="剩余时间">
            <b>
              <Countdown seconds={secondsLeft} />
            </b>
          </Row>
        ) : null}
        <Row label="租期">
          <span class="figures">
            {startsAt} 起 {rental.hours} 小时
          </span>
        </Row>
        <Row label={closedAt === null ? "到期" : "结束"}>
          <span class="figures">{closedAt ?? endsAt}</span>
        </Row>
        <Row label="押金">
          <span class="figures">¥{rental.deposit}</span>
          <small>{running ? "归还或到期后退回余额" : "已退回余额"}</small>
        </Row>
      </dl>
      {running ? (
        <details class="give-back">
          <summary class="button">提前归还</summary>
          <form class="stack" method="post" action="/phone/orderDetails/return">
            <input type="hidden" name="order_num" value={orderNum} />
            <p class="hint">
              归还后上号码立即失效，押金 ¥{rental.deposit} 退回余额，剩余时间的租金不退。
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
