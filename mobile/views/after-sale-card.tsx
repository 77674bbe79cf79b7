import type { CallAnswer } from "@storefront/contract/calls";
import {
  AFTER_SALE_REASON_LABELS,
  afterSaleStep,
} from "@storefront/contract/labels/after-sale-labels";
import { fenToYuan, isZeroYuan, yuanToFen } from "@storefront/contract/money";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { EscalateForm } from "./escalate-view";
import { Picture } from "./picture";

/** The parts of an order of either kind that its after-sale needs. */
export type Refundable = Pick<
  CallAnswer<"orderDetail">,
  "order_num" | "after_sale" | "after_sale_until"
>;
type AfterSale = NonNullable<Refundable["after_sale"]>;

interface Props {
  order: Refundable;
  actions: ReadonlySet<BuyerAction>;
  /** Formats a time. */
  when: (iso: string) => string;
}

/** An after-sale with the date of every state, and the buyer's actions. */
export function AfterSaleCard({ order, actions, when }: Props) {
  const { order_num, after_sale } = order;
  if (after_sale === null) return null;
  return (
    <section class="card" aria-label="售后">
      <h2 class="card-title">退款售后</h2>
      <Details afterSale={after_sale} />
      <Evidence images={after_sale.images} by="我" />
      <ol class="steps">
        {after_sale.events.map((event) => (
          <li data-done="">
            <span>
              {afterSaleStep(event.state, event.by)}
              {event.text === "" ? null : <small class="said">{event.text}</small>}
              {event.state === "escalated" && event.by === "buyer" ? (
                <Evidence images={after_sale.escalation_images ?? []} by="我补充" />
              ) : null}
            </span>
            <small class="figures">{when(event.at)}</small>
          </li>
        ))}
      </ol>
      <AfterSaleActions orderNum={order_num} afterSale={after_sale} actions={actions} when={when} />
    </section>
  );
}

/** Link to request a refund, while that is possible. */
export function RefundLink({ order, actions, when }: Props) {
  const { order_num, after_sale_until } = order;
  if (after_sale_until === null || !actions.has("requestRefund")) return null;
  return (
    <p class="stack">
      <a
        class="button quiet"
        href={`/phone/refund?order_num=${order_num}`}
        data-action="requestRefund"
      >
        有问题？申请退款
      </a>
      <small class="hint">{when(after_sale_until)} 前可以申请，由卖家处理，平台可以介入</small>
    </p>
  );
}

function Details({ afterSale }: { afterSale: AfterSale }) {
  const { reason, asked, refund, deducted } = afterSale;
  return (
    <dl class="rows stack-12">
      <Row label="原因">{AFTER_SALE_REASON_LABELS[reason]}</Row>
      <FigureRow label="申请金额">¥{asked}</FigureRow>
      {refund === null ? null : (
        <Row label="退款金额">
          <span class="figures">¥{refund}</span> <small>{paymentOf(afterSale)}</small>
        </Row>
      )}
      {refund === null || isZeroYuan(deducted) ? null : (
        <Row label="实退">
          <span class="figures">¥{less(refund, deducted)}</span>{" "}
          <small>已扣除到账的返现 ¥{deducted}</small>
        </Row>
      )}
    </dl>
  );
}

/** Pictures that one side provided. */
export function Evidence({ images, by }: Pick<AfterSale, "images"> & { by: string }) {
  if (images.length === 0) return null;
  return (
    <ul class="evidence">
      {images.map(({ url }, index) => (
        <li>
          <a href={pictureAt(url, 1280)}>
            <Picture url={url} width={160} alt={`${by}提供的图片 ${index + 1}`} />
          </a>
        </li>
      ))}
    </ul>
  );
}

const less = (yuan: string, off: string): string =>
  fenToYuan((yuanToFen(yuan) ?? 0) - (yuanToFen(off) ?? 0));

function paymentOf({ refund, paid_back }: AfterSale): string {
  if (isZeroYuan(refund)) return "不退款";
  return paid_back ? "已退回付款账户" : "正在原路退回";
}

function AfterSaleActions(
  props: { orderNum: string; afterSale: AfterSale } & Pick<Props, "actions" | "when">,
) {
  const { orderNum, afterSale, actions, when } = props;
  const { state, until } = afterSale;
  if (!actions.has("withdrawRefund")) return null;
  return (
    <div class="stack">
      {until === null ? null : (
        <p class="hint">
          {state === "requested"
            ? `卖家须在 ${when(until)} 前处理，超时自动同意。`
            : `${when(until)} 前可以申请平台介入，超时售后关闭。`}
        </p>
      )}
      {actions.has("escalate") ? (
        <details class="give-back">
          <summary class="button primary" data-action="escalate">
            申请平台介入
          </summary>
          <EscalateForm orderNum={orderNum} />
        </details>
      ) : null}
      <details class="give-back">
        <summary class="button quiet" data-action="withdrawRefund">
          撤销申请
        </summary>
        <form class="stack" method="post" action="/phone/refund/withdraw">
          <input type="hidden" name="order_num" value={orderNum} />
          <p class="hint">撤销后订单照常进行；在时限内可以再次申请。</p>
          <button class="button" type="submit">
            确认撤销
          </button>
        </form>
      </details>
    </div>
  );
}
