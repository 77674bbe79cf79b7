import type { Hono } from "hono";
import { page } from "../page";
import { DownloadView } from "../views/download-view";

/** The download page of the app. */
export function downloadPage(phone: Hono): void {
  phone.get("/download", (c) => {
    const os = c.req.query("os");
    const platform = os === "ios" || os === "android" ? os : null;
    return page(c, <DownloadView platform={platform} />);
  });
}
