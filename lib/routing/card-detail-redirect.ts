import { guardPath } from "@/lib/addresses/path-guard";
import { queryValue } from "../addresses/query";

/**
 * Where the mobile site shows the order of `/card_detail?url=<h5_detail_api>`, relative to its base address (product §2
 * Routes, product §10.23).
 * @returns undefined when the path is missing or the guard refuses it: then nobody is sent anywhere
 */
export function cardTarget(query: string): string | undefined {
  const path = guardPath(queryValue(query, "url"));
  return path === null ? undefined : `orderDetails?url=${encodeURIComponent(path)}`;
}
