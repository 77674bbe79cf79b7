import { pageHeaders } from "@storefront/html/page-headers";
import { requireSameOrigin } from "@storefront/html/require-same-origin";
import { serveAssets, sharedAsset, UTILITIES } from "@storefront/html/serve-assets";
import { limitNetworks } from "@storefront/marketplace/http/limit-networks";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { findSession } from "../access/sessions";
import type { Console, ConsoleEnv } from "./console-env";
import { formLimitOf, takesFiles } from "./form-body";
import { sessionToken } from "./form-token";
import {
  hideConsole,
  hideFromSearch,
  readFields,
  redirectTrailingSlash,
  refuseForeignForm,
  requireSession,
} from "./guards";
import { accountPage } from "./pages/account-page";
import { afterSalesPage } from "./pages/after-sales-page";
import { auditPage } from "./pages/audit-page";
import { boostAccountPage } from "./pages/boost-account-page";
import { boostGamesPage } from "./pages/boost-games-page";
import { boostersPage } from "./pages/boosters-page";
import { couponsPage } from "./pages/coupons-page";
import { downloadsPage } from "./pages/downloads-page";
import { exportPage } from "./pages/export-page";
import { gamesPage } from "./pages/games-page";
import { importPage } from "./pages/import-page";
import { listingFormPage } from "./pages/listing-form-page";
import { listingPage } from "./pages/listing-page";
import { listingsPage } from "./pages/listings-page";
import { loginPage, logoutPage } from "./pages/login-page";
import { messagesPage } from "./pages/messages-page";
import { orderPage } from "./pages/order-page";
import { ordersPage } from "./pages/orders-page";
import { overviewPage } from "./pages/overview-page";
import { promisesPage } from "./pages/promises-page";
import { promotersPage } from "./pages/promoters-page";
import { reconcilePage } from "./pages/reconcile-page";
import { refundsPage } from "./pages/refunds-page";
import { refusalPage, say } from "./pages/refusal-page";
import { rentalsPage } from "./pages/rentals-page";
import { reportsPage } from "./pages/reports-page";
import { reviewsPage } from "./pages/reviews-page";
import { usersPage } from "./pages/users-page";
import { doOnce } from "./repeated-forms";

const ASSETS = {
  "console.css": [
    sharedAsset("base.css"),
    new URL("./assets/console.css", import.meta.url),
    UTILITIES,
  ],
  "icon.svg": new URL("./assets/icon.svg", import.meta.url),
};

/**
 * Creates the operators' console, to be mounted at /admin. It uses no scripts at all. Its users and threats:
 * docs/console.md.
 */
export function createConsole(site: Console): Hono<ConsoleEnv> {
  const { deps } = site;
  const app = new Hono<ConsoleEnv>();
  app.use(pageHeaders({ transport: deps.config }));
  app.use(hideFromSearch);
  app.use(limitNetworks(deps));
  app.use(hideConsole(deps));
  serveAssets(app, "/", ASSETS, "private");
  app.use(requireSameOrigin(refuseForeignForm(deps), deps.config.trustProxy));
  app.use(redirectTrailingSlash);
  app.use(async (c, next) => {
    const isUpload = c.req.method === "POST" && takesFiles(c.req.path);
    const session = isUpload && (await findSession(deps.db, sessionToken(c), deps.clock.now()));
    const { bytes, text } = formLimitOf(c.req.path, Boolean(session));
    const onError = () => say(c, `${text}，什么也没有改变。`, 413);
    return bodyLimit({ maxSize: bytes, onError })(c, next);
  });
  app.use(readFields);
  loginPage(app, site);
  app.use(requireSession(deps));
  app.use(doOnce(deps));
  logoutPage(app, site);
  accountPage(app, site);
  overviewPage(app, site);
  ordersPage(app, site);
  boostAccountPage(app, site);
  orderPage(app, site);
  listingsPage(app, site);
  listingFormPage(app, site);
  importPage(app, site);
  exportPage(app, site);
  listingPage(app, site);
  promisesPage(app, site);
  gamesPage(app, site);
  boostGamesPage(app, site);
  boostersPage(app, site);
  afterSalesPage(app, site);
  refundsPage(app, site);
  reconcilePage(app, site);
  rentalsPage(app, site);
  reviewsPage(app, site);
  reportsPage(app, site);
  couponsPage(app, site);
  usersPage(app, site);
  promotersPage(app, site);
  downloadsPage(app, site);
  messagesPage(app, site);
  auditPage(app, site);
  refusalPage(app, site);
  return app;
}
