import type { CallAnswer } from "@storefront/contract/calls";
import { Countdown } from "@storefront/html/parts/countdown";
import { Flash } from "@storefront/html/parts/flash";
import { Outcome } from "@storefront/html/parts/outcome";
import { Price } from "@storefront/html/parts/price";
import { FigureRow, Row } from "@storefront/html/parts/row";
import { AfterSaleCard, RefundLink } from "./after-sale-card";
import { BoostAccountCard, type RejectedAccount } from "./boost-account-card";
import { BoostNextStep } from "./boost-next-step";
import { BoostProgress } from "./boost-progress";
import { BOOST_STATES, boostState, deadlineText, OPEN_BOOSTS } from "./boost-states";
import { BrandRow } from "./brand-row";
import { ContactLinks } from "./contact-links";
import { actionsOfBoost } from "./order-actions";
import { afterSaleState, processingState } from "./order-states";
import { PlatformMessageCard } from "./platform-message-card";
import { RefundsCard } from "./refunds-card";
import { Screen } from "./screen";
import { Watch } from "./watch";

interface Props {
  order: CallAnswer<"boostOrder">;
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

/** A boost order as its buyer sees it: progress and, until a booster accepts it, canceling. */
export function BoostView(props: Props) {
  const { order, error } = props;
  const afterSale = afterSaleState(order);
  const state =
    afterSale ??
    (order.processing ? processingState(order.processing, props.when) : BOOST_STATES[order.status]);
  const actions = actionsOfBoost(order);
  const open = OPEN_BOOSTS.has(order.status) || afterSale !== null;
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
            {afterSale === null ? deadlineText(order, props.when) : ""}
          </p>
        )}
      </Outcome>
      {open ? (
        <Watch path={`boostState?order_num=${order.order_num}`} state={boostState(order)} />
      ) : null}
      <Flash mood="bad" text={error} />
      <PlatformMessageCard order={order} when={props.when} />
      <AfterSaleCard order={order} actions={actions} when={props.when} />
      <RefundsCard refunds={order.refunds} when={props.when} />
      <BoostAccountCard order={order} when={props.when} rejected={props.rejected} />
      <BoostProgress order={order} when={props.when} />
      <dl class="card rows stack-12">
        <Row label="金额">
          <Price yuan={order.price} />
        </Row>
        {order.game_name === "" ? null : <Row label="游戏">{order.game_name}</Row>}
        <Row label="大区">{order.partition_name}</Row>
        {order.inscription === 0 ? null : <Row label="铭文">{order.inscription} 级</Row>}
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
      <BoostNextStep order={order} payHref={props.payHref} againHref={props.againHref} />
      <RefundLink order={order} actions={actions} when={props.when} />
    </Screen>
  );
}
