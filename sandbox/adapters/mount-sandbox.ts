import type { Deps } from "@storefront/marketplace/deps";
import { giveBrowserCookie } from "@storefront/marketplace/http/browser-cookie";
import { limitNetworks } from "@storefront/marketplace/http/limit-networks";
import { readMeta } from "@storefront/marketplace/http/meta";
import { securityHeaders } from "@storefront/marketplace/http/security-headers";
import { watchCalls } from "@storefront/marketplace/http/watch-calls";
import type { createMobileSite } from "@storefront/mobile/create-mobile-site";
import type { Marketplace } from "@storefront/mobile/settings";
import type { Hono } from "hono";
import { addApiDocs } from "../api-docs/add-api-docs";
import { forcedAnswers } from "../calls/forced-answers";
import { marketCalls } from "../calls/market-calls";
import { providerCalls } from "../calls/provider-calls";
import { systemCalls } from "../calls/system-calls";
import type { Sandbox } from "../create-sandbox";
import type { Markets } from "../markets/create-markets";
import { addDrawnPictures } from "../media/add-drawn-pictures";
import { cashierApp } from "../payments/cashier/cashier-app";
import { addPhonePages } from "../phone/add-phone-pages";
import type { PhoneSystems } from "../phone/phone-systems";
import { PHONE_FRAME } from "../phone/views/handset";
import { loginHelp } from "../phone/views/login-help";
import { connectPages } from "../wechat/connect-pages";
import { scanningPhone } from "../wechat/scanning-phone";
import { fixtureCalls } from "./fixture-calls";
import { oneTapLogin } from "./one-tap-login";
import { orderPageUrl } from "./order-page-url";
import { CASHIER_PATH, OPEN_PLATFORM_PATH } from "./paths";
import { refuseOtherSites } from "./refuse-other-sites";
import { sandboxCalls } from "./sandbox-calls";

interface Surroundings {
  marketplace: Marketplace;
  /** Of testers; undefined in one of them. */
  markets: Markets | undefined;
}

/**
 * Mounts the sandbox in front of the API: its clock, forced answers and calls, and the pages of the simulated systems.
 */
export function mountSandbox(
  app: Hono,
  deps: Deps,
  sandbox: Sandbox,
  { marketplace, markets }: Surroundings,
): void {
  const { clock, usage, payments: simulators, platform } = sandbox;
  const forced = forcedAnswers();
  // Before the clock: it is in the database.
  for (const path of ["/v1/*", "/v2/*"]) app.use(path, watchCalls(deps));
  // Another process of the sandbox may have moved the shared clock.
  for (const path of ["/v1/*", "/v2/*", "/sandbox/*", "/phone/*"]) {
    app.use(path, async (_, next) => {
      usage.note();
      await clock.sync();
      await next();
    });
  }
  for (const path of ["/v1/*", "/v2/*"]) app.use(path, forced.middleware);

  for (const path of ["/media/*", "/docs/*", "/openapi.json"]) {
    app.use(path, securityHeaders(deps.config));
  }
  addDrawnPictures(app, deps.config.dataDir);
  addApiDocs(app);

  const homeHref = "/phone/scan";
  const place = { now: () => clock.now(), homeHref };
  const orderHref = (orderNum: string) => orderPageUrl(deps.db, deps.config, orderNum);
  app.route(CASHIER_PATH, cashierApp({ simulators }, { ...place, path: CASHIER_PATH, orderHref }));
  app.route(OPEN_PLATFORM_PATH, connectPages(platform, { ...place, path: OPEN_PLATFORM_PATH }));

  const platformPages = connectPages(platform, { ...place, path: "" });
  const calls = [
    ...systemCalls(sandbox, scanningPhone(marketplace, platformPages), forced),
    ...fixtureCalls(deps, sandbox, forced),
    ...(markets ? marketCalls(markets) : []),
    ...providerCalls(simulators),
  ];
  app.use("/sandbox/*", securityHeaders(deps.config), limitNetworks(deps), refuseOtherSites(deps));
  app.route("/sandbox", sandboxCalls(calls, deps));
}

type MobileParts = Partial<Parameters<typeof createMobileSite>[0]>;

/** Returns the parts that put the sandbox's phone around the mobile site: frame, home screen, inbox and login help. */
export function addSandboxPages(deps: Deps, { inbox }: Sandbox): MobileParts {
  const systems: PhoneSystems = {
    sms: inbox,
    logInBySim: (c, number, brand) =>
      oneTapLogin(deps, { number, browser: readMeta(c, deps.config).browser, brand }),
  };
  return {
    frame: PHONE_FRAME,
    loginHelp: loginHelp(inbox),
    addPages(phone, site) {
      phone.use("/login/one-tap", giveBrowserCookie(deps.config));
      phone.use("/inbox/*", limitNetworks(deps), refuseOtherSites(deps));
      addPhonePages(phone, site, systems);
    },
  };
}
