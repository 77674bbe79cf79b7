import type { WechatApplication } from "./open-platform";

/** What a merchant asks a user to authorise. */
export interface AuthoriseRequest {
  scope: string;
  redirectUri: string;
  state: string;
}

/** Each page of the platform takes one scope. */
export const AUTHORISE_SCOPES = {
  "/connect/qrconnect": "snsapi_login",
  "/connect/oauth2/authorize": "snsapi_userinfo",
} as const;
export type AuthorisePath = keyof typeof AUTHORISE_SCOPES;

/** @returns what is requested, or the platform's words for what is wrong with it */
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

/** Where the user goes back to. @param code left out: the user has refused */
export function returnAddress({ redirectUri, state }: AuthoriseRequest, code?: string): string {
  const url = new URL(redirectUri);
  if (code !== undefined) url.searchParams.set("code", code);
  url.searchParams.set("state", state);
  return url.href;
}
