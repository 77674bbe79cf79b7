/** A website application of WeChat's open platform: docs/wechat-login.md. */
export interface WechatLoginSettings {
  appId: string;
  appSecret: string;
  /** `snsapi_login`: a website application; `snsapi_userinfo`: an official account, whose page opens inside WeChat. */
  scope: "snsapi_login" | "snsapi_userinfo";
  /** Where users authorise, without a trailing slash. */
  openUrl: string;
  /** Where the marketplace asks, without a trailing slash. */
  apiUrl: string;
}
