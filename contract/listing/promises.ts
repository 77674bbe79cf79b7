import { AUTO_DELIVERY_HOURS } from "./delivery-hours";
import { isPromise } from "./promise-table";
import { NO_REASON_REFUND_DAYS } from "./refund-terms";
import type { Guarantee } from "./trade-view";

/** The properties that promises depend on. */
interface Promising {
  refundable: boolean;
  automaticDelivery: boolean;
}

/** Advertised promises (product §9). */
const REFUND: Guarantee = {
  name: `${NO_REASON_REFUND_DAYS} 天无理由退款`,
  brief: `付款后 ${NO_REASON_REFUND_DAYS} 天内，还没有领取或交付的订单可以无理由退款。`,
  terms: {
    duration: `付款起 ${NO_REASON_REFUND_DAYS} 天内，在订单页申请。`,
    excludes: "已领取卡密、卖家已交付、租号和拼团的订单。",
    decidedBy: "符合条件的由系统立即退款，不需要卖家同意。",
  },
};
const AUTOMATIC: Guarantee = {
  name: `${AUTO_DELIVERY_HOURS}自动发货`,
  brief: "付款后由系统自动发货，不用等卖家在线。",
  terms: {
    duration: "付款成功后立即，全天有效。",
    excludes: "拼团的订单在成团之后发货。",
    decidedBy: "由系统执行，不经人工。",
  },
};

/** The promises that apply to this listing (product §2). */
export function promises(goods: Promising): Guarantee[] {
  return [...(goods.refundable ? [REFUND] : []), ...(goods.automaticDelivery ? [AUTOMATIC] : [])];
}

/**
 * All guarantees of a listing without duplicates, promises first. When one name contains another ("自动发货" and "7×24
 * 小时自动发货"), the longer one stays, with the listing's own texts. Guarantees in no table of the platform come last, as
 * the seller's own, except those that repeat a promise in fewer words.
 */
export function services(goods: Promising & { guarantee: readonly Guarantee[] }): Guarantee[] {
  const known = goods.guarantee.filter(({ name }) => isPromise(name));
  const kept = [...promises(goods), ...known].reduce<Guarantee[]>(withService, []);
  const repeats = (name: string) =>
    kept.some((each) => bare(each.name).length >= bare(name).length && isTwin(each.name, name));
  const own = goods.guarantee.filter(({ name }) => !isPromise(name) && !repeats(name));
  return [...kept, ...own.map((each): Guarantee => ({ ...each, isSellers: true }))];
}

/** Anchor of a service's terms on the page. @param index its position in `services` */
export const termsAnchor = (index: number): string => `guarantee-${index + 1}`;

function withService(merged: Guarantee[], next: Guarantee): Guarantee[] {
  const place = merged.findIndex(({ name }) => isTwin(name, next.name));
  const twin = merged[place];
  if (twin === undefined) return [...merged, next];
  const name = bare(twin.name).length < bare(next.name).length ? next.name : twin.name;
  const { duration, excludes, decidedBy } = next.terms;
  const terms = {
    duration: duration || twin.terms.duration,
    excludes: excludes || twin.terms.excludes,
    decidedBy: decidedBy || twin.terms.decidedBy,
  };
  const service = { name, brief: next.brief || twin.brief, terms };
  return merged.map((each) => (each === twin ? service : each));
}

/** A single character is too short to match as a part of a name. */
function isTwin(one: string, other: string): boolean {
  const [short = "", long = ""] = [bare(one), bare(other)].sort((a, b) => a.length - b.length);
  return short.length > 1 ? long.includes(short) : short === long;
}

const bare = (name: string): string => name.replace(/\s/gu, "");
