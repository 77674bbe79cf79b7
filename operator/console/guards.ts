import { ApiError } from "@storefront/contract/api-error";
import type { Deps } from "@storefront/marketplace/deps";
import { refuse } from "@storefront/marketplace/http/answer";
import { isFromStorefront } from "@storefront/marketplace/http/request-origin";
import type { Context, MiddlewareHandler } from "hono";
import { hasOperators } from "../access/manage-operators";
import { findSession } from "../access/sessions";
import { type ConsoleEnv, ConsoleRefusal } from "./console-env";
import { emptyForm, readFormBody } from "./form-body";
import { draftOf } from "./form-draft";
import { formTokenOf, hasFormToken, sessionToken } from "./form-token";
import { showLogin } from "./show-login";

export type Guard = MiddlewareHandler<ConsoleEnv>;

/** Keeps the console out of search engines, its redirects and files too. */
export const hideFromSearch: Guard = async (c, next) => {
  await next();
  c.header("X-Robots-Tag", "noindex, nofollow");
};

/** Refuses a form of another site. Its input is not kept: nobody is asked to log in and send it. */
export const refuseForeignForm =
  ({ db, clock }: Deps) =>
  async (c: Context): Promise<Response> => {
    if (await findSession(db, sessionToken(c), clock.now())) refuseForm();
    return toLogin(c);
  };

/** @throws ConsoleRefusal */
function refuseForm(): never {
  throw new ConsoleRefusal(
    403,
    "这次提交不是从后台的页面发出的，或页面已经过期。什么也没有改变，请回到原来的页面重试。",
  );
}

/** Hides the console while there is no operator, and on brand hosts. */
export const hideConsole =
  ({ db, config, log }: Deps): Guard =>
  async (c, next) => {
    if (isFromStorefront(c, config) || !(await hasOperators(db))) {
      return refuse(c, new ApiError("noSuchCall"), log);
    }
    await next();
  };

/**
 * Redirects a missing page with a trailing slash to the one without, by its path alone: behind a proxy this program knows
 * neither the visitor's scheme nor port. (hono/trailing-slash writes the full address that it sees.)
 */
export const redirectTrailingSlash: Guard = async (c, next) => {
  await next();
  const isRead = c.req.method === "GET" || c.req.method === "HEAD";
  if (c.res.status !== 404 || !isRead || !c.req.path.endsWith("/")) return;
  c.res = c.redirect(c.req.path.slice(0, -1) + new URL(c.req.url).search, 301);
};

export const readFields: Guard = async (c, next) => {
  const { fields, picture, files } = c.req.method === "POST" ? await readFormBody(c) : emptyForm();
  c.set("fields", fields);
  c.set("picture", picture);
  c.set("files", files);
  await next();
};

/**
 * Admits logged-in operators, and only forms of their own session. Others are sent to the login page, which keeps the
 * input of a form whose session has expired.
 */
export const requireSession =
  ({ db, clock, config }: Deps): Guard =>
  async (c, next) => {
    const operator = await findSession(db, sessionToken(c), clock.now());
    if (!operator) {
      if (c.req.method !== "POST") return toLogin(c);
      c.set("formToken", formTokenOf(c, config, false));
      return showLogin(c, {
        draft: draftOf(c),
        problem: "登录已过期。填写的内容还在，登录后可以继续。",
      });
    }
    c.set("operator", operator);
    c.set("formToken", formTokenOf(c, config, true));
    if (c.req.method === "POST" && !hasFormToken(c)) refuseForm();
    await next();
  };

function toLogin(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  const path = c.req.method === "GET" ? pathname + search : "/admin";
  return c.redirect(`/admin/login?${new URLSearchParams({ next: path })}`, 303);
}
