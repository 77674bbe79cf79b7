import type { WechatPaySettings } from "./settings";
import { authorizationOf, checkSigned } from "./signature";

const TIMEOUT_MS = 5000;

/** A believed answer: its status and its fields, none for an empty body. null: no answer, or none to be believed. */
export type WechatAnswer = { status: number; fields: Record<string, unknown> } | null;

export type CallWechat = (
  method: "GET" | "POST",
  path: string,
  body?: object,
) => Promise<WechatAnswer>;

/** The headers of a signed call. @param path path and query */
export const authorizedHeaders = (
  settings: WechatPaySettings,
  method: string,
  path: string,
  now: Date,
  body = "",
) => ({
  Accept: "application/json",
  Authorization: authorizationOf(settings, { method, path, body }, now),
  "User-Agent": "storefront-marketplace",
});

/**
 * Calls WeChat Pay's API v3, signed. Every answer, a refusal too, must carry WeChat Pay's signature: an error that a
 * proxy in between has made says nothing about the trade.
 * @param now the clock that signatures are dated by
 */
export function wechatCaller(settings: WechatPaySettings, now: () => Date): CallWechat {
  return async (method, path, content) => {
    const body = content === undefined ? "" : JSON.stringify(content);
    try {
      const response = await fetch(settings.baseUrl + path, {
        method,
        headers: {
          ...authorizedHeaders(settings, method, path, now(), body),
          ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
        },
        ...(method === "POST" ? { body } : {}),
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (checkSigned(settings, response.headers, text, now()) !== undefined) return null;
      const fields: unknown = text === "" ? {} : JSON.parse(text);
      if (typeof fields !== "object" || fields === null) return null;
      return { status: response.status, fields: { ...fields } };
    } catch {
      // No connection, no answer in time, a body that is no JSON.
      return null;
    }
  };
}
