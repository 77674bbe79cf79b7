import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** @returns whether a request comes from our marketplace: its `X-Internal-Secret` is ours, compared in constant time */
export function isFromMarketplace(headers: Headers): boolean {
  const given = headers.get("x-internal-secret");
  return given !== null && timingSafeEqual(digest(given), digest(env().internalSecret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
