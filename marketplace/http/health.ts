import { withTimeout } from "@storefront/platform/with-timeout";
import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import type { Deps } from "../deps";

/** After this timeout the database counts as unreachable. Shorter than the storefront's own timeout of 3 s. */
const TIMEOUT_MS = 2_000;

/**
 * `/healthz`: the process is alive. `/readyz`: it also reaches its database, whose disk has space (503 otherwise). Without the limiter it is
 * degraded: pages and prices work, logins and orders are refused.
 */
export function healthRoutes(app: Hono, { db, availability, limiter, log }: Deps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await withTimeout(db.execute(sql`select 1`), TIMEOUT_MS);
      if (!(await withTimeout(availability.isWritable(), TIMEOUT_MS))) {
        log.error("database disk full");
        return c.json({ status: "disk full" }, 503);
      }
      const isLimiting = await limiter.isReachable();
      return c.json({
        status: isLimiting ? "ready" : "degraded",
        limiter: isLimiting ? "ok" : "unavailable",
      });
    } catch (error) {
      log.error({ err: error }, "database unreachable");
      return c.json({ status: "database unavailable" }, 503);
    }
  });
}
