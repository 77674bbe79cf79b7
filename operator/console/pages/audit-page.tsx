import type { Hono } from "hono";
import { readAudit } from "../../audit/read-audit";
import type { Console, ConsoleEnv } from "../console-env";
import { listPage } from "../list-page";
import { AUDIT_COLUMNS, CHANGE_COLUMNS } from "../views/audit-columns";

/** Actions with their operator, newest first. */
export function auditPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  listPage(app, "/admin/audit", async (c) => {
    const before = c.req.query("before") ?? "";
    const key = /^\d{1,15}$/.test(before) ? Number(before) : null;
    return {
      pageTitle: "操作记录",
      title: "谁做了什么",
      note: "只能增加，任何人都不能修改或删除",
      caption: "操作记录",
      columns: [...AUDIT_COLUMNS, ...CHANGE_COLUMNS],
      ...(await readAudit(deps.db, key)),
      empty: "还没有操作。",
    };
  });
}
