import type { CallAnswer } from "@storefront/contract/calls";
import type { BuyerAction } from "@storefront/contract/orders/buyer-actions";
import { actionsOfBoost } from "./order-actions";

interface Props {
  order: CallAnswer<"boostOrder">;
  /** Link to pay; "" when nothing is to be paid, or not here. */
  payHref: string;
  /** The game page with the same choice. */
  againHref: string;
}

/** What the buyer of a boost can do now: pay, cancel, confirm, or order again. */
export function BoostNextStep({ order, payHref, againHref }: Props) {
  const actions = actionsOfBoost(order);
  if (!NEXT.some((action) => actions.has(action))) return null;
  return (
    <div class="stack">
      {actions.has("pay") && payHref !== "" ? (
        <a class="button primary" href={payHref} data-action="pay">
          去付款 ¥{order.price}
        </a>
      ) : null}
      {actions.has("cancel") ? <CancelForm order={order} action="cancel" label="取消订单" /> : null}
      {actions.has("cancelBoost") ? (
        <CancelForm order={order} action="cancelBoost" label="取消订单，全额退款" />
      ) : null}
      {actions.has("confirm") ? <ConfirmForm order={order} /> : null}
      {actions.has("again") ? (
        <a class="button" href={againHref} data-action="again">
          再来一单
        </a>
      ) : null}
    </div>
  );
}

const NEXT: readonly BuyerAction[] = ["pay", "cancel", "cancelBoost", "confirm", "again"];

function ConfirmForm({ order }: Pick<Props, "order">) {
  return (
    <form class="stack" method="post" action="/phone/boost/confirm">
      <input type="hidden" name="order_num" value={order.order_num} />
      <button class="button primary" type="submit" data-action="confirm">
        已核对段位，确认完成
      </button>
    </form>
  );
}

function CancelForm({
  order,
  action,
  label,
}: Pick<Props, "order"> & { action: BuyerAction; label: string }) {
  return (
    <form class="stack" method="post" action="/phone/boost/cancel">
      <input type="hidden" name="order_num" value={order.order_num} />
      <button class="button" type="submit" data-action={action}>
        {label}
      </button>
    </form>
  );
}
