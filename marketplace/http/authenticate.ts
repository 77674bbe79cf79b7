import { ApiError } from "@storefront/contract/api-error";
import type { Context } from "hono";
import {
  type FindLive,
  findLive,
  findSessionWith,
  type LiveToken,
  type Session,
} from "../accounts/accounts";
import type { Deps } from "../deps";
import { sentBrowser } from "./browser-cookie";
import type { Meta } from "./meta";

/** A token that is sent must be valid even where login is optional, so that an expired session ends visibly. */
export async function authenticate(
  c: Context,
  deps: Deps,
  login: "read" | "needed",
  meta: Pick<Meta, "site">,
): Promise<Session | null> {
  if (!c.req.header("Authorization") && login === "read") return null;
  return (await authenticateWith(c, deps, meta, findLive)).session;
}

/** Finds the session, and returns the result of `find` from the same statement. @throws ApiError `loginExpired` */
export async function authenticateWith<R extends LiveToken>(
  c: Context,
  deps: Deps,
  { site }: Pick<Meta, "site">,
  find: FindLive<R>,
): Promise<{ session: Session; found: R }> {
  const header = c.req.header("Authorization");
  const browser = sentBrowser(c, deps.config);
  const found = await findSessionWith(deps, header, { site, browser }, find);
  if (!found) throw new ApiError("loginExpired");
  return found;
}
