import { env } from "@/lib/env";
import { sharedCacheState } from "@/lib/render/shared-cache-state";

export const dynamic = "force-dynamic";

const TIMEOUT_MS = 3_000;

/**
 * Readiness: requires that the marketplace is ready, else 503. Without the shared page cache a storefront is degraded
 * but ready, because it uses its own store.
 */
export async function GET() {
  const marketplace = await ready();
  const sharedCache = sharedCacheState();
  const working = sharedCache === "unavailable" ? "degraded" : "ok";
  return Response.json(
    { status: marketplace ? working : "unavailable", marketplace, sharedCache },
    { status: marketplace ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

async function ready(): Promise<boolean> {
  try {
    const response = await fetch(`${env().apiBaseUrl}/readyz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
