import { text } from "@storefront/contract/text/fields";
import { hostOf } from "@storefront/html/require-same-origin";
import { page, readForm } from "@storefront/mobile/page";
import { scannedPath } from "@storefront/mobile/scanned-path";
import { readOwner } from "@storefront/mobile/session";
import type { MobileSite } from "@storefront/mobile/site";
import type { Hono } from "hono";
import * as z from "zod";
import { ScannerView } from "../views/scanner-view";

const scanned = z.object({ code: text(2000) });

/** The scanner of the demonstration phone, and whose phone it is. */
export function scannerPage(phone: Hono, site: MobileSite): void {
  phone.get("/scan", async (c) => page(c, <ScannerView owner={await readOwner(c, site)} />));

  phone.post("/scan", async (c) => {
    const { code } = await readForm(c, scanned);
    const path = scannedPath(code, site.settings.addresses, hostOf(c));
    if (path !== null) return c.redirect(path, 303);
    return page(
      c,
      <ScannerView
        owner={await readOwner(c, site)}
        scanned={code}
        error="没有识别到本站的二维码，请检查链接是否复制完整"
      />,
      400,
    );
  });
}
