/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { fullTime } from "@/contract/china-time";
import { readOverview } from "../../overview/read-overview";
import { answerPage } from "../answer-page";
import type { Console, ConsoleEnv } from "../console-env";
import { Layout } from "../views/layout";
import { OverviewView } from "../views/overview-view";

export function overviewPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/", async (c) => {
    const now = deps.clock.now();
    const overview = await readOverview(deps.db, now);
    return answerPage(
      c,
      <Layout
        title="总览"
        section="/admin"
        operator={c.get("operator")}
        formToken={c.get("formToken")}
        aside={<span class="note">{`${fullTime(now)} 北京时间`}</span>}
      >
        <OverviewView overview={overview} now={now} />
      </Layout>,
    );
  });
}
