import { dayTime } from "@storefront/contract/text/china-time";
import { serveAssets } from "@storefront/html/serve-assets";
import { page } from "@storefront/mobile/page";
import type { MobileSite } from "@storefront/mobile/site";
import type { Hono } from "hono";
import { HANDSET_STYLE } from "../pages/handset-style";
import { loginHelpPages } from "./pages/login-help-pages";
import { scannerPage } from "./pages/scanner-page";
import type { PhoneSystems } from "./phone-systems";
import { InboxView } from "./views/inbox-view";

const STYLES = [HANDSET_STYLE, new URL("./assets/scan.css", import.meta.url)];

/** Adds the phone's own pages to the mobile site: scanner, SMS inbox and login help. */
export function addPhonePages(phone: Hono, site: MobileSite, systems: PhoneSystems): void {
  serveAssets(phone, "/assets/", { "sandbox.css": STYLES });
  scannerPage(phone, site);
  inboxPage(phone, site, systems.sms);
  loginHelpPages(phone, site, systems);
}

/** The SMS inbox. */
function inboxPage(phone: Hono, site: MobileSite, sms: PhoneSystems["sms"]): void {
  phone.get("/inbox", async (c) => {
    const now = site.now();
    const messages = (await sms.list()).map(({ sentAt, ...message }) => ({
      ...message,
      when: dayTime(sentAt, now),
    }));
    return page(c, <InboxView messages={messages} />);
  });
}
