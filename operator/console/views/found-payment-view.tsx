import {
  type FoundPayment,
  PAYMENT_ACTIONS,
  type PaymentAction,
  paymentRefusals,
} from "../../reconcile/found-payment";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import { CHANNEL_NAMES, TRADE_STATE_LABELS } from "./labels";
import { orderLink, StatusTag } from "./order-rows";
import { Card, Money } from "./parts";

const LABELS: Readonly<Record<PaymentAction, string>> = { apply: "入账", refund: "退款" };

/** What the provider and the marketplace know about a payment. */
export function PaymentDetails({ found }: { found: FoundPayment }) {
  const { channel, orderNum, order, trade, bookedFen } = found;
  return (
    <Card
      title="付款"
      note="渠道的答复是刚刚查询的"
      details={[
        ["渠道", CHANNEL_NAMES[channel]],
        ["订单号", orderNum],
        ["渠道的答复", <Answer {...found} />],
        [
          "这里的订单",
          order ? (
            <>
              <a href={orderLink(orderNum)}>{order.title}</a> <Money fen={order.totalFen} />{" "}
              <StatusTag status={order.status} />
            </>
          ) : (
            "没有这个订单"
          ),
        ],
        ["这里的交易", trade ? TRADE_STATE_LABELS[trade.state][0] : "没有"],
        ["已入账", <Money fen={bookedFen} />],
      ]}
    />
  );
}

/** What can be done with a payment, and why the rest cannot. */
export function PaymentActions({ found, canSettle }: { found: FoundPayment; canSettle: boolean }) {
  const base = `/admin/reconcile/${found.channel}/${found.orderNum}`;
  const refusals = paymentRefusals(found);
  return (
    <Card title="处理" note="渠道确认收到的款项才能入账或退款">
      {PAYMENT_ACTIONS.filter((act) => refusals[act] === null).map((act) =>
        canSettle ? (
          <Form class="in-line one" action={`${base}/${act}`}>
            <TypedField
              label="再输入一次渠道收到的金额（元）"
              name="amount"
              inputmode="decimal"
              maxlength={12}
            />
            <Submit look="danger">{LABELS[act]}</Submit>
          </Form>
        ) : (
          <p class="hint">你的角色不能做这一步。</p>
        ),
      )}
      <ul class="refused" aria-label="现在不能做的">
        {PAYMENT_ACTIONS.filter((act) => refusals[act] !== null).map((act) => (
          <li class="hint">{`${LABELS[act]}：${refusals[act]}`}</li>
        ))}
      </ul>
    </Card>
  );
}

function Answer({ answer }: Pick<FoundPayment, "answer">) {
  if (answer.state === "paid") {
    return (
      <>
        已付款 <Money fen={answer.amountFen} />
        ，交易号 {answer.tradeNum}
      </>
    );
  }
  return (
    <>
      {
        {
          waiting: "还没有付款",
          closed: "交易已关闭，没有付款",
          absent: "没有这笔交易",
          unknown: "没有答复",
        }[answer.state]
      }
    </>
  );
}
