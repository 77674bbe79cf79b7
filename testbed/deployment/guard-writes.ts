import type { BrowserContext } from "@playwright/test";

/** Blocks every request of a page except GET and HEAD, so that a read-only deployment is not changed. */
export async function guardWrites(context: BrowserContext): Promise<void> {
  await context.route("**", (route) =>
    ["GET", "HEAD"].includes(route.request().method()) ? route.fallback() : route.abort(),
  );
}
