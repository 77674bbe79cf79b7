import { fullTime } from "@storefront/contract/text/china-time";
import type { Hono } from "hono";
import { type DownloadFilter, readDownloads } from "../../downloads/read-downloads";
import type { Console, ConsoleEnv } from "../console-env";
import { showPage } from "../show-page";
import { DownloadsView } from "../views/downloads-view";

const DAY = /^\d{4}-\d\d-\d\d$/;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHOWN_DAYS = 30;

/** Downloads through advertisements, of the last 30 days or of the requested ones, filtered by brand, ad and platform. */
export function downloadsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/downloads", async (c) => {
    const today = deps.clock.now();
    const first = new Date(today.getTime() - (SHOWN_DAYS - 1) * DAY_MS);
    const { from = dayOf(first), to = dayOf(today), brand, ad, platform } = c.req.query();
    const isRight = isDay(from) && isDay(to) && from <= to;
    const problem = isRight ? undefined : "请输入两个日期，例如 2026-03-01，开始不晚于结束";
    const filter: DownloadFilter = {
      from,
      to,
      brand: brand?.trim() || undefined,
      ad: ad?.trim() || undefined,
      platform: platform || undefined,
    };
    const days = isRight ? {} : { from: dayOf(first), to: dayOf(today) };
    const downloads = await readDownloads(deps.db, { ...filter, ...days });
    const view = <DownloadsView filter={filter} problem={problem} downloads={downloads} />;
    const page = { title: "下载统计", section: "/admin/downloads", view } as const;
    return showPage(c, page, isRight ? 200 : 400);
  });
}

const dayOf = (date: Date): string => fullTime(date).slice(0, 10);
const isDay = (text: string): boolean =>
  DAY.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
