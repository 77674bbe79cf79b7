import type { Context, Hono } from "hono";
import { dataOf } from "../call-api";
import { page } from "../page";
import type { MobileSite } from "../site";
import { ExportView } from "../views/export-view";
import { PrivacyView } from "../views/privacy-view";

/** 账号与隐私: what the account has, its export as a page and as a file, and the way to its closing. */
export function privacyPage(phone: Hono, site: MobileSite): void {
  const readData = async (c: Context) =>
    dataOf(await site.callFor(c, "/phone/privacy/data")("exportData", {}));

  phone.get("/privacy", async (c) => {
    const owner = dataOf(await site.callFor(c, "/phone/privacy")("profile", {}));
    return page(c, <PrivacyView owner={owner} />);
  });

  phone.get("/privacy/data", async (c) => {
    return page(c, <ExportView data={await readData(c)} />);
  });

  phone.get("/privacy/data.json", async (c) => {
    const data = await readData(c);
    c.header("Cache-Control", "no-store");
    c.header("Content-Type", "application/json; charset=utf-8");
    c.header("Content-Disposition", 'attachment; filename="my-data.json"');
    return c.body(JSON.stringify(data, null, 2));
  });
}
