import type { BrowserContext } from "@playwright/test";

/** Refuses every request of a page that is not a GET: a deployment that is only read stays as it is. */
export async function guardWrites(context: BrowserContext): Promise<void> {
  await context.route("**", (route) =>
    ["GET", "HEAD"].includes(route.request().method()) ? route.fallback() : route.abort(),
  );
}
