import { fullTime } from "@storefront/contract/text/china-time";
import type { RefundRequest } from "../../money/refund-requests";
import type { Refund, RefundState } from "../../refunds/read-refunds";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import {
  CHANNEL_NAMES,
  MONEY_ACTION_LABELS,
  REFUND_CAUSE_LABELS,
  REFUND_STATE_LABELS,
} from "./labels";
import { OrderLink } from "./order-rows";
import { Card, Money, Tag } from "./parts";
import { ListCard } from "./table";

export function RefundTag({ state }: { state: RefundState }) {
  const [label, mood] = REFUND_STATE_LABELS[state];
  return <Tag mood={mood}>{label}</Tag>;
}

/** Refunds that wait for a second operator; nothing without any. */
export function RefundRequests({ requests }: { requests: readonly RefundRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <ListCard
      title="等待批准的退款"
      note="由另一位负责人批准"
      columns={[
        ["订单号", (request) => <RequestLink request={request} />],
        ["操作", ({ act }) => MONEY_ACTION_LABELS[act]],
        ["金额", ({ amountFen }) => <Money fen={amountFen} />, "right"],
        ["理由", ({ reason }) => reason, "wide"],
        ["提出时间", ({ requestedAt }) => fullTime(requestedAt), "time"],
      ]}
      rows={requests}
      empty=""
    />
  );
}

function RequestLink({ request: { orderNum, details } }: { request: RefundRequest }) {
  if (!details?.channel) return <OrderLink orderNum={orderNum} />;
  return (
    <a class="number" href={`/admin/reconcile/${details.channel}/${orderNum}`}>
      {orderNum}
    </a>
  );
}

export function RefundDetails({ refund }: { refund: Refund }) {
  return (
    <Card
      title="退款"
      details={[
        ["订单", <OrderLink orderNum={refund.orderNum} />],
        ["退款号", refund.refundNum],
        ["缘由", REFUND_CAUSE_LABELS[refund.cause]],
        ["渠道", CHANNEL_NAMES[refund.channel]],
        ["金额", <Money fen={refund.amountFen} />],
        ["状态", <RefundTag state={refund.state} />],
        ["申请次数", String(refund.tries)],
        ["渠道给的原因", refund.reason],
        ["登记时间", fullTime(refund.createdAt)],
        ["完成时间", refund.refundedAt ? fullTime(refund.refundedAt) : null],
      ]}
    />
  );
}

/** Requests a failed refund again. */
export function RetryForm({ refund: { refundNum } }: { refund: Refund }) {
  return (
    <Card title="再次申请" note="退款号不变，不会退两次">
      <Form class="in-line" action={`/admin/refunds/${refundNum}/retry`}>
        <TypedField
          label="再输入一次退款金额"
          name="amount"
          inputmode="decimal"
          hint="单位元，例如 12.50。请先在渠道的后台查明失败的原因。"
        />
        <Submit look="danger">再次申请退款</Submit>
      </Form>
    </Card>
  );
}
