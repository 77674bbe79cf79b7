import { fullTime } from "@storefront/contract/text/china-time";
import type { Hono } from "hono";
import { readOverview } from "../../overview/read-overview";
import type { Console, ConsoleEnv } from "../console-env";
import { showPage } from "../show-page";
import { OverviewView } from "../views/overview-view";

export function overviewPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/", async (c) => {
    const now = deps.clock.now();
    const overview = await readOverview(deps, now);
    return showPage(c, {
      title: "总览",
      section: "/admin",
      aside: <span class="note">{`${fullTime(now)} 北京时间`}</span>,
      view: <OverviewView overview={overview} operator={c.get("operator")} now={now} />,
    });
  });
}
