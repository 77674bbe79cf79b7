import { text } from "@storefront/contract/text/fields";
import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as z from "zod";
import type { MobileSettings } from "./settings";
import { isSecureVisit } from "./visitor";

const COOKIE = "PhoneAd";
const field = text(64)
  .transform((ad) => ad.trim() || undefined)
  .optional()
  .catch(undefined);

/**
 * Returns the advertisement that led here: of this page's address, which is kept for the visit, else of an earlier page.
 * @returns undefined when there was none
 */
export function visitAd(c: Context, settings: MobileSettings): string | undefined {
  const named = read(c.req.query("ad"));
  const stored = read(getCookie(c, COOKIE));
  if (named !== undefined && named !== stored) {
    setCookie(c, COOKIE, named, {
      httpOnly: true,
      sameSite: "Lax",
      path: "/phone",
      secure: isSecureVisit(c, settings),
    });
  }
  return named ?? stored;
}

const read = (value: string | undefined): string | undefined => z.parse(field, value);
