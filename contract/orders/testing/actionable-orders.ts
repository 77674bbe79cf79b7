import type { CallAnswer } from "../../calls";
import { isOpenAfterSale } from "../../refunds/after-sale-rules";
import { type ActionableOrder, ORDER_KINDS } from "../buyer-actions";
import { ORDER_STATES } from "../order-list";

/** Orders of every kind in every state, with the answers of the marketplace that say so: for the tests of both pages. */

const PLAIN: ActionableOrder = {
  ...{ kind: "goods", state: "pending", rental: null, afterSale: null, claim: null },
  ...{ isProcessing: false, isChecking: false, isRefundable: false, isDisputable: false },
  ...{ extension: null, review: null },
};

/** States that only one kind has, or one kind has not. */
function isPossible({ kind, state }: ActionableOrder): boolean {
  if (state === "grouping") return kind === "group";
  return state !== "collected" || kind !== "boost";
}

const variant = (changes: Partial<ActionableOrder>): ActionableOrder => ({ ...PLAIN, ...changes });

const rented = (changes: Partial<ActionableOrder>) =>
  variant({ kind: "rent", state: "collected", rental: "running", ...changes });

const VARIANTS: readonly ActionableOrder[] = [
  ...ORDER_KINDS.flatMap((kind) => [
    variant({ kind, isChecking: true }),
    variant({ kind, state: "paid", isProcessing: true }),
    variant({ kind, state: "completed", isDisputable: true, review: "open" }),
    variant({ kind, state: "delivered", isDisputable: true }),
    ...(["requested", "refused", "escalated"] as const).map((afterSale) =>
      variant({ kind, state: "refunding", afterSale }),
    ),
    ...(["accepted", "decided", "withdrawn", "closed"] as const).map((afterSale) =>
      variant({ kind, state: "completed", afterSale }),
    ),
    variant({ kind, state: "completed", afterSale: "withdrawn", isDisputable: true }),
  ]),
  ...(["goods", "group", "rent"] as const).map((kind) =>
    variant({ kind, state: "paid", isRefundable: true, isDisputable: true }),
  ),
  variant({ kind: "group", state: "grouping", isProcessing: true }),
  variant({ state: "collected", review: "written" }),
  rented({}),
  rented({ extension: "offered" }),
  rented({ extension: "unpaid" }),
  rented({ state: "paid", extension: "offered" }),
  rented({ rental: "over", state: "paid" }),
  ...(["returned", "over"] as const).flatMap((rental) => [
    rented({ rental, isDisputable: true, review: "open" }),
    ...(["requested", "escalated", "accepted", "decided", "withdrawn"] as const).map((claim) =>
      rented({ rental, claim }),
    ),
  ]),
];

/** Every possible kind and state, and what else decides the actions. */
export const ACTIONABLE_ORDERS: readonly ActionableOrder[] = [
  ...ORDER_KINDS.flatMap((kind) => ORDER_STATES.map((state) => variant({ kind, state }))),
  ...VARIANTS,
].filter(isPossible);

/** @returns the order in words, as the name of a test */
export function nameOf(order: ActionableOrder): string {
  const flags = Object.entries(order).filter(([, value]) => value !== null && value !== false);
  return flags.map(([name, value]) => (value === true ? name : String(value))).join(" ");
}

const AT = "2026-11-26T02:00:00.000Z";
const LATER = "2027-11-26T02:00:00.000Z";

function afterSaleOf({ afterSale }: ActionableOrder): CallAnswer<"orderDetail">["after_sale"] {
  if (afterSale === null) return null;
  return {
    ...{ state: afterSale, reason: "not_working", text: "登录不上", images: [], asked: "52.00" },
    ...{ refund: null, deducted: "0.00", paid_back: false, until: LATER },
    events: [{ state: "requested", by: "buyer", text: "登录不上", at: AT }],
  };
}

function rentalOf(order: ActionableOrder): CallAnswer<"orderDetail">["rental"] {
  const { rental, claim, extension } = order;
  if (rental === null) return null;
  const isRunning = rental === "running";
  return {
    ...{ state: rental, hours: 5, deposit: "100.00", starts_at: AT, ends_at: LATER },
    closed_at: isRunning ? null : AT,
    deposit_state: isRunning ? "held" : claim === null ? "awaiting" : "claimed",
    ...{ deposit_due_at: null, deposit_settled_at: null, deposit_returned: "0.00" },
    claim: claim && {
      ...{ state: claim, reason: "damaged", text: "被封", claimed: "40.00", until: LATER },
      ...{ images: [], answer_images: [], events: [] },
    },
    extensions:
      extension === "unpaid"
        ? [
            {
              ...{ order_num: "8202611260001", state: "pending", hours: 2, price: "6.00" },
              ...{ created_at: AT, paid_at: null, refunds: [] },
              payment: { pay_count_down: 600, qrcode: "https://pay.example/8" },
            },
          ]
        : [],
    extension_offer: isRunning
      ? {
          refusal: extension === "offered" ? "" : "商品已经下架，不能续租",
          ...{ hour_price: "3.00", most_hours: 10, validate_balance: "0.00" },
          channel_list: [{ channel_id: 2, channel_name: "支付宝", class_name: "alipay" }],
        }
      : null,
  };
}

