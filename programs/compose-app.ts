import { systemClock } from "@storefront/marketplace/clock";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import { createMobileSite } from "@storefront/mobile/create-mobile-site";
import type { Marketplace, MobileSettings } from "@storefront/mobile/settings";
import { createConsole } from "@storefront/operator/console/create-console";
import { marketRoutes } from "@storefront/operator/market-routes";
import { addSandboxPages, mountSandbox } from "@storefront/sandbox/adapters/mount-sandbox";
import type { Sandbox } from "@storefront/sandbox/create-sandbox";
import type { Markets } from "@storefront/sandbox/markets/create-markets";
import { Hono } from "hono";
import { selectMarket } from "./markets/select-market";

/** The marketplace's API. */
interface Api {
  fetch(request: Request, env?: object): Response | Promise<Response>;
}

/**
 * Mounts everything that the marketplace's port serves: the API, the operator commands and the console under /admin,
 * the mobile site under /phone and, with a sandbox, its calls and the pages of the simulated systems.
 * @param markets of testers, which requests may name instead of this one; undefined in one of them
 */
export function composeApp(api: Api, deps: Deps, sandbox?: Sandbox, markets?: Markets): Hono {
  const app = new Hono();
  app.onError((error, c) => refuse(c, error, deps.log));
  if (markets) app.use(selectMarket(markets, deps));
  if (sandbox)
    mountSandbox(app, deps, sandbox, { marketplace: (request) => app.fetch(request), markets });
  app.get("/phone/", (c) => c.redirect(`/phone${new URL(c.req.url).search}`, 308));
  app.route(
    "/phone",
    mobileSite((request) => app.fetch(request), deps, sandbox),
  );
  app.route("/admin", createConsole({ deps, realClock: systemClock() }));
  marketRoutes(app, deps);
  app.all("*", (c) => api.fetch(c.req.raw, c.env as object));
  return app;
}

function mobileSite(marketplace: Marketplace, deps: Deps, sandbox: Sandbox | undefined): Hono {
  const { clock, log } = deps;
  return createMobileSite({
    marketplace,
    settings: mobileSettings(deps),
    now: () => clock.now(),
    onUnexpected: (err: unknown, path: string) =>
      log.error({ err, path }, "unexpected error on the mobile site"),
    ...(sandbox ? addSandboxPages(deps, sandbox) : {}),
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
