import * as z from "zod";
import { claimableCoupon, discount } from "../listing/goods";
import { ORDER_MAXIMUM } from "../listing/quantity-bounds";
import { id, idOrNone, integerField, money, orderNum, text } from "../text/fields";
import { parseJson } from "../text/parse-json";

/** Confirm, quote, create (product §3 Order confirm to Order result, product §10.12 and §12). */

const quantity = integerField(ORDER_MAXIMUM).refine((value) => value > 0, "必须是正整数");

export const userEnvelope = z.object({
  user_envelope_id: z.number().int(),
  use_end_time_text: z.string(),
  envelopes: z.object({
    reduce_num: money,
    condition_num: money,
    type_name: z.string(),
    coupon_name: z.string(),
  }),
});

/** class_name: alipay, wxpay, or ggpay (the buyer's balance, channel_id 0). */
export const channel = z.object({
  channel_id: z.number().int(),
  channel_name: z.string(),
  class_name: z.enum(["alipay", "wxpay", "ggpay"]),
});

/** One discount of the price. `amount` is a positive yuan amount. */
export const discountLine = z.object({ title: z.string(), amount: money });

const hours = integerField(720).refine((value) => value > 0, "必须是正整数");
const rentPlanFields = z.object({ hours });

/** The rental period: an object, or its JSON text in a query. */
export const rentPlan = z.union([
  rentPlanFields,
  z
    .string()
    .max(100, "内容过长")
    .transform((value, ctx) => {
      const parsed = rentPlanFields.safeParse(parseJson(value));
      if (parsed.success) return parsed.data;
      ctx.addIssue({ code: "custom", message: "必须含有 hours" });
      return z.NEVER;
    }),
]);

/**
 * The parts of a rent's price: `hour_price` × `hours` = `rent_price`, without the deposit. `rule` is the text on what
 * is refunded when. Hours from `least_time` to `most_time`.
 */
export const rentPrice = z.object({
  hours: z.number().int(),
  hour_price: money,
  rent_price: money,
  deposit: money,
  least_time: z.number().int(),
  most_time: z.number().int(),
  rule: z.string(),
});

/** The group: its id to join it, 0 to open one; omitted when buying alone. */
const groupChoice = idOrNone.optional();

/**
 * What the buyer pays:
 * `after_discount_price` (one piece) × `quantity` − every `discounts[].amount` − `envelope_reduce_price` = `now_price`.
 * For a rent one piece is all of its hours, and `rent.deposit` is added.
 */
export const price = z.object({
  rent: rentPrice.nullable(),
  after_discount_price: money,
  quantity: z.number().int(),
  discounts: z.array(discountLine),
  /** Every gift whose condition is met, in the seller's words. */
  gifts: z.array(z.string()),
  hit_discount: discount.nullable(),
  envelope: z.object({ user_envelope_id: z.number().int() }).nullable(),
  envelope_reduce_price: money,
  now_price: money,
  /** `claimable`: coupons that the buyer can still claim, and could use on this order; missing in an older marketplace. */
  all_envelope: z.object({
    valid: z.array(userEnvelope),
    invalid: z.array(userEnvelope),
    claimable: z.array(claimableCoupon).optional(),
  }),
});

export const orderConfirmRequest = z.object({
  goods_id: id,
  quantity,
  goods_spec_id: idOrNone.default(0),
  rent_plan: rentPlan.optional(),
  group_id: groupChoice,
  promotion_user_id: idOrNone.optional(),
  sign: text(128).optional(),
});

export const orderConfirm = price.extend({
  order_num: z.string(),
  picture: z.string(),
  goods_name: z.string(),
  spec_name: z.string(),
  delivery_type: z.number().int(),
  customer_remarks: z.array(
    z.object({ remark_id: z.number().int(), title: z.string(), tip: z.string() }),
  ),
  channel_list: z.array(channel),
  validate_balance: money,
  /** The text of the QR code that hands a rent or group order over to the phone, with the promoter; else "". */
  phone_url: z.string(),
});

export const quoteRequest = z.object({
  goods_id: id,
  quantity,
  goods_spec_id: idOrNone.default(0),
  rent_plan: rentPlan.optional(),
  group_id: groupChoice,
  envelope_id: idOrNone.default(0),
  order_id: idOrNone.default(0),
  auto_use_envelope: idOrNone.default(0),
});

/** `envelope_id` is a coupon that the buyer owns (user_envelope_id), 0 for none. `pay_type` is the channel's id. */
export const buildRequest = z.object({
  order_num: orderNum,
  goods_id: id,
  buy_count: quantity,
  user_remark: text(50).default(""),
  remark: text(50).default(""),
  leave_word: text(200).default(""),
  pay_type: integerField(99),
  anonymos: z.literal(0).default(0),
  /** The price that the buyer was shown. If it is present and the price has changed, the order is refused. */
  expected_price: money.optional(),
  envelope_id: idOrNone.default(0),
  goods_spec_id: idOrNone.default(0),
  customer_remarks: z
    .string()
    .max(4000, "内容过长")
    .default("[]")
    .transform((value, ctx) => {
      const parsed = remarkEntries.safeParse(parseJson(value));
      if (parsed.success) return parsed.data;
      ctx.addIssue({ code: "custom", message: "必须是 remark_id 与 content 的列表" });
      return z.NEVER;
    }),
});

const remarkEntries = z
  .array(z.object({ remark_id: id, content: text(200) }))
  .max(20, "最多 20 项");

/** `pay_count_down` is whole seconds. `qrcode` is "" when nothing is left to pay by QR code. */
export const orderResult = z.object({
  order: z.object({
    order_num: z.string(),
    price: money,
    goods_name: z.string(),
    pay_status_api: z.string(),
    pay_count_down: z.number().int(),
    h5_detail_api: z.string(),
  }),
  detail_qrcode: z.string(),
  qrcode: z.string(),
});
