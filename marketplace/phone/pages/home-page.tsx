/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import * as z from "zod";
import { text } from "@/contract/fields";
import type { Deps } from "../../deps";
import { clockTime } from "../china-time";
import { nextPath } from "../next-path";
import { page, readForm } from "../page";
import { hostOf, mobileBases, scannedPath } from "../scanned-path";
import { closeSession, readOwner } from "../session";
import { HomeView } from "../views/home-view";

const scanned = z.object({ code: text(2000) });

/** The first page: scan something; whose phone this is. */
export function homePage(phone: Hono, deps: Deps): void {
  phone.get("/", async (c) =>
    page(c, <HomeView time={clockTime(deps.clock.now())} owner={await readOwner(c, deps)} />),
  );

  phone.post("/scan", async (c) => {
    const { code } = await readForm(c, scanned);
    const path = scannedPath(code, mobileBases(deps.config), hostOf(c));
    if (path !== null) return c.redirect(path, 303);
    return page(
      c,
      <HomeView
        time={clockTime(deps.clock.now())}
        owner={await readOwner(c, deps)}
        scanned={code}
        error="没有识别到本站的二维码，请检查链接是否复制完整"
      />,
      400,
    );
  });

  phone.post("/logout", async (c) => {
    const { next } = await readForm(c, z.object({ next: z.string().max(500).optional() }));
    await closeSession(c, deps);
    return c.redirect(nextPath(next), 303);
  });
}
