import { Icon } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { Picture } from "./picture";
import { Screen } from "./screen";

export interface OrderLine {
  orderNum: string;
  /** Name of the state, and the buyer's word for it. */
  state: string;
  label: string;
  name: string;
  detail: string;
  /** null for a boost: boosts have no picture. */
  picture: string | null;
  /** Yuan. */
  price: string;
  when: string;
  /** Name of the brand on whose site it was placed, "" when not known: an account is the same on all of them. */
  brand: string;
  href: string;
  /** For a received order: the word for its review, and the link to write it or to see it on the order's page. */
  review: { word: string; href: string } | null;
}

/** The owner's orders, newest first. */
export function OrdersView(props: {
  orders: readonly OrderLine[];
  /** Link to the next page. */
  older: string | null;
}) {
  const { orders, older } = props;
  return (
    <Screen title="我的订单" tab="/phone/orders">
      {orders.length === 0 ? (
        <Outcome icon="orders" mood="quiet" title="还没有订单">
          <p>在电脑上下单并付款后，这里可以查看订单与卡密。</p>
        </Outcome>
      ) : (
        <ul class="stack-10">
          {orders.map((order) => (
            <li>
              <a
                class={order.review === null ? "card order-line" : "card order-line has-review"}
                href={order.href}
              >
                <span class="order-head">
                  <span>
                    <time>{order.when}</time>
                    {order.brand === "" ? null : ` · ${order.brand}`}
                  </span>
                  <span class={`state state-${order.state}`}>{order.label}</span>
                </span>
                {order.picture === null ? (
                  <span class="order-sign middle">
                    <Icon name="climb" />
                  </span>
                ) : (
                  <Picture url={order.picture} width={160} alt="" />
                )}
                <span class="order-name">
                  <strong>{order.name}</strong>
                  <small>{order.detail}</small>
                </span>
                <Price yuan={order.price} />
              </a>
              {order.review === null ? null : (
                <p class="order-review">
                  <a
                    class="button small"
                    href={order.review.href}
                    aria-label={`${order.review.word}：${order.name}`}
                  >
                    {order.review.word}
                  </a>
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {older === null ? null : (
        <a class="button" href={older}>
          更早的订单
        </a>
      )}
    </Screen>
  );
}
