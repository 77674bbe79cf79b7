import type { WireField } from "@storefront/contract/http/wire-field";
import { asList, readableById } from "@/lib/decode/lenient";
import {
  type Fields,
  fenOrNull,
  integerOrNull,
  objectOrNull,
  textOrNull,
} from "@/lib/decode/strict";
import { type PriceLines, readPrice } from "./price";
import type { PurchaseRequest } from "./purchase-request";

/** A field that the seller requires, such as the account to top up. */
export interface RequiredNote {
  /** Negative: the server sent none. */
  id: number;
  title: string;
  tip: string;
}

/** `kind`: ggpay is the buyer's balance. */
export interface Channel {
  id: number;
  name: string;
  kind: "alipay" | "wxpay" | "ggpay";
}

/** The offer of `order_confirm`: an order number, its goods and payment channels (product §3). */
export interface Offer {
  orderNum: string;
  picture: string;
  goodsName: string;
  specName: string;
  /** 2: automatic delivery; null: unknown. */
  deliveryType: number | null;
  requiredNotes: RequiredNote[];
  channels: Channel[];
  balanceFen: number;
}

/**
 * Reads the terms of an order (product §3 Order confirm response). Order number and total are required; other missing
 * fields are taken from the request, or left empty.
 * @returns null when the answer counts as broken (product §10.8)
 */
export function readOffer(
  data: unknown,
  request: Pick<PurchaseRequest, "goodsName" | "picture" | "quantity">,
): { offer: Offer; price: PriceLines } | null {
  const wire = objectOrNull(data);
  const orderNum = textOrNull(wire?.order_num);
  const price = readPrice(data, { quantity: request.quantity });
  if (!wire || !orderNum || !price) return null;
  const offer: Offer = {
    orderNum,
    picture: textOrNull(wire.picture) || request.picture,
    goodsName: textOrNull(wire.goods_name) || request.goodsName,
    specName: textOrNull(wire.spec_name) ?? "",
    deliveryType: integerOrNull(wire.delivery_type),
    requiredNotes: readRequiredNotes(wire),
    channels: readableById(wire.channel_list, readChannel),
    balanceFen: fenOrNull(wire.validate_balance) ?? 0,
  };
  return { offer, price };
}

/**
 * The channel in use: the buyer's choice, else the balance when it exceeds the price, else the first (product §4).
 * @returns null when none is offered
 */
export function channelInUse(
  offer: Offer,
  totalFen: number,
  chosen: number | null,
): Channel | null {
  const choice = offer.channels.find((channel) => channel.id === chosen);
  if (choice) return choice;
  const balance = offer.channels.find((channel) => channel.kind === "ggpay");
  if (balance && offer.balanceFen > totalFen) return balance;
  return offer.channels[0] ?? null;
}

/** Whether the balance is too low, in which case nothing is sent (product §5). */
export function isBalanceShort(offer: Offer, totalFen: number, channel: Channel): boolean {
  return channel.kind === "ggpay" && offer.balanceFen < totalFen;
}

/** `customer_remarks` has title and tip; the ids may be in `customerRemarks` instead (product §3 Order detail). */
function readRequiredNotes({
  customer_remarks,
  customerRemarks,
}: Fields<WireField | "customerRemarks">) {
  const details = asList(customerRemarks, objectOrNull);
  const notes = Array.isArray(customer_remarks) ? customer_remarks : details;
  let unnumbered = 0;
  return readableById(notes, (entry): RequiredNote | null => {
    const wire = objectOrNull(entry);
    if (!wire) return null;
    const title = textOrNull(wire.title) || "留言";
    const detail = details.find((each) => textOrNull(each.title) === title);
    const id = integerOrNull(wire.remark_id) ?? integerOrNull(detail?.remark_id);
    return { id: id || --unnumbered, title, tip: textOrNull(wire.tip) ?? "" };
  });
}

/** Default names of channels, when the server sends none. */
export const CHANNEL_NAMES = { alipay: "支付宝", wxpay: "微信支付", ggpay: "账户余额" } as const;

export const channelKind = (value: unknown): Channel["kind"] | null =>
  value === "alipay" || value === "wxpay" || value === "ggpay" ? value : null;

/** @returns null for a kind of channel that this page does not support */
export function readChannel(entry: unknown): Channel | null {
  const wire = objectOrNull(entry);
  const kind = channelKind(wire?.class_name);
  const id = integerOrNull(wire?.channel_id);
  if (id === null || kind === null) return null;
  return { id, name: textOrNull(wire?.channel_name) || CHANNEL_NAMES[kind], kind };
}
