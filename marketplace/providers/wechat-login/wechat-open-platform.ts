import { PROVIDER_TIMEOUT_MS } from "../time-limit";
import type { Identification, WechatOpenPlatform } from "./open-platform";
import { type PlatformAnswer, readTokenAnswer, readUserAnswer } from "./read-answer";
import type { WechatLoginSettings } from "./settings";

const AUTHORIZE_PATHS: Record<WechatLoginSettings["scope"], string> = {
  snsapi_login: "/connect/qrconnect",
  snsapi_userinfo: "/connect/oauth2/authorize",
};

/**
 * WeChat's open platform over HTTPS (docs/wechat-login.md). The protocol puts secret and tokens into queries, so URLs
 * and errors of a request must not leave this function.
 */
export function wechatOpenPlatform(
  { appId, appSecret, scope, openUrl, apiUrl }: WechatLoginSettings,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): WechatOpenPlatform {
  async function callPlatform<T>(
    path: string,
    query: Record<string, string>,
    read: (body: string) => PlatformAnswer<T>,
    signal: AbortSignal,
  ): Promise<PlatformAnswer<T>> {
    try {
      const response = await fetch(`${apiUrl}${path}?${new URLSearchParams(query)}`, {
        redirect: "error",
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        return { kind: "failed", detail: `HTTP ${response.status}` };
      }
      return read(await response.text());
    } catch {
      const detail = signal.aborted ? `no answer in ${timeoutMs} ms` : "not reached";
      return { kind: "failed", detail };
    }
  }

  return {
    authorizeUrl(redirectUri, state) {
      const query = new URLSearchParams({
        appid: appId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope,
        state,
      });
      return `${openUrl}${AUTHORIZE_PATHS[scope]}?${query}#wechat_redirect`;
    },

    async identify(code): Promise<Identification> {
      // One for both requests, which are one call of a visitor.
      const signal = AbortSignal.timeout(timeoutMs);
      const token = await callPlatform(
        "/sns/oauth2/access_token",
        { appid: appId, secret: appSecret, code, grant_type: "authorization_code" },
        readTokenAnswer,
        signal,
      );
      if (token.kind !== "answer") return token;
      const { access_token, openid } = token.data;
      const query = { access_token, openid, lang: "zh_CN" };
      const user = await callPlatform("/sns/userinfo", query, readUserAnswer, signal);
      // The code is used by now, so this is not `stale`: scanning again would not help.
      if (user.kind !== "answer") return { kind: "failed", detail: user.detail };
      if (user.data.openid !== openid) return { kind: "failed", detail: "another user's answer" };
      return { kind: "identified", unionId: user.data.unionid };
    },
  };
}
