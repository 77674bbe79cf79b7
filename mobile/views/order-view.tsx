import type { CallAnswer } from "@storefront/contract/calls";
import { orderedText } from "@storefront/contract/listing/ordered-text";
import { isZeroYuan } from "@storefront/contract/money";
import { isOpenAfterSale } from "@storefront/contract/refunds/after-sale-rules";
import { Countdown } from "@storefront/html/parts/countdown";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import type { Child } from "hono/jsx";
import { AfterSaleCard, RefundLink } from "./after-sale-card";
import { BrandRow } from "./brand-row";
import { ClaimCard } from "./claim-card";
import { ContactLinks } from "./contact-links";
import { DeliveryCard, EnteredCard } from "./delivery-card";
import { GoodsLine } from "./goods-line";
import { NextStep, RefundForm } from "./next-step";
import { actionsOfOrder } from "./order-actions";
import { isProcessing, orderState } from "./order-states";
import { PlatformMessageCard } from "./platform-message-card";
import { hasDueRefund, RefundsCard, refundsWatch } from "./refunds-card";
import { extensionRefunds, extensionsWatch, isExtending } from "./rental-extensions";
import { ReviewCard } from "./review-card";
import { Screen } from "./screen";
import { SecretsCard } from "./secrets-card";
import { ShareLink } from "./share-link";
import { Watch } from "./watch";

type Order = CallAnswer<"orderDetail">;
type OrderStatus = Order["status"];

interface Props {
  order: Order;
  /** Formatted times. */
  createdAt: string;
  paidAt: string | null;
  /** Formats the other times of the order. */
  when: (iso: string) => string;
  /** Whole seconds left to pay, for an unpaid order. */
  secondsLeft: number;
  /** Link to pay; "" when it cannot be paid here. */
  payHref: string;
  /** Card of a rent that has started. */
  rental: Child;
  /** Its group; null when not bought in one. */
  group: { href: string; shareLink: string } | null;
}

/** States in which another party actions next, so the page polls. */
const WAITING: ReadonlySet<OrderStatus> = new Set(["pending", "grouping", "delivering"]);
/** The seller or the operator actions next. */
const WAITING_DEPOSITS: ReadonlySet<string> = new Set(["awaiting", "claimed"]);
const UNPAID: ReadonlySet<OrderStatus> = new Set(["pending", "expired", "cancelled"]);

/** An order as its buyer sees it: its state, and its card secrets if any. */
export function OrderView(props: Props) {
  const { order, createdAt, paidAt, secondsLeft, payHref, rental, group } = props;
  const isInAfterSale = order.after_sale !== null && isOpenAfterSale(order.after_sale.state);
  const waits =
    isInAfterSale ||
    isProcessing(order) ||
    isExtending(order.rental) ||
    hasDueRefund(order.refunds) ||
    WAITING.has(order.status) ||
    (order.delivery !== null && order.status === "paid") ||
    (order.rental !== null && WAITING_DEPOSITS.has(order.rental.deposit_state));
  const state = orderState(order, props.when);
  const actions = actionsOfOrder(order);
  return (
    <Screen title="订单详情" back="/phone/orders" scripts={scriptsOf(order, waits)}>
      <Outcome icon={state.icon} mood={state.mood} title={state.title}>
        {order.status === "pending" && !order.checking ? (
          <p>
            请在 <Countdown seconds={secondsLeft} /> 内付款，{state.text}
          </p>
        ) : (
          <p>{state.text}</p>
        )}
      </Outcome>
      {waits ? (
        <Watch path={`orderState?order_num=${order.order_num}`} state={orderWatch(order)} />
      ) : null}
      <PlatformMessageCard order={order} when={props.when} />
      <AfterSaleCard order={order} actions={actions} when={props.when} />
      <RefundsCard
        refunds={[...order.refunds, ...extensionRefunds(order.rental)]}
        when={props.when}
      />
      {isInAfterSale && order.status === "paid" ? null : <SecretsCard order={order} />}
      {rental}
      <ClaimCard order={order} when={props.when} />
      <DeliveryCard order={order} when={props.when} />
      <ReviewCard order={order} when={props.when} />
      {actions.has("invite") && group ? <ShareLink link={group.shareLink} /> : null}
      <GoodsLine
        picture={order.picture}
        name={order.goods_name}
        detail={orderedText({
          spec: order.spec_name,
          quantity: order.quantity,
          hours: order.rent_hours,
        })}
      >
        <Price yuan={order.price} />
      </GoodsLine>
      <dl class="card rows stack-12">
        <Row label="卖家">{order.seller_nickname}</Row>
        <FigureRow label="订单号">{order.order_num}</FigureRow>
        <FigureRow label="下单时间">{createdAt}</FigureRow>
        {paidAt === null ? null : <FigureRow label="付款时间">{paidAt}</FigureRow>}
        <BrandRow order={order} />
        {order.gifts.length === 0 ? null : <Row label="赠">{order.gifts.join("、")}</Row>}
        <Cashback order={order} />
      </dl>
      <EnteredCard order={order} />
      <ContactLinks subject={{ order_num: order.order_num }} seller="店铺客服" />
      {group && !UNPAID.has(order.status) ? (
        <a class="button" href={group.href}>
          查看拼团
        </a>
      ) : null}
      <NextStep order={order} payHref={payHref} />
      <RefundForm order={order} when={props.when} />
      <RefundLink order={order} actions={actions} when={props.when} />
    </Screen>
  );
}

/** conversation.js checks the size of chosen pictures. */
function scriptsOf({ after_sale }: Order, waits: boolean) {
  return [
    ...(waits ? (["watch"] as const) : []),
    ...(after_sale?.state === "refused" ? (["conversation"] as const) : []),
    ...(["countdown", "copy"] as const),
  ];
}

/** @returns a key of the page's content, to reload the page when it changes */
export const orderWatch = (order: Order): string => {
  const { status, after_sale, rental, refunds } = order;
  return [
    isProcessing(order) ? "processing" : order.checking ? "checking" : status,
    after_sale?.state,
    rental && rental.state !== "running" ? rental.deposit_state : undefined,
    rental?.claim?.state,
    extensionsWatch(rental),
    refundsWatch(refunds),
  ]
    .filter((part) => part !== undefined)
    .join(" ");
};

/** The promised cashback, and whether it has been credited. */
function Cashback({ order }: { order: Order }) {
  const { cashback, status, rental, rent_hours, delivery } = order;
  if (isZeroYuan(cashback) || !WITH_CASHBACK.has(status)) return null;
  const isReceived = status === "collected" || status === "completed";
  const isGiven = isReceived || (rental !== null && rental.state !== "running");
  const waits = rent_hours > 0 ? "归还后到余额" : delivery ? "确认收货后到余额" : "领取后到余额";
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
  "delivering",
  "delivered",
  "completed",
]);
