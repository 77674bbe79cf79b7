import { eq } from "drizzle-orm";
import type { Context } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { fenToYuan } from "@/contract/money";
import { users } from "../db/schema";
import type { Deps } from "../deps";
import { isSecureRequest } from "../http/request-origin";
import { findSession, revokeToken, type Session } from "../services/accounts/tokens";
import type { Owner } from "./owner";

const COOKIE = "PhoneToken";
/** The phone belongs to no brand host. */
const SITE = "";

/** Keeps a token of device 1, site "", that a login has issued to this phone, in a cookie that no script reads. */
export function keepToken(c: Context, { config }: Pick<Deps, "config">, token: string): void {
  setCookie(c, COOKIE, token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/phone",
    secure: isSecureRequest(c, config),
  });
}

/** @returns the token, unchecked, for a call in the owner's name */
export const phoneToken = (c: Context): string | null => getCookie(c, COOKIE) ?? null;

/** @returns who is logged in on this phone; a token of another device does not count */
export async function readSession(c: Context, deps: Deps): Promise<Session | null> {
  const session = await findSession(deps, getCookie(c, COOKIE), SITE);
  return session?.device === 1 ? session : null;
}

/** Ends the login, in the database too. */
export async function closeSession(c: Context, deps: Deps): Promise<void> {
  const session = await readSession(c, deps);
  if (session) await revokeToken(deps, session.tokenHash);
  deleteCookie(c, COOKIE, { path: "/phone" });
}

/** @returns who this phone belongs to, as its pages show it */
export async function readOwner(c: Context, deps: Deps): Promise<Owner | null> {
  const session = await readSession(c, deps);
  if (!session) return null;
  const [user] = await deps.db.select().from(users).where(eq(users.id, session.userId));
  if (!user) return null;
  return {
    userId: user.id,
    nickname: user.nickname,
    headImgUrl: user.headImgUrl,
    phone: maskPhone(user.phone ?? ""),
    balance: fenToYuan(user.balanceFen),
  };
}

/** @returns the number with its middle hidden: 138****8000 */
export const maskPhone = (phone: string): string =>
  phone.replace(/^(\d{3})\d{4}(\d{4})$/, "$1****$2");
