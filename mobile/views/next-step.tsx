import type { CallAnswer } from "@storefront/contract/calls";

type Order = CallAnswer<"orderDetail">;

/** Paid and not finished; other parts of the page show the next step. */
const IN_HAND: ReadonlySet<Order["status"]> = new Set([
  "paid",
  "collected",
  "grouping",
  "delivering",
  "delivered",
]);

/** Form for 无理由退款, with a confirmation, because it cannot be undone. */
export function RefundForm({ order, when }: { order: Order; when: (iso: string) => string }) {
  if (order.refundable_until === null) return null;
  return (
    <details class="give-back">
      <summary class="button quiet">申请退款</summary>
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
  const again = order.rental !== null && order.rental.state !== "running";
  if (order.checking || (!again && IN_HAND.has(order.status))) return null;
  return (
    <div class="stack">
      {order.status === "pending" ? (
        <>
          {payHref === "" ? null : (
            <a class="button primary" href={payHref}>
              去付款 ¥{order.price}
            </a>
          )}
          <form method="post" action="/phone/orderDetails/cancel">
            <input type="hidden" name="order_num" value={order.order_num} />
            <button class="button quiet" type="submit">
              取消订单
            </button>
          </form>
        </>
      ) : (
        <a class="button" href={`/phone/goodsDetails?goodsId=${order.goods_id}`}>
          {order.rent_hours > 0 ? "再租一次" : "再看看这件商品"}
        </a>
      )}
    </div>
  );
}
