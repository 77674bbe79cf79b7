import { ORDER_WORDS, RENTAL_WORDS } from "@storefront/contract/labels/state-words";
import type { OrderPage } from "./order-page";

/** One step of an order. ended: the order stopped there. */
export interface TimelineStep {
  name: string;
  at: Date | null;
  state: "done" | "current" | "ahead" | "ended";
}

interface Milestone {
  name: string;
  at: Date | null;
  isDone: boolean;
}

const UNPAID = ["pending", "expired", "cancelled"];
const DELIVERED = ["delivered", "completed"];
const DELIVERING = ["delivering", ...DELIVERED];

/**
 * The steps of an order in their order: those done with their times, the current one, and those to come. An order that
 * has ended early, or is in after-sale, has no further steps.
 */
export function timelineOf(page: OrderPage): TimelineStep[] {
  const milestones = milestonesOf(page);
  const done = milestones.filter(({ isDone }) => isDone).map((step) => stepOf(step, "done"));
  const ending = endingOf(page);
  if (ending !== null) return [...done, ending];
  const [current, ...ahead] = milestones.filter(({ isDone }) => !isDone);
  return [
    ...done,
    ...(current ? [stepOf(current, "current")] : []),
    ...ahead.map((step) => stepOf(step, "ahead")),
  ];
}

const stepOf = ({ name, at, isDone }: Milestone, state: TimelineStep["state"]): TimelineStep => ({
  name,
  at: isDone ? at : null,
  state,
});

function milestonesOf(page: OrderPage): Milestone[] {
  const { order, times, groupId } = page;
  const isPaid = times.paid !== null || !UNPAID.includes(order.state);
  const placed = { name: "下单", at: order.createdAt, isDone: true };
  const paid = { name: "付款", at: times.paid, isDone: isPaid };
  const isFull = isPaid && order.state !== "grouping" && order.refundAt === null;
  const grouped = groupId > 0 ? [{ name: "成团", at: null, isDone: isFull }] : [];
  return [placed, paid, ...grouped, ...fulfilmentOf(page)];
}

function fulfilmentOf(page: OrderPage): Milestone[] {
  if (page.boost !== null) return boostSteps(page, page.boost);
  if (page.order.kind === "rent") return rentSteps(page);
  if (page.isManual) return deliverySteps(page);
  const { collected } = page.times;
  const isDone = collected !== null || page.order.state === "collected";
  return [{ name: "领取卡密", at: collected, isDone }];
}

function deliverySteps({ order: { state }, delivery }: OrderPage): Milestone[] {
  const { deliveringAt = null, deliveredAt = null, completedAt = null } = delivery ?? {};
  const name = delivery?.byTime ? "到期自动确认" : "确认收货";
  return [
    milestone("卖家开始交付", deliveringAt, DELIVERING.includes(state)),
    milestone("卖家交付", deliveredAt, DELIVERED.includes(state)),
    milestone(name, completedAt, state === "completed"),
  ];
}

function rentSteps({ rental }: OrderPage): Milestone[] {
  const hasEnded = rental !== null && rental.state !== "running";
  const end = rental?.state === "over" ? RENTAL_WORDS.over : "归还";
  const start = milestone("开始租用", rental?.startsAt ?? null, rental !== null);
  const steps = [start, milestone(end, rental?.closedAt ?? null, hasEnded)];
  if (rental === null || rental.depositFen === 0) return steps;
  const isSettled = rental.depositState === "settled";
  return [...steps, milestone("押金结清", rental.depositSettledAt, isSettled)];
}

function boostSteps({ order: { state } }: OrderPage, boost: NonNullable<OrderPage["boost"]>) {
  const { acceptedAt, begunAt, doneAt, completedAt } = boost;
  return [
    milestone("代练接单", acceptedAt, DELIVERING.includes(state)),
    milestone("开始上号", begunAt, DELIVERED.includes(state)),
    milestone("达到目标段位", doneAt, DELIVERED.includes(state)),
    milestone("确认完成", completedAt, state === "completed"),
  ];
}

/** @param isPast whether the order's state is past it, for an API without times */
const milestone = (name: string, at: Date | null, isPast: boolean): Milestone => ({
  name,
  at,
  isDone: at !== null || isPast,
});

/** The last step of an order that does not go on; null for the others. */
function endingOf({ order, times, refunds, afterSale }: OrderPage): TimelineStep | null {
  if (order.state === "refunding") {
    const at = afterSale?.events.at(-1)?.at ?? null;
    return { name: ORDER_WORDS.refunding, at, state: "current" };
  }
  if (order.state === "refunded") {
    return { name: ORDER_WORDS.refunded, at: refunds.at(-1)?.at ?? null, state: "ended" };
  }
  if (order.state !== "expired" && order.state !== "cancelled") return null;
  const at = order.state === "cancelled" ? times.cancelled : null;
  return { name: ORDER_WORDS[order.state], at, state: "ended" };
}
