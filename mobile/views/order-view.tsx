/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import type { CallAnswer } from "@/contract/calls";
import { Icon, type IconName } from "./icon";
import { Countdown, Outcome, Picture, Price, Row } from "./parts";
import { Screen } from "./screen";
import { ShareLink } from "./share-link";

type Order = CallAnswer<"orderDetail">;
type OrderStatus = Order["status"];

interface Props {
  time: string;
  order: Order;
  /** Times as people read them. */
  createdAt: string;
  paidAt: string | null;
  /** Whole seconds left to pay, when the order waits for that. */
  secondsLeft: number;
  /** Where an order that waits is paid, "" when it cannot be paid here. */
  payHref: string;
  /** Of a rent that has begun. */
  rental: Child;
  /** The group it waits in, or was in; null: bought alone. */
  group: { href: string; shareLink: string } | null;
}

type Mood = "good" | "wait" | "bad" | "quiet";
const STATES: Record<OrderStatus, { icon: IconName; mood: Mood; title: string; text: string }> = {
  pending: {
    icon: "clock",
    mood: "wait",
    title: "等待付款",
    text: "付款后卡密会出现在这里。",
  },
  grouping: {
    icon: "clock",
    mood: "wait",
    title: "已付款，待成团",
    text: "还差一位好友。成团后卡密会出现在这里，没有成团则全额退回余额。",
  },
  paid: {
    icon: "tick",
    mood: "good",
    title: "已付款，请领取",
    text: "点开卡密即视为已领取，请在安全的地方查看。",
  },
  collected: {
    icon: "key",
    mood: "good",
    title: "已领取",
    text: "卡密只在这里向您显示，请勿转发。",
  },
  expired: {
    icon: "clock",
    mood: "quiet",
    title: "订单已关闭",
    text: "没有在时限内付款，库存与优惠券已经退回。需要的话请重新下单。",
  },
  cancelled: {
    icon: "back",
    mood: "quiet",
    title: "订单已取消",
    text: "没有付款，也没有扣款，库存与优惠券已经退回。",
  },
  refund_due: {
    icon: "refund",
    mood: "wait",
    title: "退款处理中",
    text: "付款到达时订单已关闭且没有库存，款项会原路退回，请留意到账通知。",
  },
  refunded: {
    icon: "refund",
    mood: "quiet",
    title: "没有成团，已退款",
    text: "24 小时内没有凑满两人，款项已全额退回账户余额。",
  },
};

/** A rent is not collected and done with: it runs, and it ends. */
const RENT_STATES = {
  paid: {
    icon: "tick",
    mood: "good",
    title: "已付款，可以上号",
    text: "计时已经开始。点开上号码，马上可以玩。",
  },
  running: { icon: "key", mood: "good", title: "租用中", text: "玩好了可以提前归还，押金马上退。" },
  returned: {
    icon: "refund",
    mood: "good",
    title: "已归还",
    text: "押金已退回账户余额，上号码已经失效。",
  },
  over: {
    icon: "refund",
    mood: "good",
    title: "租期已到",
    text: "押金已退回账户余额，上号码已经失效。",
  },
} as const;

/** Paid when nothing was left, or after it had been cancelled. Of a group it is another story: STATES. */
const REFUNDED_ALONE = {
  icon: "refund",
  mood: "quiet",
  title: "已退款",
  text: "款项已原路全额退回付款账户。",
} as const;

function stateOf({ status, rental, rent_hours, group_id }: Order) {
  if (status === "refunded" && group_id === 0) return REFUNDED_ALONE;
  if (rental === null) {
    const state = STATES[status];
    return rent_hours > 0 && status === "pending"
      ? { ...state, text: "付款后上号码会出现在这里。" }
      : state;
  }
  return RENT_STATES[rental.state === "running" && status === "paid" ? "paid" : rental.state];
}

const UNPAID: ReadonlySet<OrderStatus> = new Set(["pending", "expired", "cancelled"]);

