import { type Env, settingReader } from "../payments/setting-reader";
import type { WechatLoginSettings } from "./settings";

const SCOPES = ["snsapi_login", "snsapi_userinfo"] as const;

/**
 * Reads the settings of the WeChat application for logins.
 * @returns undefined when none of its variables is set
 * @throws ConfigError naming the first variable that is invalid or missing, never its value
 */
export function readWechatLoginSettings(
  env: Env,
  sandbox: boolean,
): WechatLoginSettings | undefined {
  const isSet = Object.entries(env).some(
    ([name, value]) => name.startsWith("WECHAT_LOGIN_") && Boolean(value),
  );
  if (!isSet) return undefined;
  const { text, secret, address, oneOf } = settingReader(env, sandbox);
  return {
    appId: text("WECHAT_LOGIN_APP_ID", /^wx[0-9a-z]{16}$/, "must be wx and 16 characters"),
    appSecret: secret("WECHAT_LOGIN_APP_SECRET", /^[\w-]{32}$/, "must be 32 characters"),
    scope: oneOf("WECHAT_LOGIN_SCOPE", SCOPES),
    openUrl: address("WECHAT_LOGIN_OPEN_URL", "https://open.weixin.qq.com"),
    apiUrl: address("WECHAT_LOGIN_API_URL", "https://api.weixin.qq.com"),
  };
}
