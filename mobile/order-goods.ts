import type { Call } from "./call-api";

interface OrderInput {
  goods_id: number;
  goods_spec_id: number;
  quantity: number;
  channel: "alipay" | "wxpay";
  promotion_user_id?: number | undefined;
  sign?: string | undefined;
  remarks: { remark_id: number; content: string }[];
}

/** The new order with the text of its payment QR code, or why it was refused. */
export type Ordered = { ok: true; orderNum: string; qrcode: string } | { ok: false; msg: string };

/**
 * Places an order by the same two calls as the desktop, confirm and build, with the coupon that the marketplace chose.
 */
export async function orderGoods(call: Call, input: OrderInput): Promise<Ordered> {
  const { goods_id, goods_spec_id, quantity, promotion_user_id, sign } = input;
  const confirmed = await call("orderConfirm", {
    goods_id,
    goods_spec_id,
    quantity,
    ...(promotion_user_id ? { promotion_user_id } : {}),
    ...(sign ? { sign } : {}),
  });
  if (!confirmed.ok) return confirmed;
  const channel = confirmed.data.channel_list.find(
    ({ class_name }) => class_name === input.channel,
  );
  if (!channel) return { ok: false, msg: "不支持的支付方式" };
  const built = await call("buildOrder", {
    order_num: confirmed.data.order_num,
    goods_id,
    goods_spec_id,
    buy_count: quantity,
    pay_type: channel.channel_id,
    envelope_id: confirmed.data.envelope?.user_envelope_id ?? 0,
    customer_remarks: JSON.stringify(input.remarks),
  });
  if (!built.ok) return built;
  const { qrcode, order } = built.data;
  return { ok: true, orderNum: order.order_num, qrcode };
}
