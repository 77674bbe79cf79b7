import type { RemarkEntry } from "./check-remarks";

/** What a buyer submits under an order number (product §3 Order request). */
export interface CreateOrderInput {
  orderNum: string;
  goodsId: number;
  /** 0: goods without specs. */
  specId: number;
  quantity: number;
  /** The buyer's own coupon, 0 for none. */
  couponId: number;
  channelId: number;
  /** The total the buyer was shown; null when the caller does not say. */
  expectedFen: number | null;
  remark: string;
  leaveWord: string;
  customerRemarks: RemarkEntry[];
}

/** What of a stored order its buyer chose. */
interface OrderedContent extends Pick<CreateOrderInput, "goodsId" | "quantity" | "channelId"> {
  specId: number | null;
  userEnvelopeId: number | null;
  remark: string;
  leaveWord: string;
  customerRemarks: readonly RemarkEntry[];
}

/** Whether an order has the content of this submission: the second of two must not change the first. */
export function isSameContent(order: OrderedContent, ask: CreateOrderInput): boolean {
  return (
    order.goodsId === ask.goodsId &&
    (order.specId ?? 0) === ask.specId &&
    order.quantity === ask.quantity &&
    (order.userEnvelopeId ?? 0) === ask.couponId &&
    order.channelId === ask.channelId &&
    order.remark === ask.remark &&
    order.leaveWord === ask.leaveWord &&
    remarksText(order.customerRemarks) === remarksText(ask.customerRemarks)
  );
}

/** The database keeps the entries of a JSON object in an order of its own. */
const remarksText = (entries: readonly RemarkEntry[]): string =>
  JSON.stringify(entries.map(({ remark_id, content }) => [remark_id, content]));
