import type { OpenAPIHono } from "@hono/zod-openapi";
import { sql } from "drizzle-orm";
import type { Deps } from "../deps";

/** A database that has not answered after so many milliseconds is out of reach. The storefront waits for 3 s itself. */
const PATIENCE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can also reach its database (503 otherwise). */
export function healthRoutes(app: OpenAPIHono, { db, log }: Deps): void {
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    try {
      await soon(db.execute(sql`select 1`));
      return c.json({ status: "ready" });
    } catch (error) {
      log.error({ err: error }, "database not reached");
      return c.json({ status: "database unavailable" }, 503);
    }
  });
}

/** @throws Error when a promise is not settled in time */
async function soon(work: PromiseLike<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), PATIENCE_MS);
  });
  try {
    await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