/** Of the details of goods orders and boosts. */
function commonOf(order: ActionableOrder) {
  return {
    processing: order.isProcessing ? { refund_at: LATER } : null,
    checking: order.isChecking,
    after_sale: afterSaleOf(order),
    after_sale_until: order.isDisputable ? LATER : null,
    ...{ refunds: [], platform_message: null, created_at: AT },
    paid_at: order.state === "pending" ? null : AT,
  };
}

const isOpen = ({ afterSale }: ActionableOrder): boolean =>
  afterSale !== null && isOpenAfterSale(afterSale);

/** @returns the answer of `order/detail` */
export function orderDetailOf(order: ActionableOrder): CallAnswer<"orderDetail"> {
  const { kind, state } = order;
  const disputed = kind === "rent" ? "collected" : "delivered";
  const status = state === "refunding" ? (isOpen(order) ? disputed : "refund_due") : state;
  const isManual = status === "delivering" || status === "delivered" || status === "completed";
  return {
    ...commonOf(order),
    ...{ order_num: "202611260001", status, goods_id: 1001, goods_name: "星穹月卡" },
    ...{ spec_name: "30 天", picture: "/media/goods/1001-1.webp", quantity: 1, price: "52.00" },
    ...{ delivery_type: isManual ? 1 : 2, seller_nickname: "星河小铺", cashback: "0.00" },
    ...{ gifts: [], refund_reason: null, customer_remarks: [], leave_word: "", process: [] },
    rent_hours: kind === "rent" ? 5 : 0,
    deposit: kind === "rent" ? "100.00" : "0.00",
    rental: rentalOf(order),
    delivery: isManual
      ? {
          ...{ deliver_by: LATER, delivering_at: AT, delivered_at: AT, confirm_by: LATER },
          ...{ completed_at: null, completed_by: null, note: "" },
        }
      : null,
    refundable_until: order.isRefundable ? LATER : null,
    review_state: order.review,
    review:
      order.review === "written"
        ? {
            ...{ score: 5, content: "很快", images: [], created_at: AT, edited_at: null },
            ...{ hidden_reason: null, editable_until: null, reply: null },
          }
        : null,
    group_id: kind === "group" ? 7 : 0,
    payment:
      state === "pending"
        ? {
            ...{ pay_count_down: 600, qrcode: "https://pay.example/1" },
            pay_status_api: "/v1/order/pay_status?order_num=202611260001",
          }
        : null,
    ...{ secrets: [], detail_qrcode: "https://m.example/orderDetails?url=1", brand: "mima" },
    ...{ goods_spec_id: 11, trade_type_id: kind === "rent" ? 3 : 2 },
  };
}

type BoostStatus = CallAnswer<"boostOrder">["status"];

/** Where the states of a boost have other names. */
const BOOST_STATES: Readonly<Partial<Record<ActionableOrder["state"], BoostStatus>>> = {
  ...{ paid: "waiting", delivering: "accepted", delivered: "done", refunding: "refund_due" },
};

/** @returns the answer of `skill/order` */
export function boostOrderOf(order: ActionableOrder): CallAnswer<"boostOrder"> {
  const { state } = order;
  return {
    ...commonOf(order),
    ...{ order_num: "70000000000000000000001", price: "88.00", pay_type: 2, game_id: 1 },
    status: isOpen(order) ? "done" : (BOOST_STATES[state] ?? (state as BoostStatus)),
    ...{ game_name: "曜日战歌", start_id: 1, target_id: 2, partition_id: 3, inscription: 0 },
    ...{ start_level_name: "钻石 5", target_level_name: "王者", partition_name: "安卓 QQ" },
    ...{ star: 10, stars_won: 4, time_hour: 12, pay_count_down: 600, booster: null },
    ...{ qrcode: state === "pending" ? "https://pay.example/7" : "", accepted_at: null },
    ...{ deliver_by: LATER, done_at: null, confirm_by: LATER, completed_at: null },
    ...{ refunded_at: null, detail_qrcode: "https://m.example/phone/boost?order_num=7" },
  };
}
