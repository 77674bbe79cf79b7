import type { IncomingHttpHeaders } from "node:http";
import { queryValue } from "@/lib/addresses/query";
import { type EventId, parseEventId } from "./event-id";

/** Topics of one connection. */
export interface LiveRequest {
  /** Listings of open pages. */
  goodsIds: readonly number[];
  /** Whether to follow the account of the token in Authorization. */
  isLoggedIn: boolean;
  /** The last event that the browser received; null for none, or for an id that cannot exist. */
  after: EventId | null;
  /** Whether the browser names an event that it received. */
  resumes: boolean;
}

/** Maximum number of goods pages that a browser follows at once; the first ones count. */
const MAX_GOODS = 8;
const GOODS_ID = /^[1-9]\d{0,9}$/;
const LARGEST_ID = 2 ** 31 - 1;

/**
 * Reads the request of `/api/live`: `?goods=1001,1002`, `Authorization`, `Last-Event-ID`.
 * @param query with its "?", or ""
 * @returns null when it names no topic, or a listing that cannot exist
 */
export function readLiveRequest(query: string, headers: IncomingHttpHeaders): LiveRequest | null {
  const names = queryValue(query, "goods")?.split(",") ?? [];
  const goodsIds = [...new Set(names)].map(Number);
  if (!names.every((name) => GOODS_ID.test(name)) || goodsIds.some((id) => id > LARGEST_ID)) {
    return null;
  }
  const isLoggedIn = headers.authorization !== undefined;
  if (goodsIds.length === 0 && !isLoggedIn) return null;
  const last = headers["last-event-id"]?.toString();
  return {
    goodsIds: goodsIds.slice(0, MAX_GOODS),
    isLoggedIn,
    after: last === undefined ? null : parseEventId(last),
    resumes: last !== undefined,
  };
}
