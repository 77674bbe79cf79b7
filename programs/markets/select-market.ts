import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import { MARKET_HEADER, marketOf } from "@storefront/platform/http/sandbox-market";
import type { Markets } from "@storefront/sandbox/markets/create-markets";
import type { MiddlewareHandler } from "hono";

/** What a market has of its own. Health, pictures and documentation are the same in all, and so are the calls that begin and end one. */
const OWN_PATHS = /^\/(?:v1|v2|phone|admin|sandbox(?!\/markets(?:\/|$)))(?:\/|$)/;

/** Passes a request that names a tester's market on to it. @returns a middleware for the sandbox's program only */
export const selectMarket =
  (markets: Markets, { log }: Pick<Deps, "log">): MiddlewareHandler =>
  async (c, next) => {
    const id = OWN_PATHS.test(c.req.path)
      ? marketOf(c.req.header(MARKET_HEADER), c.req.header("Cookie"))
      : null;
    if (id === null) return next();
    try {
      return await markets.use(id).fetch(c.req.raw, c.env as object);
    } catch (error) {
      return refuse(c, error, log);
    }
  };
