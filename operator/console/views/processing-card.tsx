import type { FulfilmentTask } from "@storefront/marketplace/payments/payments";
import { describeFulfilmentCause } from "../../orders/fulfilment-cause";
import { Form, Submit } from "./form";
import { Deadline, orderLink } from "./order-rows";
import { Card } from "./parts";
import { nextAttempt } from "./unfulfilled-orders";

interface Props {
  /** Of an order that is paid and not fulfilled; null for any other. */
  task: FulfilmentTask | null;
  now: Date;
}

/** Why a paid order is not fulfilled, and its next attempt. */
export function ProcessingCard({ task, now }: Props) {
  if (task === null) return null;
  return (
    <Card
      title="已付款，未完成"
      note={
        <>
          期限 <Deadline at={task.refundAt} now={now} />
          ，到期自动全额退款
        </>
      }
      details={[
        ["原因", describeFulfilmentCause(task.cause)],
        ["技术原因", task.cause],
        ["已试", `${task.tries} 次，${nextAttempt(task.nextAt, now)}`],
      ]}
    >
      <Form class="act" action={`${orderLink(task.orderNum)}/retry`}>
        <Submit look="primary">立即重试</Submit>
        <p class="hint">先排除原因再试，例如补充卡密。不能完成就用下面的“取消订单”全额退款。</p>
      </Form>
    </Card>
  );
}
