import { BOOST_PROMISE } from "@storefront/contract/boosts/boost-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { BOOST_WORDS } from "@storefront/contract/labels/state-words";
import type { Mood } from "@storefront/html/parts/flash";
import type { IconName } from "@storefront/html/parts/icon";
import { refundsWatch } from "./refunds-card";

type Order = CallAnswer<"boostOrder">;
type BoostStatus = Order["status"];

/** What the page of a boost order shows in each state. */
export const BOOST_STATES: Record<
  BoostStatus,
  { icon: IconName; mood: Mood; title: string; text: string }
> = {
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
    text: `${BOOST_PROMISE}。`,
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
    text: "段位已确认，订单已经完成。",
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

/** States that may still change. */
export const OPEN_BOOSTS: ReadonlySet<BoostStatus> = new Set([
  "pending",
  "waiting",
  "accepted",
  "done",
  "refund_due",
]);

/** @returns the next deadline in a sentence; "" when there is none */
export function deadlineText(
  { status, deliver_by, confirm_by }: Order,
  when: (iso: string) => string,
): string {
  if (status === "waiting" && deliver_by) return `${when(deliver_by)} 前没有接单会全额退款。`;
  if (status === "accepted" && deliver_by) return `${when(deliver_by)} 前没有完成会全额退款。`;
  if (status === "done" && confirm_by) return `${when(confirm_by)} 前没有确认会自动完成。`;
  return "";
}

/** @returns a key of the page's content, to reload the page when it changes */
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
