import type { Hono } from "hono";
import { dataOf, isLoginExpired } from "../call-api";
import { page } from "../page";
import { readOwner, toLogin } from "../session";
import type { MobileSite } from "../site";
import { ExportView } from "../views/export-view";
import { PrivacyView } from "../views/privacy-view";

const DATA = "/phone/privacy/data";

/** 账号与隐私: what the account has, its export as a page and as a file, and the way to its closing. */
export function privacyPage(phone: Hono, site: MobileSite): void {
  phone.get("/privacy", async (c) => {
    const owner = await readOwner(c, site);
    return owner === null ? toLogin(c, "/phone/privacy") : page(c, <PrivacyView owner={owner} />);
  });

  phone.get("/privacy/data", async (c) => {
    const answer = await site.callFor(c)("exportData", {});
    if (isLoginExpired(answer)) return toLogin(c, DATA);
    return page(c, <ExportView data={dataOf(answer)} />);
  });

  phone.get("/privacy/data.json", async (c) => {
    const answer = await site.callFor(c)("exportData", {});
    if (isLoginExpired(answer)) return toLogin(c, DATA);
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/json; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="my-data.json"');
    return c.body(JSON.stringify(dataOf(answer), null, 2));
  });
}
