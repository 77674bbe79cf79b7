import { AUTO_DELIVERY_HOURS, NO_REASON_REFUND_DAYS } from "@/lib/constants";
import type { GoodsView, Titled } from "./goods-view";

/** Advertised promises (spec §9). */
const REFUND: Titled = {
  name: `${NO_REASON_REFUND_DAYS} 天无理由退款`,
  brief: `付款后 ${NO_REASON_REFUND_DAYS} 天内，还没有领取或交付的订单可以无理由退款。`,
};
const AUTOMATIC: Titled = {
  name: `${AUTO_DELIVERY_HOURS}自动发货`,
  brief: "付款后由系统自动发货，不用等卖家在线。",
};

/** The promises that hold for this listing, and no other (spec §2). */
export function promises(goods: Pick<GoodsView, "refundable" | "automaticDelivery">): Titled[] {
  return [...(goods.refundable ? [REFUND] : []), ...(goods.automaticDelivery ? [AUTOMATIC] : [])];
}

/**
 * Everything a buyer can count on, each thing said once: of two names one of which holds the other ("自动发货" and
 * "7×24 小时自动发货") the fuller one stays, with the listing's own words about it. Promises come first.
 */
export function services(
  goods: Pick<GoodsView, "refundable" | "automaticDelivery" | "guarantee">,
): Titled[] {
  return [...promises(goods), ...goods.guarantee].reduce<Titled[]>(withService, []);
}

function withService(said: Titled[], next: Titled): Titled[] {
  const place = said.findIndex(({ name }) => isTwin(name, next.name));
  const twin = said[place];
  if (twin === undefined) return [...said, next];
  const name = bare(twin.name).length < bare(next.name).length ? next.name : twin.name;
  return said.with(place, { name, brief: next.brief || twin.brief });
}

/** One character is too little to know a service by. */
function isTwin(one: string, other: string): boolean {
  const [short = "", long = ""] = [bare(one), bare(other)].sort((a, b) => a.length - b.length);
  return short.length > 1 ? long.includes(short) : short === long;
}

const bare = (name: string): string => name.replace(/\s/gu, "");
