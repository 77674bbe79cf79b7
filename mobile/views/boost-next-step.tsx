import type { CallAnswer } from "@storefront/contract/calls";
import { afterSaleState } from "./order-states";

interface Props {
  order: CallAnswer<"boostOrder">;
  /** Link to pay; "" when nothing is to be paid, or not here. */
  payHref: string;
  /** The game page with the same choice. */
  againHref: string;
}

/** What the buyer of a boost can do now: pay, cancel, confirm, or order again. */
export function BoostNextStep({ order, payHref, againHref }: Props) {
  if (order.status === "accepted" || order.status === "refund_due") return null;
  if (order.processing) return null;
  if (order.status === "waiting") return <CancelForm order={order} label="取消订单，全额退款" />;
  if (order.status === "done" && afterSaleState(order) !== null) return null;
  if (order.status === "done") return <ConfirmForm order={order} />;
  return (
    <div class="stack">
      {order.status === "pending" ? (
        <>
          {payHref === "" ? null : (
            <a class="button primary" href={payHref}>
              去付款 ¥{order.price}
            </a>
          )}
          <CancelForm order={order} label="取消订单" />
        </>
      ) : (
        <a class="button" href={againHref}>
          再来一单
        </a>
      )}
    </div>
  );
}

function ConfirmForm({ order }: Pick<Props, "order">) {
  return (
    <form class="stack" method="post" action="/phone/boost/confirm">
      <input type="hidden" name="order_num" value={order.order_num} />
      <button class="button primary" type="submit">
        已核对段位，确认完成
      </button>
    </form>
  );
}

function CancelForm({ order, label }: Pick<Props, "order"> & { label: string }) {
  return (
    <form class="stack" method="post" action="/phone/boost/cancel">
      <input type="hidden" name="order_num" value={order.order_num} />
      <button class="button" type="submit">
        {label}
      </button>
    </form>
  );
}