/** One order, for its buyer: what state it is in, and its card secrets when it has some. */
export function OrderView(props: Props) {
  const { time, order, createdAt, paidAt, secondsLeft, payHref, rental, group } = props;
  const waits = order.status === "pending" || order.status === "grouping";
  const state = stateOf(order);
  return (
    <Screen
      title="订单详情"
      time={time}
      back="/phone/orders"
      scripts={waits ? ["countdown", "watch", "copy"] : ["countdown", "copy"]}
    >
      <Outcome icon={state.icon} mood={state.mood} title={state.title}>
        {order.status === "pending" ? (
          <p>
            请在 <Countdown seconds={secondsLeft} /> 内付款，{state.text}
          </p>
        ) : (
          <p>{state.text}</p>
        )}
      </Outcome>
      {waits ? (
        <p
          hidden
          data-watch={`/phone/orderState?order_num=${order.order_num}`}
          data-state={order.status}
        />
      ) : null}
      <Secrets order={order} />
      {rental}
      {order.status === "grouping" && group ? <ShareLink link={group.shareLink} /> : null}
      <section class="card goods-line">
        <Picture url={order.picture} width={160} alt="" />
        <p>
          <strong>{order.goods_name}</strong>
          <small>
            {order.spec_name === "" ? "" : `${order.spec_name} `}× {order.quantity}
          </small>
        </p>
        <Price yuan={order.price} />
      </section>
      <dl class="card rows">
        <Row label="卖家">{order.seller_nickname}</Row>
        <Row label="订单号">
          <span class="figures">{order.order_num}</span>
        </Row>
        <Row label="下单时间">
          <span class="figures">{createdAt}</span>
        </Row>
        {paidAt === null ? null : (
          <Row label="付款时间">
            <span class="figures">{paidAt}</span>
          </Row>
        )}
        {order.gifts.length === 0 ? null : <Row label="赠">{order.gifts.join("、")}</Row>}
        <Cashback order={order} />
      </dl>
      {group && !UNPAID.has(order.status) ? (
        <a class="button" href={group.href}>
          查看拼团
        </a>
      ) : null}
      <WayOn order={order} payHref={payHref} />
    </Screen>
  );
}

/** What the listing promised back, and whether it is in the balance. */
function Cashback({ order: { cashback, status, rental, rent_hours } }: { order: Order }) {
  if (cashback === "0.00" || !WITH_CASHBACK.has(status)) return null;
  const isGiven = status === "collected" || (rental !== null && rental.state !== "running");
  const waits = rent_hours > 0 ? "归还后到余额" : "领取后到余额";
  return (
    <Row label="返现">
      <span class="figures">¥{cashback}</span> {isGiven ? "已到余额" : waits}
    </Row>
  );
}

const WITH_CASHBACK: ReadonlySet<OrderStatus> = new Set([
  "pending",
  "grouping",
  "paid",
  "collected",
]);

/** What the buyer may do next in a state without a secret. */
function WayOn({ order, payHref }: Pick<Props, "order" | "payHref">) {
  const again = order.rental !== null && order.rental.state !== "running";
  if (!again && ["paid", "collected", "grouping"].includes(order.status)) return null;
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

/** Masked until the buyer asks: a masked secret is not in the page at all. */
function Secrets({ order }: { order: Order }) {
  if (order.rental !== null && order.rental.state !== "running") return null;
  if (order.status === "paid") {
    return (
      <Ticket heading={order.rental ? "上号码" : `卡密 ${order.quantity} 份`}>
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
  if (order.secrets.length === 0) {
    return (
      <Ticket heading="由卖家人工发货">
        <p class="hint">这件商品没有卡密，卖家会通过客服与您交接。</p>
      </Ticket>
    );
  }
  return (
    <Ticket heading={order.rental ? "上号码" : `卡密 ${order.secrets.length} 份`}>
      <ol class="secrets">
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

function Ticket({ heading, children }: { heading: string; children?: Child }) {
  return (
    <section class="ticket" aria-label="卡密">
      <h2>
        <Icon name="ticket" />
        {heading}
      </h2>
      <div class="ticket-body">{children}</div>
    </section>
  );
}
