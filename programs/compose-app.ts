import { type Context, Hono } from "hono";
import type { Deps } from "@/marketplace/deps";
import { giveBrowserCookie } from "@/marketplace/http/browser-cookie";
import { CASHIER_PATH } from "@/marketplace/sandbox/simulated-payments";
import { createMobileSite } from "@/mobile/create-mobile-site";
import type { Marketplace, MobileSettings } from "@/mobile/site";
import { addPhonePages } from "@/sandbox/phone/add-phone-pages";
import { PHONE_FRAME } from "@/sandbox/phone/views/handset";
import { loginHelp } from "@/sandbox/phone/views/login-help";
import { phoneSystems } from "./phone-systems";

/** The marketplace's API. */
interface Api {
  fetch(request: Request, env?: object): Response | Promise<Response>;
}

/**
 * Everything that stands on the marketplace's port: the mobile site under /phone, with the sandbox on the pages of other
 * systems beside it, and the API.
 */
export function composeApp(api: Api, deps: Deps): Hono {
  const app = new Hono();
  const toApi = (c: Context) => api.fetch(c.req.raw, c.env as object);
  // The simulated payment providers' pages are no part of the mobile site.
  app.all(`${CASHIER_PATH}/*`, toApi);
  app.get("/phone/", (c) => c.redirect(`/phone${new URL(c.req.url).search}`, 308));
  app.route(
    "/phone",
    mobileSite((request) => api.fetch(request), deps),
  );
  app.all("*", toApi);
  return app;
}

function mobileSite(marketplace: Marketplace, deps: Deps): Hono {
  const { clock, config, log } = deps;
  const parts = {
    marketplace,
    settings: mobileSettings(deps),
    now: () => clock.now(),
    onUnexpected: (err: unknown, path: string) =>
      log.error({ err, path }, "unexpected error on the mobile site"),
  };
  if (!config.sandbox) return createMobileSite(parts);
  const systems = phoneSystems(deps);
  return createMobileSite({
    ...parts,
    frame: PHONE_FRAME,
    loginHelp: loginHelp(systems.sms),
    addPages(phone, site) {
      // Other processes of the sandbox may have moved its clock.
      phone.use(async (_, next) => {
        await clock.sync();
        await next();
      });
      phone.use("/login/one-tap", giveBrowserCookie(config));
      addPhonePages(phone, site, systems);
    },
  });
}

const mobileSettings = ({ config }: Deps): MobileSettings => ({
  addresses: [config.mobileSiteUrl, `${config.publicApiUrl}/phone/`],
  internalSecret: config.internalSecret,
  smsPayloadKey: config.smsPayloadKey,
  smsPayloadIv: config.smsPayloadIv,
  challengePage: config.smsChallengePage,
  trustProxy: config.trustProxy,
  transportPolicy: config.transportPolicy,
});
