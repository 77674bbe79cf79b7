import type { MoneyState } from "../../money/read-money-state";
import type { FoundPayment, PaymentAction } from "../../reconcile/found-payment";
import { PAYMENT_ACTIONS, paymentRefusals } from "../../reconcile/found-payment";
import { Form, Submit } from "./form";
import { FormOutcome, TypedField } from "./form-fields";
import { CHANNEL_NAMES, TRADE_STATE_LABELS } from "./labels";
import { MoneyCards } from "./money-cards";
import { orderLink, StatusTag } from "./order-rows";
import { Card, Facts, Money } from "./parts";

const LABELS: Readonly<Record<PaymentAction, string>> = { apply: "入账", refund: "退款" };

const DONE: Readonly<Record<string, string>> = {
  apply: "已经入账，订单照常处理；买家会收到消息。",
  refund: "已登记退款，会在一分钟内向渠道申请，按原付款方式退回。",
  request: "超过你能直接退的额度，已提出，等待另一位负责人批准；现在什么也没有退。",
  approve: "已批准，会在一分钟内向渠道申请退款。",
  reject: "已撤下这笔申请，什么也没有退。",
};

interface Props {
  found: FoundPayment;
  canSettle: boolean;
  money: MoneyState;
  done: string | undefined;
}

/** What the provider and the marketplace know about a payment, and what can be done with it. */
export function FoundPaymentView({ found, canSettle, money, done }: Props) {
  const { channel, orderNum, order, trade, bookedFen } = found;
  const refusals = paymentRefusals(found);
  const legal = PAYMENT_ACTIONS.filter((act) => refusals[act] === null);
  const refused = PAYMENT_ACTIONS.filter((act) => refusals[act] !== null);
  return (
    <>
      <FormOutcome done={DONE[done ?? ""]} />
      <Card title="付款" note="渠道的答复是刚刚查询的">
        <Facts
          rows={[
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
      </Card>
      {canSettle ? (
        <MoneyCards money={money} base={`/admin/reconcile/${channel}/${orderNum}`} />
      ) : null}
      <Card title="处理" note="渠道确认收到的款项才能入账或退款">
        {legal.map((act) =>
          canSettle ? (
            <Form class="inline one" action={`/admin/reconcile/${channel}/${orderNum}/${act}`}>
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
          {refused.map((act) => (
            <li class="hint">{`${LABELS[act]}：${refusals[act]}`}</li>
          ))}
        </ul>
      </Card>
    </>
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
