import { type PriceLines, readPrice } from "./price";
import { complete, fenOf, listById, recordOf, textOf, wholeOf } from "./read-wire";

/** A thing the seller must be told, such as the account to be charged. */
interface RequiredWord extends Record<string, unknown> {
  id: number;
  title: string;
  tip: string;
}

/** `kind`: ggpay is the buyer's balance. */
export interface Channel extends Record<string, unknown> {
  id: number;
  name: string;
  kind: "alipay" | "wxpay" | "ggpay";
}

/** What `order_confirm` offers: one order number, its goods and how it can be paid (spec §3). */
export interface Offer extends Record<string, unknown> {
  orderNum: string;
  picture: string;
  goodsName: string;
  specName: string;
  /** 2: automatic delivery. */
  deliveryType: number;
  requiredWords: RequiredWord[];
  channels: Channel[];
  balanceFen: number;
}

/** @returns null when a field is missing: then the answer counts as broken (design §2.8) */
export function readOffer(data: unknown): { offer: Offer; price: PriceLines } | null {
  const wire = recordOf(data);
  const offer = complete<Offer>({
    orderNum: textOf(wire?.order_num) || null,
    picture: textOf(wire?.picture),
    goodsName: textOf(wire?.goods_name),
    specName: textOf(wire?.spec_name),
    deliveryType: wholeOf(wire?.delivery_type),
    requiredWords: listById(wire?.customer_remarks, readWord),
    channels: listById(wire?.channel_list, readChannel),
    balanceFen: fenOf(wire?.validate_balance),
  });
  const price = readPrice(data);
  return offer && price ? { offer, price } : null;
}

/**
 * The channel in use: the buyer's choice, else the balance when it exceeds the price, else the first (spec §4).
 * @returns null when there is none to choose from
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

/** @returns whether the balance does not reach, in which case nothing is sent (spec §5) */
export function isBalanceShort(offer: Offer, totalFen: number, channel: Channel): boolean {
  return channel.kind === "ggpay" && offer.balanceFen < totalFen;
}

function readWord(entry: unknown): RequiredWord | null {
  const wire = recordOf(entry);
  return complete<RequiredWord>({
    id: wholeOf(wire?.remark_id),
    title: textOf(wire?.title),
    tip: textOf(wire?.tip),
  });
}

function readChannel(entry: unknown): Channel | null {
  const wire = recordOf(entry);
  const kind = wire?.class_name;
  return complete<Channel>({
    id: wholeOf(wire?.channel_id),
    name: textOf(wire?.channel_name),
    kind: kind === "alipay" || kind === "wxpay" || kind === "ggpay" ? kind : null,
  });
}
