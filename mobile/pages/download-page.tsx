/** @jsxImportSource hono/jsx */

import { clockTime } from "@storefront/contract/china-time";
import type { Hono } from "hono";
import { page } from "../page";
import type { MobileSite } from "../site";
import { DownloadView } from "../views/download-view";

/** The download page of the app. */
export function downloadPage(phone: Hono, site: MobileSite): void {
  phone.get("/download", (c) => {
    const os = c.req.query("os");
    const platform = os === "ios" || os === "android" ? os : null;
    return page(c, <DownloadView time={clockTime(site.now())} platform={platform} />);
  });
}
