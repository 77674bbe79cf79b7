import { SELLER_ANSWER_HOURS } from "../refunds/after-sale-rules";
import { SERVICE_HOURS } from "../text/service-hours";
import { ESCROW_PROMISE, ESCROW_WINDOWS } from "./escrow-terms";
import { AFTER_SALE_DAYS } from "./refund-terms";

/** Properties of a listing that its promises depend on. */
export interface PromiseFacts {
  /** Sold as secrets: card keys. */
  card: boolean;
  /** An account for sale, not for rent. */
  account: boolean;
  /** Delivered by the system when it is paid. */
  automatic: boolean;
  /** Delivered by the seller before a deadline. */
  manual: boolean;
  /** Has an inspection report of the platform. */
  inspected: boolean;
  /** Its tags say that phone and mail can be rebound. */
  rebind: boolean;
  /** Hours of a manual delivery. */
  deliveryHours: number;
}

export type PromiseCondition = Exclude<keyof PromiseFacts, "deliveryHours">;

/** Texts of a promise on the wire. */
export interface PromiseTexts {
  brief: string;
  duration: string;
  excludes: string;
  decided_by: string;
}

interface ListingPromise extends Omit<PromiseTexts, "brief"> {
  /** The promise is shown only when this is true of the listing; null: of all listings. */
  needs: PromiseCondition | null;
  /** The service, with its limit. `{hours}` are the hours of a manual delivery. */
  brief: string;
}

const DECIDED = `卖家 ${SELLER_ANSWER_HOURS} 小时内答复；一方不同意的，由平台客服裁定。`;
const REQUEST = `交付起 ${AFTER_SALE_DAYS} 天内申请退款。`;
const BY_SYSTEM = "由系统执行，不经人工。";

/**
 * The promises that the marketplace keeps, by their names in a listing's guarantees and tags (docs/after-sales.md). The
 * tests that keep each are named by testbed/claims/guarantees.ts.
 */
const PROMISES: Readonly<Record<string, ListingPromise>> = {
  平台担保: {
    needs: null,
    brief: `${ESCROW_PROMISE}。`,
    duration: `从付款到保管期结束：${ESCROW_WINDOWS}。`,
    excludes: "在平台之外付的款。",
    decided_by: DECIDED,
  },
  卡密保真: {
    needs: "card",
    brief: "卡密无效或已被使用，核实后退还这张卡密的实付款。",
    duration: `查看卡密起 ${AFTER_SALE_DAYS} 天内申请退款。`,
    excludes: "已经成功使用的卡密。",
    decided_by: DECIDED,
  },
  自动发货: {
    needs: "automatic",
    brief: "付款后由系统立即分配，不用等卖家在线。",
    duration: "付款成功后立即，全天有效；拼团的订单在成团之后。",
    excludes: "付款没有成功的订单。",
    decided_by: BY_SYSTEM,
  },
  超时退款: {
    needs: "manual",
    brief: "卖家在付款后 {hours} 小时内没有交付，全额退款。",
    duration: "付款起到卖家的交付时限。",
    excludes: "已经交付的订单。",
    decided_by: "由系统自动取消并全额退款，不需要申请。",
  },
  找回包赔: {
    needs: "account",
    brief: `交付起 ${AFTER_SALE_DAYS} 天内被原号主找回，核实后退款，最多退实付款。`,
    duration: REQUEST,
    excludes: "买家自己转让或泄露了密码的账号。",
    decided_by: DECIDED,
  },
  不符退款: {
    needs: null,
    brief: "与商品说明不符，核实后退款，最多退实付款。",
    duration: REQUEST,
    excludes: "商品说明或验号报告里已经写明的问题。",
    decided_by: DECIDED,
  },
  账号保障: {
    needs: "inspected",
    brief: "上架前由平台验号，结果写在验号报告里。",
    duration: `从上架到交付；交付起 ${AFTER_SALE_DAYS} 天内可以申请退款。`,
    excludes: "上架后由卖家补充、验号报告没有写到的说明。",
    decided_by: DECIDED,
  },
  验号报告: {
    needs: "inspected",
    brief: "由平台验号，每一项的结果和日期都写在报告里。",
    duration: `报告写明验号的日期；交付起 ${AFTER_SALE_DAYS} 天内可以凭报告申请退款。`,
    excludes: "验号之后由买家自己造成的变化。",
    decided_by: DECIDED,
  },
  换绑陪同: {
    needs: "rebind",
    brief: `换绑手机与邮箱时，平台客服在消息里协助，${SERVICE_HOURS}。`,
    duration: "卖家交付起到手机和邮箱换绑完成。",
    excludes: "买家不提供验证所需信息，或游戏官方暂停换绑的情况。",
    decided_by: DECIDED,
  },
  实名可换: {
    needs: "rebind",
    brief: "卖家配合换绑手机与邮箱，换不了的可以申请退款。",
    duration: REQUEST,
    excludes: "游戏官方规则不允许换绑的账号，商品说明里会写明。",
    decided_by: DECIDED,
  },
};

/** Tags that say the same as a promise under another name. */
const OTHER_NAMES: Readonly<Record<string, string>> = { 平台验号: "验号报告" };

/** Names come from a seller or an API, so names of `Object.prototype` must not match. */
const keyOf = (name: string): string =>
  Object.hasOwn(OTHER_NAMES, name) ? (OTHER_NAMES[name] ?? name) : name;

const promiseOf = (name: string): ListingPromise | undefined =>
  Object.hasOwn(PROMISES, keyOf(name)) ? PROMISES[keyOf(name)] : undefined;

/** Whether the marketplace keeps a promise of this name. */
export const isPromise = (name: string): boolean => promiseOf(name) !== undefined;

/** @returns the condition that a promise of this name lacks; null for a kept promise and for a name that is none */
export function unmetCondition(name: string, facts: PromiseFacts): PromiseCondition | null {
  const needs = promiseOf(name)?.needs ?? null;
  return needs === null || facts[needs] ? null : needs;
}

/** @returns what a listing needs for a promise of this name; null for none, and for a name that is no promise */
export const conditionOf = (name: string): PromiseCondition | null =>
  promiseOf(name)?.needs ?? null;

/** The guarantees of a listing that hold, with the marketplace's own texts. Names that are no promise are left out. */
export function keptGuarantees(
  stated: readonly { name: string }[],
  facts: PromiseFacts,
): ({ name: string } & PromiseTexts)[] {
  return stated.flatMap(({ name }) => {
    const texts = promiseTexts(name, facts.deliveryHours);
    return texts && unmetCondition(name, facts) === null ? [{ name, ...texts }] : [];
  });
}

/** @param hours of a manual delivery @returns null for a name that is no promise */
export function promiseTexts(name: string, hours: number): PromiseTexts | null {
  const promise = promiseOf(name);
  if (!promise) return null;
  const { needs: _, brief, ...terms } = promise;
  return { brief: brief.replace("{hours}", String(hours)), ...terms };
}

/** @returns for how long a promise holds and what it excludes; null for a name that is none */
export const promiseTerms = (name: string): Omit<PromiseTexts, "brief"> | null =>
  promiseOf(name) ?? null;

/** Names of all promises. */
export const PROMISE_NAMES: readonly string[] = Object.keys(PROMISES);

/** @returns the promises among the names of guarantees, each once, in the order of the table */
export const promiseKeys = (names: readonly string[]): string[] =>
  PROMISE_NAMES.filter((key) => names.some((name) => keyOf(name) === key));
