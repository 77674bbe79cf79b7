import { joinStyles, serveText } from "@storefront/mobile/assets";
import type { MobileSite } from "@storefront/mobile/site";
import type { Hono } from "hono";
import { homePage } from "./pages/home-page";
import { inboxPage } from "./pages/inbox-page";
import { loginHelpPages } from "./pages/login-help-pages";
import type { PhoneSystems } from "./phone-systems";

const STYLES = ["handset", "caption", "scan"];

/** Adds the phone's own pages to the mobile site: home screen with scanner, SMS inbox and login help. */
export function addPhonePages(phone: Hono, site: MobileSite, systems: PhoneSystems): void {
  serveText(phone, "sandbox.css", joinStyles(new URL("./assets/", import.meta.url), STYLES));
  homePage(phone, site);
  inboxPage(phone, site, systems.sms);
  loginHelpPages(phone, site, systems);
}
