import { ApiError } from "@storefront/contract/api-error";
import { ERRORS } from "@storefront/contract/codes";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import {
  entranceOf,
  MARKET_COOKIE,
  MARKET_HEADER,
  marketOf,
} from "@storefront/platform/http/sandbox-market";
import type { Markets } from "@storefront/sandbox/markets/create-markets";
import type { MiddlewareHandler } from "hono";

/** What a market has of its own. Health, pictures and documentation are the same in all, and so are the calls that begin and end one. */
const OWN_PATHS = /^\/(?:v1|v2|phone|admin|sandbox(?!\/markets(?:\/|$)))(?:\/|$)/;

/** What a browser enters a market by. */
const PAGES = /^\/(?:phone|admin)(?:\/|$)/;

const ended = (path: string) =>
  `${ERRORS.marketNotFound.msg}，或打开 ${path}?${MARKET_COOKIE}= 回到大家共用的市场。\n`;

/** Passes a request that names a tester's market on to it. @returns a middleware for the sandbox's program only */
export const selectMarket =
  (markets: Markets, { log }: Pick<Deps, "log">): MiddlewareHandler =>
  async (c, next) => {
    const { search } = new URL(c.req.url);
    const isPage = c.req.method === "GET" && PAGES.test(c.req.path);
    const entrance = isPage ? entranceOf(c.req.path, search, false) : null;
    if (entrance !== null) return c.body(null, 302, entrance);
    const id = OWN_PATHS.test(c.req.path)
      ? marketOf(c.req.header(MARKET_HEADER), c.req.header("Cookie"))
      : null;
    if (id === null) return next();
    try {
      return await markets.use(id).fetch(c.req.raw, c.env as object);
    } catch (error) {
      if (isPage && error instanceof ApiError) return c.text(ended(c.req.path), error.status);
      return refuse(c, error, log);
    }
  };
