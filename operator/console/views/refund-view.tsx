import { fullTime } from "@storefront/contract/text/china-time";
import type { Refund } from "../../refunds/read-refunds";
import { Form, Submit } from "./form";
import { FormOutcome, TypedField } from "./form-fields";
import { CHANNEL_NAMES, REFUND_CAUSE_LABELS } from "./labels";
import { OrderLink } from "./order-rows";
import { Card, Facts, Money } from "./parts";
import { RefundTag } from "./refunds-view";

interface Props {
  refund: Refund;
  canRetry: boolean;
  isDone: boolean;
}

export function RefundView({ refund, canRetry, isDone }: Props) {
  const { orderNum, refundNum, channel, amountFen, cause, state, tries, reason } = refund;
  return (
    <>
      <FormOutcome done={isDone ? "已重新排队，会在一分钟内再次申请。" : undefined} />
      <Card title="退款">
        <Facts
          rows={[
            ["订单", <OrderLink orderNum={orderNum} />],
            ["退款号", refundNum],
            ["缘由", REFUND_CAUSE_LABELS[cause]],
            ["渠道", CHANNEL_NAMES[channel]],
            ["金额", <Money fen={amountFen} />],
            ["状态", <RefundTag state={state} />],
            ["申请次数", String(tries)],
            ["渠道给的原因", reason],
            ["登记时间", fullTime(refund.createdAt)],
            ["完成时间", refund.refundedAt ? fullTime(refund.refundedAt) : null],
          ]}
        />
      </Card>
      {canRetry && state === "failed" ? (
        <Card title="再次申请" note="退款号不变，不会退两次">
          <Form class="inline" action={`/admin/refunds/${refundNum}/retry`}>
            <TypedField
              label="再输入一次退款金额"
              name="amount"
              inputmode="decimal"
              hint="单位元，例如 12.50。请先在渠道的后台查明失败的原因。"
            />
            <Submit look="danger">再次申请退款</Submit>
          </Form>
        </Card>
      ) : null}
    </>
  );
}
