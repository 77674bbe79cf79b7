import { hasAppLinks } from "@storefront/brands/app";
import type { Hono } from "hono";
import * as z from "zod";
import { readBoostGames } from "../boost-games";
import { appearanceOf, page, readQuery } from "../page";
import type { MobileSite } from "../site";
import { DownloadView } from "../views/download-view";

const SYSTEMS = z.enum(["ios", "android"]);
const query = z.object({ os: SYSTEMS.optional().catch(undefined) });

/** The target of download codes: the brand's links, or what its mobile site does where the brand has no app. */
export function downloadPage(phone: Hono, site: MobileSite): void {
  phone.get("/download", async (c) => {
    const { brand, ad } = appearanceOf(c);
    const boosts = (await readBoostGames(site.callFor(c), brand)).length > 0;
    return page(c, <DownloadView brand={brand} ad={ad} boosts={boosts} />);
  });

  /** Counts a download from an advertisement (product §7), then leads to the store. */
  phone.get("/download/store", async (c) => {
    const { os } = await readQuery(c, query);
    const { brand, ad } = appearanceOf(c);
    const { app } = brand ?? {};
    const store = os === "ios" ? app?.iosUrl : app?.androidUrl;
    const address = store ?? app?.universalUrl;
    if (address === undefined || !hasAppLinks(app)) return c.redirect("/phone/download", 303);
    if (ad !== undefined) await site.callFor(c)("recordDownload", { ad });
    return c.redirect(address, 303);
  });
}
