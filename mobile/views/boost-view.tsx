import type { CallAnswer } from "@storefront/contract/calls";
import { BOOST_WORDS } from "@storefront/contract/state-words";
import { Countdown } from "@storefront/html/parts/countdown";
import { Flash, type Mood } from "@storefront/html/parts/flash";
import { Icon, type IconName } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { AfterSaleCard, RefundLink } from "./after-sale-card";
import { BoostAccountCard, type RejectedAccount } from "./boost-account-card";
import { BrandRow } from "./brand-row";
import { ContactLinks } from "./contact-links";
import { afterSaleState, processingState } from "./order-states";
import { Picture } from "./picture";
import { PlatformMessageCard } from "./platform-message-card";
import { RefundsCard, refundsWatch } from "./refunds-card";
import { Screen } from "./screen";
import { Watch } from "./watch";

type Order = CallAnswer<"boostOrder">;
type BoostStatus = Order["status"];

interface Props {
  order: Order;
  /** Formatted times. */
  createdAt: string;
  paidAt: string | null;
  acceptedAt: string | null;
  /** Formats the other times of the order. */
  when: (iso: string) => string;
  /** Link to pay; "" when nothing is to be paid, or not here. */
  payHref: string;
  /** The game page with the same choice. */
  againHref: string;
  error?: string | undefined;
  /** A rejected form of the game account. */
  rejected?: RejectedAccount | undefined;
}

const STATES: Record<BoostStatus, { icon: IconName; mood: Mood; title: string; text: string }> = {
  pending: {
    icon: "clock",
    mood: "wait",
    title: BOOST_WORDS.pending,
    text: "付款后进入接单大厅。",
  },
  expired: { icon: "clock", mood: "quiet", title: BOOST_WORDS.expired, text: "没有在时限内付款。" },
  cancelled: {
    icon: "back",
    mood: "quiet",
    title: BOOST_WORDS.cancelled,
    text: "没有付款，也没有扣款。",
  },
  waiting: {
    icon: "bolt",
    mood: "wait",
    title: BOOST_WORDS.waiting,
    text: "平均 69 秒有代练接单。未接单，随时退。",
  },
  accepted: { icon: "climb", mood: "good", title: BOOST_WORDS.accepted, text: "" },
  done: {
    icon: "tick",
    mood: "good",
    title: BOOST_WORDS.done,
    text: "代练已到达目标段位，请登录游戏核对。",
  },
  completed: {
    icon: "tick",
    mood: "good",
    title: BOOST_WORDS.completed,
    text: "段位已确认，代练费已放给代练师。",
  },
  refund_due: {
    icon: "refund",
    mood: "wait",
    title: BOOST_WORDS.refund_due,
    text: "订单已取消，款项正在原路退回。",
  },
  refunded: {
    icon: "refund",
    mood: "quiet",
    title: BOOST_WORDS.refunded,
    text: "款项已全额退回。",
  },
};

const OPEN: ReadonlySet<BoostStatus> = new Set([
  "pending",
  "waiting",
  "accepted",
  "done",
  "refund_due",
]);

