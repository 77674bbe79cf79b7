import { createHash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { hexHash } from "next/dist/shared/lib/hash.js";
import { queryValue } from "@/lib/addresses/query";

/** The requested part of a page: the document, the payload for client navigation, or a prefetched segment. */
export type PagePart =
  | { kind: "document" }
  | { kind: "payload" }
  | { kind: "segment"; segment: string }
  | { kind: "elsewhere"; search: string };

/**
 * Reads the request of Next's client router. Caches that ignore Vary could store a payload as the page; so the router
 * adds a hash of its headers to the address as `_rsc`, and an address without it is redirected to the one with it.
 */
export function requestedPart(headers: IncomingHttpHeaders, query: string): PagePart {
  if (headers["rsc"] !== "1") return { kind: "document" };
  const inputs = hashInputs(headers);
  const received = queryValue(query, "_rsc");
  if (
    received === undefined ||
    !(received === hashOf(inputs) || received === legacyHashOf(inputs))
  ) {
    return { kind: "elsewhere", search: withHash(query, hashOf(inputs)) };
  }
  const segment = headers["next-router-segment-prefetch"];
  const isPrefetch = headers["next-router-prefetch"] === "1";
  if (isPrefetch && typeof segment === "string") return { kind: "segment", segment };
  return { kind: "payload" };
}

/** The header values that `_rsc` hashes; null when there are none. */
function hashInputs(headers: IncomingHttpHeaders): string | null {
  const prefetch = headers["next-router-prefetch"];
  const values = [
    headers["next-router-segment-prefetch"],
    headers["next-router-state-tree"],
    headers["next-url"],
  ];
  const known = prefetch === "1" || prefetch === "2" || prefetch === "3" ? prefetch : undefined;
  if (known === undefined && values.every((value) => value === undefined)) return null;
  return [known ?? "0", ...values.map((value) => (value === undefined ? "0" : String(value)))].join(
    ",",
  );
}

/** 96 bits of SHA-256, as the client computes it in secure contexts (https and localhost). */
function hashOf(inputs: string | null): string {
  if (inputs === null) return "";
  return createHash("sha256").update(inputs).digest().subarray(0, 12).toString("base64url");
}

/** The client's hash on plain http, where browsers provide no SHA-256. */
function legacyHashOf(inputs: string | null): string {
  return inputs === null ? "" : hexHash(inputs);
}

function withHash(query: string, hash: string): string {
  const others = query
    .slice(1)
    .split("&")
    .filter((pair) => pair !== "" && !/^_rsc(?:=|$)/.test(pair));
  return `?${[...others, `_rsc=${hash}`].join("&")}`;
}
