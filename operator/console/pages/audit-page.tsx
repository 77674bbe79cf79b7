import type { Hono } from "hono";
import { readAudit } from "../../audit/read-audit";
import type { Console, ConsoleEnv } from "../console-env";
import { showPage } from "../show-page";
import { AuditTable } from "../views/audit-table";
import { Card, Older } from "../views/parts";

export function auditPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/audit", async (c) => {
    const before = c.req.query("before") ?? "";
    const key = /^\d{1,15}$/.test(before) ? Number(before) : null;
    const { entries, next } = await readAudit(deps.db, key);
    return showPage(c, {
      title: "操作记录",
      section: "/admin/audit",
      view: (
        <Card title="谁做了什么" note="只能增加，任何人都不能修改或删除">
          <AuditTable entries={entries} withSubject />
          <Older href={next === null ? null : `/admin/audit?before=${next}`} />
        </Card>
      ),
    });
  });
}
