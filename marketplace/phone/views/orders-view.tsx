/** @jsxImportSource hono/jsx */
import { type OrderStatus, STATUS_WORDS } from "./order-words";
import { Outcome, Picture, Price } from "./parts";
import { Screen } from "./screen";

export interface OrderLine {
  orderNum: string;
  status: OrderStatus;
  goodsName: string;
  specName: string;
  picture: string;
  quantity: number;
  /** Yuan. */
  price: string;
  when: string;
  href: string;
}

/** The owner's orders, newest first. */
export function OrdersView({ time, orders }: { time: string; orders: readonly OrderLine[] }) {
  return (
    <Screen title="我的订单" time={time} tab="orders">
      {orders.length === 0 ? (
        <Outcome icon="orders" mood="quiet" title="还没有订单">
          <p>在电脑上下单并付款后，这里可以查看订单与卡密。</p>
        </Outcome>
      ) : (
        <ul class="orders">
          {orders.map((order) => (
            <li>
              <a class="card order-line" href={order.href}>
                <span class="order-head">
                  <time>{order.when}</time>
                  <span class={`state state-${order.status}`}>{STATUS_WORDS[order.status]}</span>
                </span>
                <Picture url={order.picture} width={160} alt="" />
                <span class="order-name">
                  <strong>{order.goodsName}</strong>
                  <small>
                    {order.specName === "" ? "" : `${order.specName} `}× {order.quantity}
                  </small>
                </span>
                <Price yuan={order.price} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
