import type { Hono } from "hono";
import { endSession } from "../../access/sessions";
import { recordAudit } from "../../audit/record-audit";
import type { Console, ConsoleEnv } from "../console-env";
import { keepSession, sessionToken } from "../form-token";

export function logoutPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.post("/logout", async (c) => {
    const operator = c.get("operator");
    await deps.db.transaction(async (tx) => {
      if (!(await endSession(tx, sessionToken(c)))) return;
      const subject = `operator ${operator.id}`;
      await recordAudit(tx, operator, { action: "session.logout", subject }, deps.clock.now());
    });
    keepSession(c, deps.config, "");
    return c.redirect("/admin/login", 303);
  });
}
