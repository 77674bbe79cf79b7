import { nextPath } from "@storefront/mobile/next-path";
import { appearanceOf, readForm } from "@storefront/mobile/page";
import { loginForm, phoneError, showLogin } from "@storefront/mobile/pages/login-page";
import { setLoginCookies } from "@storefront/mobile/shared-brands";
import type { MobileSite } from "@storefront/mobile/site";
import type { Hono } from "hono";
import type { PhoneSystems } from "../phone-systems";

/** Additions to the login form on this phone: fill in the code from the inbox, and log in with the SIM card. */
export function loginHelpPages(
  phone: Hono,
  site: MobileSite,
  { sms, logInBySim }: PhoneSystems,
): void {
  phone.post("/login/fill", async (c) => {
    const fields = await readForm(c, loginForm);
    const received = await sms.liveCode(fields.phone);
    return showLogin(c, site, { ...fields, verify_code: received ?? "" });
  });

  phone.post("/login/one-tap", async (c) => {
    const fields = await readForm(c, loginForm);
    const error = phoneError(fields.phone);
    if (error !== undefined) return showLogin(c, site, fields, { error });
    const brand = appearanceOf(c).brand?.key ?? "";
    setLoginCookies(c, site.settings, await logInBySim(c, fields.phone, brand));
    return c.redirect(nextPath(fields.next), 303);
  });
}
