import type { CallAnswer } from "@storefront/contract/calls";
import { ORDER_WORDS } from "@storefront/contract/labels/state-words";
import { ESCROW_END } from "@storefront/contract/listing/escrow-terms";
import { Row } from "@storefront/html/parts/row";
import { actionsOfOrder } from "./order-actions";
import { Ticket } from "./ticket";

type Order = CallAnswer<"orderDetail">;
type Delivery = NonNullable<Order["delivery"]>;

interface Props {
  order: Order;
  /** Formats a time. */
  when: (iso: string) => string;
}

/**
 * Progress of a seller's delivery: what was handed over, its steps with their times, and the process of the listing.
 */
export function DeliveryCard({ order, when }: Props) {
  const { delivery, process, status } = order;
  if (delivery === null) return null;
  const steps = stepsOf(order, delivery, when);
  return (
    <>
      {delivery.note === "" ? (
        <ConfirmForm order={order} />
      ) : (
        <Note order={order} note={delivery.note} />
      )}
      {status === "refund_due" || status === "refunded" ? null : (
        <section class="card" aria-label="交付进度">
          <h2 class="card-title">交付进度</h2>
          <ol class="steps">
            {steps.map(({ name, time }) => (
              <li data-done={time === null ? undefined : ""}>
                <span>{name}</span>
                <small class="figures">{time ?? ""}</small>
              </li>
            ))}
          </ol>
        </section>
      )}
      {process.length === 0 ? null : (
        <details class="card unfold">
          <summary class="card-title">这件商品的交易流程</summary>
          <ol class="process stack-10">
            {process.map(({ name, brief }) => (
              <li>
                <strong>{name}</strong>
                <small>{brief}</small>
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

function stepsOf({ paid_at, rent_hours }: Order, delivery: Delivery, when: Props["when"]) {
  const isRent = rent_hours > 0;
  const timeOf = (iso: string | null) => (iso === null ? null : when(iso));
  return [
    { name: ORDER_WORDS.paid, time: timeOf(paid_at) },
    { name: ORDER_WORDS.delivering, time: timeOf(delivery.delivering_at) },
    { name: isRent ? "已交付，开始计时" : "已交付", time: timeOf(delivery.delivered_at) },
    { name: ORDER_WORDS.completed, time: timeOf(delivery.completed_at) },
  ];
}

function Note({ order, note }: { order: Order; note: string }) {
  return (
    <Ticket label="交付内容" heading="卖家交付的内容">
      <p class="secret note" data-testid="delivery-note">
        {note}
      </p>
      <button class="button small" type="button" data-copy={note} hidden>
        复制
      </button>
      <p class="hint" role="status" data-copy-result>
        只在你的手机上显示，请勿转发
      </p>
      <ConfirmForm order={order} />
    </Ticket>
  );
}

function ConfirmForm({ order }: Pick<Props, "order">) {
  if (!actionsOfOrder(order).has("confirm")) return null;
  return (
    <details class="give-back">
      <summary class="button primary" data-action="confirm">
        确认收货
      </summary>
      <form class="stack" method="post" action="/phone/orderDetails/confirm">
        <input type="hidden" name="order_num" value={order.order_num} />
        <p class="hint">{`确认后订单就完成了，${ESCROW_END}货款付给卖家。请先登录核对，确认无误。`}</p>
        <button class="button" type="submit">
          已核对，确认收货
        </button>
      </form>
    </details>
  );
}

/** What the buyer entered: answers to the listing's questions and the message to the seller. */
export function EnteredCard({ order }: { order: Order }) {
  const { customer_remarks, leave_word, remark = "" } = order;
  if (customer_remarks.length === 0 && leave_word === "" && remark === "") return null;
  return (
    <section class="card" aria-label="下单时填写的信息">
      <h2 class="card-title">下单时填写的信息</h2>
      <dl class="rows stack-12">
        {customer_remarks.map(({ title, content }) => (
          <Row label={title === "" ? "补充信息" : title}>{content}</Row>
        ))}
        {leave_word === "" ? null : <Row label="给卖家留言">{leave_word}</Row>}
        {remark === "" || remark === leave_word ? null : <Row label="备注">{remark}</Row>}
      </dl>
    </section>
  );
}
