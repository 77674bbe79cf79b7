import { fullTime } from "@storefront/contract/china-time";
import { fenToYuan } from "@storefront/contract/money";
import { isAtLeast, type SignedIn } from "../../access/sessions";
import { APPROVER } from "../../orders/action-roles";
import type { OrderRecord } from "../../orders/order-record";
import type { OrderHistory } from "../../orders/read-history";
import { Form, Submit } from "./form";
import { TypedField } from "./form-fields";
import { orderLink } from "./order-rows";
import { Card, Facts, Money } from "./parts";

interface Props {
  record: OrderRecord;
  history: OrderHistory;
  operator: SignedIn;
}

/** A refund above the limit, which another operator approves or rejects. */
export function RefundRequestCard({ record, history, operator }: Props) {
  const { request } = history;
  if (request === null) return null;
  const isOwn = request.requestedBy === operator.id;
  const base = orderLink(record.orderNum);
  return (
    <Card title="等待批准的退款" note={`${fullTime(request.requestedAt)} 提出`}>
      <Facts
        rows={[
          ["金额", <Money fen={request.amountFen} />],
          ["理由", request.reason],
        ]}
      />
      {!isOwn && isAtLeast(operator, APPROVER) ? (
        <Form class="inline one act" action={`${base}/approve`}>
          <TypedField
            label={`再输入一次退款金额（¥${fenToYuan(request.amountFen)}）`}
            name="approved"
            inputmode="decimal"
            maxlength={12}
          />
          <Submit look="danger">批准并退款</Submit>
        </Form>
      ) : (
        <p class="hint">要由另一位负责人批准，提出的人不能批准自己的退款。</p>
      )}
      <Form class="act" action={`${base}/reject`}>
        <button type="submit">{isOwn ? "撤回" : "不批准"}</button>
      </Form>
    </Card>
  );
}
