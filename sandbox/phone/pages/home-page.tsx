/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import * as z from "zod";
import { clockTime } from "@/contract/china-time";
import { text } from "@/contract/fields";
import { page, readForm } from "@/mobile/page";
import { scannedPath } from "@/mobile/scanned-path";
import { readOwner } from "@/mobile/session";
import type { MobileSite } from "@/mobile/site";
import { hostOf } from "@/mobile/visitor";
import { HomeView } from "../views/home-view";

const scanned = z.object({ code: text(2000) });

/** The phone's home screen: scanner and current user. */
export function homePage(phone: Hono, site: MobileSite): void {
  phone.get("/", async (c) =>
    page(c, <HomeView time={clockTime(site.now())} owner={await readOwner(c, site)} />),
  );

  phone.post("/scan", async (c) => {
    const { code } = await readForm(c, scanned);
    const path = scannedPath(code, site.settings.addresses, hostOf(c));
    if (path !== null) return c.redirect(path, 303);
    return page(
      c,
      <HomeView
        time={clockTime(site.now())}
        owner={await readOwner(c, site)}
        scanned={code}
        error="没有识别到本站的二维码，请检查链接是否复制完整"
      />,
      400,
    );
  });
}
