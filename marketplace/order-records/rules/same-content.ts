import type { RemarkEntry } from "./check-remarks";

/** A submission of an order (product §3 Order request). */
export interface CreateOrderInput {
  orderNum: string;
  goodsId: number;
  /** 0: goods without specs. */
  specId: number;
  quantity: number;
  /** A coupon that the buyer owns, 0 for none. */
  couponId: number;
  channelId: number;
  /** The total that the buyer was shown; null when the caller omits it. */
  expectedFen: number | null;
  remark: string;
  leaveWord: string;
  customerRemarks: RemarkEntry[];
}

/** The buyer's choices in a stored order. */
interface OrderedContent extends Pick<CreateOrderInput, "goodsId" | "quantity" | "channelId"> {
  specId: number | null;
  userEnvelopeId: number | null;
  remark: string;
  leaveWord: string;
  customerRemarks: readonly RemarkEntry[];
}

/** Whether a stored order has the content of a repeated submission, which must not change it. */
export function isSameContent(order: OrderedContent, input: CreateOrderInput): boolean {
  return (
    order.goodsId === input.goodsId &&
    (order.specId ?? 0) === input.specId &&
    order.quantity === input.quantity &&
    (order.userEnvelopeId ?? 0) === input.couponId &&
    order.channelId === input.channelId &&
    order.remark === input.remark &&
    order.leaveWord === input.leaveWord &&
    remarksText(order.customerRemarks) === remarksText(input.customerRemarks)
  );
}

/** jsonb does not preserve the key order of objects. */
const remarksText = (entries: readonly RemarkEntry[]): string =>
  JSON.stringify(entries.map(({ remark_id, content }) => [remark_id, content]));
