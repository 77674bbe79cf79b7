import { SAMPLE_WECHAT_APP } from "@storefront/platform/environment/sandbox-key-pairs";
import { readWechatLoginSettings } from "./read-settings";

const APP = {
  WECHAT_LOGIN_APP_ID: "wx00000000000000ab",
  WECHAT_LOGIN_APP_SECRET: "0123456789abcdef0123456789abcdef",
};

it("reads the application, with the platform's default addresses unless others are set", () => {
  expect(readWechatLoginSettings(APP, false)).toEqual({
    appId: "wx00000000000000ab",
    appSecret: "0123456789abcdef0123456789abcdef",
    scope: "snsapi_login",
    openUrl: "https://open.weixin.qq.com",
    apiUrl: "https://api.weixin.qq.com",
  });
});

it("returns undefined when nothing is set", () => {
  expect(readWechatLoginSettings({ WECHAT_LOGIN_APP_ID: "" }, false)).toBeUndefined();
});

it.each([
  ["WECHAT_LOGIN_APP_ID must be set", { WECHAT_LOGIN_APP_ID: "" }],
  ["WECHAT_LOGIN_APP_ID must be wx and 16 characters", { WECHAT_LOGIN_APP_ID: "app" }],
  ["WECHAT_LOGIN_APP_SECRET must be set", { WECHAT_LOGIN_APP_SECRET: "" }],
  ["WECHAT_LOGIN_APP_SECRET must be 32 characters", { WECHAT_LOGIN_APP_SECRET: "short" }],
  [
    "WECHAT_LOGIN_APP_SECRET must not be the sample value unless SANDBOX=1",
    { WECHAT_LOGIN_APP_SECRET: SAMPLE_WECHAT_APP.appSecret },
  ],
  [
    "WECHAT_LOGIN_APP_SECRET_FILE must name a file",
    {
      WECHAT_LOGIN_APP_SECRET: "",
      WECHAT_LOGIN_APP_SECRET_FILE: "/nowhere",
    },
  ],
  ["WECHAT_LOGIN_SCOPE must be one of snsapi_login", { WECHAT_LOGIN_SCOPE: "snsapi_base" }],
  ["WECHAT_LOGIN_API_URL must be an http(s) address", { WECHAT_LOGIN_API_URL: "ftp://a" }],
])("refuses with %p", (message, change) => {
  expect(() => readWechatLoginSettings({ ...APP, ...change }, false)).toThrow(message);
});
