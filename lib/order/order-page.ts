import type { RentalState } from "@storefront/contract/orders/placed-order";
import type { ExtensionState } from "@storefront/contract/orders/rental-extension";
import type { AfterSaleActor, AfterSaleState } from "@storefront/contract/refunds/after-sale-rules";
import type { DepositState } from "@storefront/contract/refunds/deposit-claim";
import type { LedgerEntry } from "@/lib/account/read-ledger";
import type { OrderReview } from "@/lib/account/read-order-review";
import type { AccountOrder } from "@/lib/account/read-orders";
import type { DiscountLine } from "@/lib/purchase/terms/discount-lines";
import type { Channel } from "@/lib/purchase/terms/offer";
import type { Refund } from "@/lib/purchase/terms/outcome";

/** An order as its page on the desktop shows it. Fields that an API omits are null or empty, and are not shown. */
export interface OrderPage {
  /** The fields that the list of orders shows, too. */
  order: AccountOrder;
  sellerName: string;
  /** A person delivers it, not the system with the payment. */
  isManual: boolean;
  times: OrderTimes;
  /** null: not known. */
  channel: Channel["kind"] | null;
  bill: Bill | null;
  gifts: readonly string[];
  cashbackFen: number;
  /** The buyer's texts, with the questions. */
  notes: readonly Note[];
  /** null unless the seller delivers it. */
  delivery: Delivery | null;
  rental: Rental | null;
  boost: Boost | null;
  afterSale: AfterSale | null;
  /** End of the refund period without a reason; null: it is over. */
  refundableUntil: Date | null;
  /** End of the refund period with a reason. */
  afterSaleUntil: Date | null;
  /** Every refund, a deposit's too. */
  refunds: readonly DatedRefund[];
  /** Reason why the order was undone; "": not undone, or unknown. */
  refundReason: string;
  ledger: readonly LedgerEntry[];
  platformMessage: { text: string; at: Date | null } | null;
  review: OrderReview | null;
  /** The listing's trade steps. */
  process: readonly { name: string; brief: string }[];
  /** 0: bought alone. */
  groupId: number;
}

export interface OrderTimes {
  paid: Date | null;
  cancelled: Date | null;
  /** Time of the first view of the card secrets. */
  collected: Date | null;
}

/** Composition of the price. */
export interface Bill {
  unitFen: number;
  quantity: number;
  discounts: readonly DiscountLine[];
  coupon: { name: string; fen: number } | null;
  depositFen: number;
}

export interface Note {
  label: string;
  text: string;
}

export interface Delivery {
  deliverBy: Date | null;
  deliveringAt: Date | null;
  deliveredAt: Date | null;
  confirmBy: Date | null;
  completedAt: Date | null;
  byTime: boolean;
}

export interface Rental {
  state: RentalState;
  hours: number;
  startsAt: Date | null;
  endsAt: Date | null;
  closedAt: Date | null;
  depositFen: number;
  depositState: DepositState;
  depositDueAt: Date | null;
  depositSettledAt: Date | null;
  /** The state of the deposit in words. */
  depositText: string;
  /** Paid and unpaid extensions, oldest first. */
  extensions: readonly Extension[];
  /** How it can be extended; null once it has ended. */
  extension: ExtensionOffer | null;
  /** The seller's claim against the deposit. */
  claim: Claim | null;
}

/** A paid or unpaid extension of a rental. */
export interface Extension {
  orderNum: string;
  state: ExtensionState;
  word: string;
  hours: number;
  fen: number;
  at: Date | null;
  /** How to pay it; null: it cannot be paid. */
  payment: { qrcode: string; seconds: number } | null;
}

export interface ExtensionOffer {
  hourFen: number;
  mostHours: number;
  /** Why not now; "": it can be extended. */
  refusal: string;
  channels: readonly Channel[];
  balanceFen: number;
}

export interface Boost {
  stars: number;
  starsWon: number;
  reported: { by: string; at: Date | null } | null;
  booster: { name: string; picture: string | null; isVerified: boolean } | null;
  partition: string;
  hours: number;
  acceptedAt: Date | null;
  begunAt: Date | null;
  doneAt: Date | null;
  deliverBy: Date | null;
  confirmBy: Date | null;
  completedAt: Date | null;
  /** The game account that the booster needs; "": not known. */
  account: "missing" | "given" | "erased" | "";
}

export interface DisputeEvent {
  state: AfterSaleState;
  by: AfterSaleActor;
  /** Their text; "": none. */
  said: string;
  at: Date | null;
}

export interface AfterSale {
  state: AfterSaleState;
  reason: string;
  text: string;
  pictures: readonly string[];
  /** Added with the escalation. */
  escalationPictures: readonly string[];
  askedFen: number;
  refundFen: number | null;
  deductedFen: number;
  isPaidBack: boolean;
  until: Date | null;
  events: readonly DisputeEvent[];
}

export interface Claim {
  state: AfterSaleState;
  reason: string;
  text: string;
  claimedFen: number;
  until: Date | null;
  pictures: readonly string[];
  answerPictures: readonly string[];
  events: readonly DisputeEvent[];
}

export interface DatedRefund extends Refund {
  at: Date | null;
}
