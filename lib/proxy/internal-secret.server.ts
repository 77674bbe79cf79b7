import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { env } from "@/lib/env";

/** Whether a request comes from our marketplace: compares its `X-Internal-Secret` with ours in constant time. */
export function isFromMarketplace(headers: Headers): boolean {
  const secret = headers.get("x-internal-secret");
  return secret !== null && timingSafeEqual(digest(secret), digest(env().internalSecret));
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}
