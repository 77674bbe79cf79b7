import type { Hono } from "hono";
import { joinStyles, serveText } from "@/mobile/assets";
import type { MobileSite } from "@/mobile/site";
import { homePage } from "./pages/home-page";
import { inboxPage } from "./pages/inbox-page";
import { loginHelpPages } from "./pages/login-help-pages";
import { wechatPage } from "./pages/wechat-page";
import type { PhoneSystems } from "./phone-systems";

const STYLES = ["handset", "caption", "scan", "authorise"];

/** The phone around the mobile site: its home screen with the scanner, its SMS, and the chat app. */
export function addPhonePages(phone: Hono, site: MobileSite, systems: PhoneSystems): void {
  serveText(phone, "sandbox.css", joinStyles(new URL("./assets/", import.meta.url), STYLES));
  homePage(phone, site);
  inboxPage(phone, site, systems.sms);
  loginHelpPages(phone, site, systems);
  wechatPage(phone, site, systems.wechat);
}
