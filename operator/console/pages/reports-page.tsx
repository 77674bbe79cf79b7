import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { handleReport } from "../../reports/handle-report";
import { readReports } from "../../reports/read-reports";
import { olderLink, pageKeyOf } from "../addresses";
import type { Console, ConsoleEnv } from "../console-env";
import { onForm, type ShowForm } from "../on-form";
import { showPage } from "../show-page";
import { ReportsView } from "../views/reports-view";

/** Reports of listings by buyers, and marking them as handled. */
export function reportsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show: ShowForm = async (c, problem, status) => {
    const isHandled = c.req.query("handled") !== undefined;
    const { reports, next } = await readReports(deps, isHandled, pageKeyOf(c));
    const view = (
      <ReportsView
        reports={reports}
        isHandled={isHandled}
        canHandle={isAtLeast(c.get("operator"), "clerk")}
        older={olderLink("/admin/reports", next, isHandled ? { handled: "1" } : {})}
      />
    );
    return showPage(c, { title: "举报", section: "/admin/reports", problem, view }, status);
  };
  app.get("/reports", (c) => show(c));
  onForm(app, "/reports/:id{[0-9]+}/handle", {
    role: "clerk",
    show,
    async change(c, operator) {
      await handleReport(deps, operator, Number(c.req.param("id")));
      return { to: "/admin/reports" };
    },
  });
}
