import { ApiError } from "@storefront/contract/api-error";
import { Hono } from "hono";
import { accountRoutes } from "./accounts/routes";
import { wechatRoutes } from "./accounts/wechat/routes";
import { boostRoutes } from "./boosts/routes";
import { goodsRoutes } from "./catalogue/goods/routes";
import { shopRoutes } from "./catalogue/shops/routes";
import type { Deps } from "./deps";
import { discoveryRoutes } from "./discovery/routes";
import { homeRoutes } from "./home/routes";
import { refuse } from "./http/answer";
import { healthRoutes } from "./http/health";
import { securityHeaders } from "./http/security-headers";
import { watchCalls } from "./http/watch-calls";
import { messageRoutes } from "./messages/routes";
import { phoneTicketRoutes } from "./orders/phone-tickets/routes";
import { orderRoutes } from "./orders/routes";
import { payRoutes } from "./payments/routes";
import { personalDataRoutes } from "./personal-data/routes";
import { mediaRoutes } from "./pictures/routes";
import { imageRoutes } from "./pictures/upload-routes";

/** Creates the API app; it does no work before the first request (product §11). */
export function createApp(deps: Deps): Hono {
  const app = new Hono();
  app.use(securityHeaders(deps.config));
  mediaRoutes(app, deps);
  // Before the routes that need the database, because health checks report on it.
  healthRoutes(app, deps);
  for (const path of ["/v1/*", "/v2/*"]) app.use(path, watchCalls(deps));
  app.onError((error, c) => refuse(c, error, deps.log));
  app.notFound((c) => refuse(c, new ApiError("noSuchCall"), deps.log));

  homeRoutes(app, deps);
  goodsRoutes(app, deps);
  discoveryRoutes(app, deps);
  shopRoutes(app, deps);
  boostRoutes(app, deps);
  accountRoutes(app, deps);
  personalDataRoutes(app, deps);
  phoneTicketRoutes(app, deps);
  wechatRoutes(app, deps);
  imageRoutes(app, deps);
  messageRoutes(app, deps);
  orderRoutes(app, deps);
  payRoutes(app, deps);
  return app;
}
