import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import { id, idOrNone, integerField, looseMoney } from "@storefront/contract/text/fields";
import * as z from "zod";
import type { Call, CallResult } from "./call-api";

/** Form of a page with a confirmed order. Its order number makes a second tap idempotent. */
export const confirmedForm = z.looseObject({
  ...orderNumRequest.shape,
  goods_id: id,
  goods_spec_id: idOrNone.default(0),
  envelope_id: idOrNone.default(0),
  pay_type: integerField(99),
  /** The total that the page showed. */
  expected_price: looseMoney,
});

/**
 * Orders one piece as confirmed, for the total that was shown.
 * @returns the result of `buildOrder`
 */
export function placeConfirmed(
  call: Call,
  form: z.output<typeof confirmedForm>,
): Promise<CallResult<{ qrcode: string; order: { order_num: string } }>> {
  return call("buildOrder", {
    order_num: form.order_num,
    goods_id: form.goods_id,
    goods_spec_id: form.goods_spec_id,
    buy_count: 1,
    pay_type: form.pay_type,
    envelope_id: form.envelope_id,
    expected_price: fenToYuan(yuanToFen(form.expected_price) ?? 0),
    customer_remarks: JSON.stringify(remarksOf(form)),
  });
}

/** Returns the answers to the seller's questions, which are in the fields `remark_<id>`. */
export function remarksOf(form: Record<string, unknown>): { remark_id: number; content: string }[] {
  return Object.entries(form).flatMap(([name, content]) => {
    const remark = /^remark_(\d{1,9})$/.exec(name);
    return remark && typeof content === "string" ? [{ remark_id: Number(remark[1]), content }] : [];
  });
}
