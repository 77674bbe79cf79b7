import type { OpenAPIHono } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import type { Deps } from "../deps";

/** `/healthz`: the process answers. `/readyz`: it can also reach its database (503 otherwise). */
export function healthRoutes(app: OpenAPIHono, { db, log }: Deps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await db.execute(sql`select 1`);
      return c.json({ status: "ready" });
    } catch (error) {
      log.error({ err: error }, "database not reached");
      return c.json({ status: "database unavailable" }, 503);
    }
  });
}
