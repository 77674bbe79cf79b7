import * as z from "zod";
import { money } from "../text/fields";
import { LEDGER_EVENTS } from "./ledger-events";
import { channel, discountLine } from "./order";

/** Fields of an order's page on the desktop beyond the state of the order. An older marketplace omits all of them. */

/** A change of the buyer's balance; negative: spent. `created_at` is ISO. */
const ledgerEntry = z.object({
  event: z.enum(LEDGER_EVENTS),
  amount: money,
  created_at: z.string(),
});

/** Fields of the details of goods orders and boosts. */
export const orderRecord = {
  /** Key of the brand on whose site it was ordered; "" when that is not known. */
  brand: z.string().optional(),
  /** The channel that it was or would be paid through. */
  channel: channel.shape.class_name.nullish(),
  /** Messages of this order, oldest first. */
  ledger: z.array(ledgerEntry).optional(),
  /** The order's page on the phone. */
  detail_qrcode: z.string().optional(),
  cancelled_at: z.string().nullish(),
};

/** Whether the listing is a single account, which cannot be ordered again once it is sold. */
export const oneOff = z.boolean().optional();

/** `unit_price` × quantity − every `discounts[].amount` − `coupon.amount` + the deposit = the order's price. */
export const orderBill = z.object({
  unit_price: money,
  discounts: z.array(discountLine),
  coupon: z.object({ coupon_name: z.string(), amount: money }).nullable(),
});
