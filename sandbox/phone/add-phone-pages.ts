import { serveAssets } from "@storefront/html/serve-assets";
import type { MobileSite } from "@storefront/mobile/site";
import type { Hono } from "hono";
import { HANDSET_STYLES } from "../pages/handset-styles";

import { inboxPage } from "./pages/inbox-page";
import { loginHelpPages } from "./pages/login-help-pages";
import { scannerPage } from "./pages/scanner-page";
import type { PhoneSystems } from "./phone-systems";

const STYLES = [...HANDSET_STYLES, new URL("./assets/scan.css", import.meta.url)];

/** Adds the phone's own pages to the mobile site: scanner, SMS inbox and login help. */
export function addPhonePages(phone: Hono, site: MobileSite, systems: PhoneSystems): void {
  serveAssets(phone, "/assets/", { "sandbox.css": STYLES });
  scannerPage(phone, site);
  inboxPage(phone, site, systems.sms);
  loginHelpPages(phone, site, systems);
}
