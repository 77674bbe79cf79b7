import type { Hono } from "hono";
import { recordAudit } from "../../audit/record-audit";
import { catalogueRows } from "../../catalogue/export-catalogue";
import { type Console, type ConsoleEnv, requireRole } from "../console-env";

/** Streams the catalog as a file that can be imported, without card secrets. */
export function exportPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const { db, clock } = deps;
  app.get("/listings/export", async (c) => {
    const operator = requireRole(c, "owner");
    const now = clock.now();
    await recordAudit(db, operator, { action: "catalogue.export", subject: "catalogue" }, now);
    const rows = catalogueRows(db);
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await rows.next();
        if (done) return controller.close();
        const lines = value.map((row) => `${JSON.stringify(row)}\n`).join("");
        controller.enqueue(encoder.encode(lines));
      },
      cancel: () => void rows.return(undefined),
    });
    return c.body(body, 200, {
      "Content-Type": "application/jsonl; charset=utf-8",
      "Content-Disposition": `attachment; filename="catalogue-${now.toISOString().slice(0, 10)}.jsonl"`,
    });
  });
}
