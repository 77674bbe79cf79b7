import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { ERRORS } from "@storefront/contract/codes";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { asCount, asObject } from "@/lib/decode/lenient";
import type { OrderPage } from "./order-page";
import { readBoostPage } from "./read-boost-page";
import { readOrderPage } from "./read-order-page";

/** An order, or the fact that the visitor has none of this number. */
export type FoundOrder =
  /** `skewMs`: how far the marketplace's clock is ahead of this browser's. */
  { kind: "found"; page: OrderPage; skewMs: number } | { kind: "unknown" };

interface Fetched {
  answer: unknown;
  from: "goods" | "boost" | "nowhere";
  skewMs: number;
}

const UNKNOWN: ReadonlySet<number> = new Set([ERRORS.orderNotFound.code, ERRORS.invalid.code]);
const isUnknown = (result: Result<unknown>): boolean => !result.ok && UNKNOWN.has(result.code);

/** Fetches the visitor's order of any kind. Another's order and an unknown number get the same answer. */
export async function fetchOrder(orderNum: string): Promise<Result<Fetched>> {
  const [found, skewMs] = await Promise.all([fetchDetail(orderNum), fetchSkew()]);
  const { result, from } = found;
  if (!result.ok && !isUnknown(result)) return result;
  const fetched = result.ok
    ? { answer: result.data, from, skewMs }
    : ({ answer: null, from: "nowhere", skewMs } as const);
  return { ok: true, code: 0, msg: "", data: fetched };
}

async function fetchDetail(
  order_num: string,
): Promise<{ result: Result<unknown>; from: "goods" | "boost" }> {
  if (!isBoostNum(order_num)) {
    return { result: await call("orderDetail", { order_num }), from: "goods" };
  }
  return { result: await call("boostOrder", { order_num }), from: "boost" };
}

/** Differences below this are latency (ms). */
const SAME_CLOCK_MS = 5_000;

async function fetchSkew(): Promise<number> {
  const result = await call("time", {});
  const seconds = result.ok ? asCount(asObject(result.data).time) : 0;
  const skew = seconds * 1000 - Date.now();
  return seconds === 0 || Math.abs(skew) < SAME_CLOCK_MS ? 0 : skew;
}

/** Reads the result of `fetchOrder`. @returns null when the order cannot be read */
export function readFoundOrder(data: unknown): FoundOrder | null {
  const { answer, from, skewMs } = data as Fetched;
  if (from === "nowhere") return { kind: "unknown" };
  const page = from === "goods" ? readOrderPage(answer) : readBoostPage(answer);
  return page && { kind: "found", page, skewMs };
}
