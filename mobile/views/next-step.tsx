import type { CallAnswer } from "@storefront/contract/calls";
import { actionsOfOrder } from "./order-actions";

type Order = CallAnswer<"orderDetail">;

/** Form for 无理由退款, with a confirmation, because it cannot be undone. */
export function RefundForm({ order, when }: { order: Order; when: (iso: string) => string }) {
  if (order.refundable_until === null || !actionsOfOrder(order).has("refundNow")) return null;
  return (
    <details class="give-back">
      <summary class="button quiet" data-action="refundNow">
        申请退款
      </summary>
      <form class="stack" method="post" action="/phone/orderDetails/refund">
        <input type="hidden" name="order_num" value={order.order_num} />
        <p class="hint">
          这件商品支持无理由退款：{when(order.refundable_until)}{" "}
          前、领取或交付之前都可以，全额原路退回。
        </p>
        <button class="button" type="submit">
          确认退款 ¥{order.price}
        </button>
      </form>
    </details>
  );
}

/**
 * The buyer's next action in a state without a secret.
 * @param payHref link to pay; "" when it cannot be paid here
 */
export function NextStep({ order, payHref }: { order: Order; payHref: string }) {
  const actions = actionsOfOrder(order);
  if (!actions.has("cancel") && !actions.has("again")) return null;
  return (
    <div class="stack">
      {actions.has("pay") && payHref !== "" ? (
        <a class="button primary" href={payHref} data-action="pay">
          去付款 ¥{order.price}
        </a>
      ) : null}
      {actions.has("cancel") ? (
        <form method="post" action="/phone/orderDetails/cancel">
          <input type="hidden" name="order_num" value={order.order_num} />
          <button class="button quiet" type="submit" data-action="cancel">
            取消订单
          </button>
        </form>
      ) : null}
      {actions.has("again") ? (
        <a
          class="button"
          href={`/phone/goodsDetails?goodsId=${order.goods_id}`}
          data-action="again"
        >
          {order.rent_hours > 0 ? "再租一次" : "再看看这件商品"}
        </a>
      ) : null}
    </div>
  );
}
