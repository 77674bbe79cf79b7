/** A website application of WeChat's open platform: docs/wechat-login.md. */
export interface WechatLoginSettings {
  appId: string;
  appSecret: string;
  /** `snsapi_login`: a website application; `snsapi_userinfo`: an official account; its page opens inside WeChat. */
  scope: "snsapi_login" | "snsapi_userinfo";
  /** Base URL of the authorization page, without a trailing slash. */
  openUrl: string;
  /** Base URL of the platform's API, without a trailing slash. */
  apiUrl: string;
}
