import type { CallAnswer } from "@storefront/contract/calls";
import { Icon } from "@storefront/html/parts/icon";
import { isProcessing } from "./order-states";
import { Ticket } from "./ticket";

/** Masked until revealed: a masked secret is not in the page at all. */
export function SecretsCard({ order }: { order: CallAnswer<"orderDetail"> }) {
  if (order.delivery !== null || isProcessing(order)) return null;
  if (order.rental !== null && order.rental.state !== "running") return null;
  if (order.status === "paid") {
    return (
      <Ticket label="卡密" heading={order.rental ? "上号码" : `卡密 ${order.quantity} 份`}>
        <p class="secret masked" aria-hidden="true">
          •••• •••• •••• ••••
        </p>
        <form method="post" action="/phone/orderDetails/show">
          <input type="hidden" name="order_num" value={order.order_num} />
          <button class="button primary" type="submit">
            <Icon name="lock" />
            {order.rental ? "查看上号码" : "查看卡密"}
          </button>
        </form>
      </Ticket>
    );
  }
  if (order.status !== "collected") return null;
  return (
    <Ticket label="卡密" heading={order.rental ? "上号码" : `卡密 ${order.secrets.length} 份`}>
      <ol class="secrets stack-10">
        {order.secrets.map((secret) => (
          <li>
            <code class="secret" data-testid="card-secret">
              {secret}
            </code>
            <button class="button small" type="button" data-copy={secret} hidden>
              复制
            </button>
          </li>
        ))}
      </ol>
      <p class="hint" role="status" data-copy-result>
        {order.rental
          ? "打开游戏选「上号码登录」，粘贴即可；到期或归还后失效"
          : "长按卡密可以选择复制"}
      </p>
    </Ticket>
  );
}