/** A boost order as its buyer sees it: progress and, until a booster accepts it, cancelling. */
export function BoostView(props: Props) {
  const { order, error } = props;
  const afterSale = afterSaleState(order);
  const state =
    afterSale ??
    (order.processing ? processingState(order.processing, props.when) : STATES[order.status]);
  const open = OPEN.has(order.status) || afterSale !== null;
  return (
    <Screen title="代练订单" back="/phone/orders" scripts={open ? ["countdown", "watch"] : []}>
      <Outcome icon={state.icon} mood={state.mood} title={state.title}>
        {order.status === "pending" ? (
          <p>
            请在 <Countdown seconds={order.pay_count_down} /> 内付款，{state.text}
          </p>
        ) : (
          <p>
            {state.text}
            {afterSale === null ? deadlineOf(order, props.when) : ""}
          </p>
        )}
      </Outcome>
      {open ? (
        <Watch path={`boostState?order_num=${order.order_num}`} state={boostState(order)} />
      ) : null}
      <Flash mood="bad" text={error} />
      <PlatformMessageCard order={order} when={props.when} />
      <AfterSaleCard order={order} when={props.when} />
      <RefundsCard refunds={order.refunds} when={props.when} />
      <BoostAccountCard order={order} when={props.when} rejected={props.rejected} />
      <Climb order={order} when={props.when} />
      <dl class="card rows">
        <Row label="金额">
          <Price yuan={order.price} />
        </Row>
        {order.game_name === "" ? null : <Row label="游戏">{order.game_name}</Row>}
        <Row label="大区">{order.partition_name}</Row>
        <Row label="铭文">{order.inscription} 级</Row>
        <Row label="预计">约 {order.time_hour} 小时</Row>
        <FigureRow label="订单号">{order.order_num}</FigureRow>
        <BrandRow order={order} />
        <FigureRow label="下单时间">{props.createdAt}</FigureRow>
        {props.paidAt === null ? null : <FigureRow label="付款时间">{props.paidAt}</FigureRow>}
        {props.acceptedAt === null ? null : (
          <FigureRow label="接单时间">{props.acceptedAt}</FigureRow>
        )}
      </dl>
      <ContactLinks
        subject={{ order_num: order.order_num }}
        seller={order.booster === null ? null : "联系代练"}
      />
      <NextStep {...props} />
      <RefundLink order={order} when={props.when} />
    </Screen>
  );
}

/** @returns the next deadline in a sentence; "" when there is none */
function deadlineOf(
  { status, deliver_by, confirm_by }: Order,
  when: (iso: string) => string,
): string {
  if (status === "waiting" && deliver_by) return `${when(deliver_by)} 前没有接单会全额退款。`;
  if (status === "accepted" && deliver_by) return `${when(deliver_by)} 前没有完成会全额退款。`;
  if (status === "done" && confirm_by) return `${when(confirm_by)} 前没有确认会自动完成。`;
  return "";
}

/** @returns a key of what the page shows, to reload it when it changes */
export const boostState = ({
  status,
  stars_won,
  begun_at,
  after_sale,
  processing,
  refunds,
}: Order): string => {
  const state = processing ? "processing" : begun_at && status === "accepted" ? "begun" : status;
  return [state, stars_won, after_sale?.state ?? "", refundsWatch(refunds) ?? ""].join(" ").trim();
};

/** Start, target and current rank, and the booster. */
function Climb({ order, when }: Pick<Props, "order" | "when">) {
  return (
    <section class="card climb" aria-label="进度">
      <div class="climb-ends">
        <p>
          <small>初始</small>
          <strong>{order.start_level_name}</strong>
        </p>
        <Icon name="climb" />
        <p>
          <small>目标</small>
          <strong>{order.target_level_name}</strong>
        </p>
      </div>
      <progress aria-label="已打到的星数" value={order.stars_won} max={order.star} />
      <p class="hint figures">
        {order.stars_won} / {order.star} 星{reportText(order, when)}
      </p>
      {order.booster === null ? null : (
        <p class="climb-booster">
          <Picture url={order.booster.head_img_url} width={160} alt="" />
          <span>
            <strong>{order.booster.nickname}</strong>
            <small>{order.booster.verified ? "认证代练" : "代练"}</small>
          </span>
        </p>
      )}
    </section>
  );
}

/** @returns who reported the stars and when; for a running boost without a report, what it waits for */
function reportText(
  { reported, status, begun_at, account }: Order,
  when: (iso: string) => string,
): string {
  if (reported) return `，${reported.by} ${when(reported.at)} 报告`;
  if (status !== "accepted") return "";
  if (begun_at) return `，${when(begun_at)} 开打，还没有报告进度`;
  return account?.state === "missing" ? "，已接单，等你填写游戏账号" : "，已接单，等待开打";
}

function NextStep({ order, payHref, againHref }: Props) {
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
