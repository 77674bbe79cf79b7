import type { Brand } from "@storefront/brands/types";
import { CALLS, type CallAnswer, type CallRequest } from "@storefront/contract/calls";
import { LOGIN_EXPIRED_CODES } from "@storefront/contract/code-groups";
import { createClient } from "@storefront/contract/http/client";
import type { Envelope } from "@storefront/contract/http/envelope";
import { toImageRequest } from "@storefront/contract/http/http-request";
import type { CallName } from "@storefront/contract/http/paths";
import type { ShownImage } from "@storefront/contract/pictures/image";
import { BROWSER_COOKIE } from "@storefront/platform/http/browser-cookie";
import type { Context } from "hono";
import { readBrowser, setBrowserCookies } from "./browser";
import { LoginExpired, Refusal } from "./refusal";
import type { Marketplace, MobileSettings } from "./settings";
import { forgetToken, phoneToken } from "./token-cookie";
import { visitorAddress } from "./visitor";

/** Result of a call: its data, or code and message of the refusal. */
export type CallResult<T> = { ok: true; data: T } | { ok: false; code: number; msg: string };

/** Calls the marketplace by its contract, with the visitor's token if there is one. */
export type Call = <N extends CallName>(
  name: N,
  payload: CallRequest<N>,
) => Promise<CallResult<CallAnswer<N>>>;

/**
 * Creates the client of the marketplace for a request: device 1, with the visitor's address, token, browser and brand.
 * Renames a cookie of the response to suit the visitor's connection.
 */
export function callFor(
  c: Context,
  marketplace: Marketplace,
  settings: MobileSettings,
  brand: Brand | null = null,
): Call {
  const client = createClient(async (target, init) => {
    const response = await marketplace(new Request(ANY_HOST + target, init));
    setBrowserCookies(c, settings, response.headers.getSetCookie());
    return response;
  });
  const send = async <N extends CallName>(
    name: N,
    payload: CallRequest<N>,
    token: string | null,
  ): Promise<CallResult<CallAnswer<N>>> => {
    const { code, msg, data } = await client(name, payload, {
      device: 1,
      token,
      headers: {
        ...visitorHeaders(c, settings),
        ...optional("X-Brand", brand?.key ?? null),
        "req-v": "2",
      },
    });
    return code === 0 ? { ok: true, data } : { ok: false, code, msg };
  };
  return async (name, payload) => {
    const token = phoneToken(c);
    const result = await send(name, payload, token);
    if (token === null || !isLoginExpired(result)) return result;
    forgetToken(c);
    // A call that needs no login also works without the expired one.
    return CALLS[name].login === "needed" ? result : send(name, payload, null);
  };
}

/**
 * Redirects calls without a login, or with an expired one, to the login.
 * @param next page after the login
 * @returns calls that throw LoginExpired
 */
export const withLogin =
  (c: Context, call: Call, next: string): Call =>
  async (name, payload) => {
    if (CALLS[name].login === "needed" && phoneToken(c) === null) throw new LoginExpired(next);
    const result = await call(name, payload);
    if (isLoginExpired(result)) throw new LoginExpired(next);
    return result;
  };

/** Uploads one picture of the visitor; other calls refer to its image_id. May be refused because of size or content. */
export type SendImage = (file: Blob) => Promise<CallResult<ShownImage>>;

/** @param next as in `withLogin` */
export const imageSenderFor =
  (c: Context, marketplace: Marketplace, settings: MobileSettings, next: string): SendImage =>
  async (file) => {
    const { target, init } = toImageRequest(file, {
      device: 1,
      token: phoneToken(c),
      headers: visitorHeaders(c, settings),
    });
    const response = await marketplace(new Request(ANY_HOST + target, init));
    const { code, msg, data } = (await response.json()) as Envelope<ShownImage>;
    if (code === 0) return { ok: true, data };
    if (isLoginExpired({ ok: false, code, msg })) throw new LoginExpired(next);
    return { ok: false, code, msg };
  };

/**
 * @returns the data of a successful call
 * @throws Refusal
 */
export function dataOf<T>(result: CallResult<T>): T {
  if (result.ok) return result.data;
  throw new Refusal(result.code, result.msg);
}

export const isLoginExpired = (result: CallResult<unknown>): boolean =>
  !result.ok && LOGIN_EXPIRED_CODES.some((code) => code === result.code);

const visitorHeaders = (c: Context, settings: MobileSettings) => ({
  "X-Internal-Secret": settings.internalSecret,
  "X-Client-Address": visitorAddress(c, settings),
  ...optional("User-Agent", c.req.header("User-Agent") ?? null),
  ...optional("Cookie", browserCookie(c, settings)),
});

const optional = (name: string, value: string | null) => (value === null ? {} : { [name]: value });

function browserCookie(c: Context, settings: MobileSettings): string | null {
  const browser = readBrowser(c, settings);
  return browser === null ? null : `${BROWSER_COOKIE}=${browser}`;
}

/** Only path and query are used: the transport knows the marketplace's origin. */
const ANY_HOST = "http://marketplace.invalid";
