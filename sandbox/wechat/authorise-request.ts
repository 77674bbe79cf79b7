import type { WechatApplication } from "./open-platform";

/** A merchant's request to authorize a user. */
export interface AuthoriseRequest {
  scope: string;
  redirectUri: string;
  state: string;
}

/** Each page of the platform accepts one scope. */
export const AUTHORISE_SCOPES = {
  "/connect/qrconnect": "snsapi_login",
  "/connect/oauth2/authorize": "snsapi_userinfo",
} as const;
export type AuthorisePath = keyof typeof AUTHORISE_SCOPES;

/** @returns the request, or the platform's message when it is invalid */
export function readAuthoriseRequest(
  application: WechatApplication,
  path: AuthorisePath,
  query: Record<string, string>,
): AuthoriseRequest | string {
  const { appid, redirect_uri = "", response_type, scope = "", state = "" } = query;
  if (appid !== application.appId) return "AppID 参数错误";
  if (scope !== AUTHORISE_SCOPES[path]) return "Scope 参数错误或没有 Scope 权限";
  const url = URL.canParse(redirect_uri) ? new URL(redirect_uri) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== application.redirectHost) {
    return "redirect_uri 参数错误";
  }
  if (response_type !== "code") return "response_type 参数错误";
  if (!/^[a-zA-Z0-9]{0,128}$/.test(state)) return "state 参数错误";
  return { scope, redirectUri: redirect_uri, state };
}

/**
 * @param code omitted when the user has refused
 * @returns the URL to redirect the user to
 */
export function returnAddress({ redirectUri, state }: AuthoriseRequest, code?: string): string {
  const url = new URL(redirectUri);
  if (code !== undefined) url.searchParams.set("code", code);
  url.searchParams.set("state", state);
  return url.href;
}
