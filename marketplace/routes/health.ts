import { sql } from "drizzle-orm";
import type { Hono } from "hono";
import { withTimeout } from "@/contract/with-timeout";
import type { Deps } from "../deps";

/** A database that has not answered after so many milliseconds is out of reach. The storefront waits for 3 s itself. */
const PATIENCE_MS = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: it can also reach its database (503 otherwise). Without its limiter it is
 * degraded: pages and prices are answered, logins and orders are refused.
 */
export function healthRoutes(app: Hono, { db, limiter, log }: Deps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await withTimeout(db.execute(sql`select 1`), PATIENCE_MS);
      const isLimiting = limiter.isReachable();
      return c.json({
        status: isLimiting ? "ready" : "degraded",
        limiter: isLimiting ? "ok" : "unavailable",
      });
    } catch (error) {
      log.error({ err: error }, "database not reached");
      return c.json({ status: "database unavailable" }, 503);
    }
  });
}
