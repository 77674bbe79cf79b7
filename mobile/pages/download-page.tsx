import { hasAppLinks } from "@storefront/brands/app";
import { text } from "@storefront/contract/fields";
import type { Hono } from "hono";
import * as z from "zod";
import { appearanceOf, page, readQuery } from "../page";
import type { MobileSite } from "../site";
import { DownloadView } from "../views/download-view";

const SYSTEMS = z.enum(["ios", "android"]);
const query = z.object({
  os: SYSTEMS.optional().catch(undefined),
  ad: text(64).optional().catch(undefined),
});

/** The target of download codes: the brand's links, or what its mobile site does where the brand has no app. */
export function downloadPage(phone: Hono, site: MobileSite): void {
  phone.get("/download", async (c) => {
    const { ad } = await readQuery(c, query);
    const { brand } = appearanceOf(c);
    return page(c, <DownloadView brand={brand} ad={ad?.trim() || undefined} />);
  });

  /** Counts a download from an advertisement (product §7), then leads to the store. */
  phone.get("/download/store", async (c) => {
    const { os, ad } = await readQuery(c, query);
    const { app } = appearanceOf(c).brand ?? {};
    const store = os === "ios" ? app?.iosUrl : app?.androidUrl;
    const address = store ?? app?.universalUrl;
    if (address === undefined || !hasAppLinks(app)) return c.redirect("/phone/download", 303);
    if (ad?.trim()) await site.callFor(c)("recordDownload", { ad });
    return c.redirect(address, 303);
  });
}
