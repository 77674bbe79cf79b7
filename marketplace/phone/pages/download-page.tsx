/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import type { Deps } from "../../deps";
import { clockTime } from "../china-time";
import { page } from "../page";
import { DownloadView } from "../views/download-view";

/** Where the app is downloaded. */
export function downloadPage(phone: Hono, deps: Deps): void {
  phone.get("/download", (c) => {
    const os = c.req.query("os");
    const asked = os === "ios" || os === "android" ? os : null;
    return page(c, <DownloadView time={clockTime(deps.clock.now())} asked={asked} />);
  });
}
