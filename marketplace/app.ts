import { ApiError } from "@storefront/contract/api-error";
import { Hono } from "hono";
import type { Deps } from "./deps";
import { refuse } from "./http/answer";
import { securityHeaders } from "./http/security-headers";
import { watchCalls } from "./http/watch-calls";
import { accountRoutes } from "./routes/account";
import { boostRoutes } from "./routes/boost";
import { discoveryRoutes } from "./routes/discovery";
import { goodsRoutes } from "./routes/goods";
import { healthRoutes } from "./routes/health";
import { homeRoutes } from "./routes/home";
import { imageRoutes } from "./routes/image";
import { mediaRoutes } from "./routes/media";
import { messageRoutes } from "./routes/message";
import { orderRoutes } from "./routes/order";
import { payRoutes } from "./routes/pay";
import { personalDataRoutes } from "./routes/personal-data";
import { phoneTicketRoutes } from "./routes/phone-ticket";
import { shopRoutes } from "./routes/shop";
import { wechatRoutes } from "./routes/wechat";

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
