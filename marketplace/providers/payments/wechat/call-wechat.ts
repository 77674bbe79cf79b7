import { PROVIDER_TIMEOUT_MS } from "../../time-limit";
import type { WechatPaySettings } from "./settings";
import { authorizationOf, checkSigned } from "./signature";

/**
 * Status and fields (none for an empty body) of a verified answer; null without an answer or with an invalid signature.
 */
export type WechatAnswer = { status: number; fields: Record<string, unknown> } | null;

export type CallWechat = (
  method: "GET" | "POST",
  path: string,
  body?: object,
) => Promise<WechatAnswer>;

interface SignedCall {
  method: string;
  /** With query. */
  path: string;
  body?: string;
}

/** Returns the headers of a signed call. */
export const authorizedHeaders = (
  settings: WechatPaySettings,
  { method, path, body = "" }: SignedCall,
  now: Date,
) => ({
  Accept: "application/json",
  Authorization: authorizationOf(settings, { method, path, body }, now),
  "User-Agent": "storefront-marketplace",
});

/**
 * Calls WeChat Pay's API v3 with signed requests. Every answer, including refusals, must have WeChat Pay's signature:
 * an error from an intermediate proxy says nothing about the trade.
 * @param now the clock for signature timestamps
 */
export function wechatCaller(settings: WechatPaySettings, now: () => Date): CallWechat {
  return async (method, path, content) => {
    const body = content === undefined ? "" : JSON.stringify(content);
    try {
      const response = await fetch(settings.baseUrl + path, {
        method,
        headers: {
          ...authorizedHeaders(settings, { method, path, body }, now()),
          ...(method === "POST" ? { "Content-Type": "application/json" } : {}),
        },
        ...(method === "POST" ? { body } : {}),
        redirect: "error",
        signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
      });
      const text = await response.text();
      if (checkSigned(settings, response.headers, text, now()) !== undefined) return null;
      const fields: unknown = text === "" ? {} : JSON.parse(text);
      if (typeof fields !== "object" || fields === null) return null;
      return { status: response.status, fields: { ...fields } };
    } catch {
      // No connection, a timeout, or a body that is not JSON.
      return null;
    }
  };
}
