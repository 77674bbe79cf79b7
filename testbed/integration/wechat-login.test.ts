import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import type { WechatLoginSettings } from "@storefront/marketplace/providers/wechat-login/settings";
import { wechatOpenPlatform } from "@storefront/marketplace/providers/wechat-login/wechat-open-platform";
import { SAMPLE_WECHAT_APP } from "@storefront/platform/environment/sandbox-key-pairs";
import { platformApi } from "@storefront/sandbox/wechat/api";
import { connectPages } from "@storefront/sandbox/wechat/connect-pages";
import type { PlatformCall, PlatformFault } from "@storefront/sandbox/wechat/faults";
import { createOpenPlatform } from "@storefront/sandbox/wechat/open-platform";
import { userOf } from "@storefront/sandbox/wechat/users";
import { Hono } from "hono";

const APPLICATION = { ...SAMPLE_WECHAT_APP, name: "密马", redirectHost: "shop.test" };
const BACK = "https://shop.test/phone/wechat/callback";
const STATE = "0123456789abcdef";
/** For a call that hangs. */
const TIMEOUT_MS = 300;
/** For all others, on a busy machine. */
const AMPLE_MS = 30_000;

let now: Date;
let platform: ReturnType<typeof createOpenPlatform>;
let pages: Hono;
let server: ReturnType<typeof serve>;
let address: string;

beforeAll(async () => {
  const app = new Hono();
  app.all("*", (c) => platformApi(platform).fetch(c.req.raw));
  address = await new Promise<string>((resolve) => {
    server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }: AddressInfo) =>
      resolve(`http://127.0.0.1:${port}`),
    );
  });
});
beforeEach(() => {
  now = new Date();
  platform = createOpenPlatform(APPLICATION, () => now);
  pages = connectPages(platform, { now: () => now, path: "" });
});
afterAll(() => new Promise((closed) => server.close(closed)));

const client = (change: Partial<WechatLoginSettings> = {}, timeoutMs = AMPLE_MS) =>
  wechatOpenPlatform(
    { ...SAMPLE_WECHAT_APP, scope: "snsapi_login", openUrl: "", apiUrl: address, ...change },
    timeoutMs,
  );

const code = () => platform.issueCode(userOf("known"), "snsapi_login");
const IDENTIFIED = { kind: "identified", unionId: "sandbox-known-identity" };

describe("the address where users authorise", () => {
  it.each([
    ["snsapi_login", "https://open.weixin.qq.com/connect/qrconnect"],
    ["snsapi_userinfo", "https://open.weixin.qq.com/connect/oauth2/authorize"],
  ] as const)("has the documented parameters when the scope is %s", (scope, page) => {
    const openUrl = "https://open.weixin.qq.com";
    const url = new URL(client({ scope, openUrl }).authorizeUrl(BACK, STATE));
    expect(url.origin + url.pathname).toBe(page);
    expect(url.hash).toBe("#wechat_redirect");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      appid: SAMPLE_WECHAT_APP.appId,
      redirect_uri: BACK,
      response_type: "code",
      scope,
      state: STATE,
    });
  });
});

describe("the platform's page", () => {
  const choose = (fields: Record<string, string>, url = client().authorizeUrl(BACK, STATE)) =>
    pages.request(`http://open.test${url.split("#")[0]}`, {
      method: "POST",
      headers: { Origin: "http://open.test" },
      body: new URLSearchParams(fields),
    });

  it("redirects with the state and a code that identifies the user", async () => {
    const answer = await choose({ act: "authorise", identity: "known" });
    const back = new URL(answer.headers.get("Location") ?? "");
    expect(back.origin + back.pathname).toBe(BACK);
    expect(back.searchParams.get("state")).toBe(STATE);
    expect(await client().identify(back.searchParams.get("code") ?? "")).toEqual(IDENTIFIED);
  });

  it("redirects with the state alone when the user refuses", async () => {
    const answer = await choose({ act: "refuse" });
    expect(answer.headers.get("Location")).toBe(`${BACK}?state=${STATE}`);
  });

  it.each([
    ["AppID 参数错误", { appid: "wx0000000000000009" }],
    ["redirect_uri 参数错误", { redirect_uri: "https://other.test/" }],
    ["Scope 参数错误或没有 Scope 权限", { scope: "snsapi_base" }],
    ["state 参数错误", { state: "a-b" }],
  ])("shows %s and does not redirect for the request %j", async (words, change) => {
    const url = new URL(client({ openUrl: "http://open.test" }).authorizeUrl(BACK, STATE));
    for (const [name, value] of Object.entries(change)) url.searchParams.set(name, value);
    const shown = await pages.request(url.href);
    expect(shown.status).toBe(400);
    expect(await shown.text()).toContain(words);
    const sent = await choose({ act: "authorise" }, url.pathname + url.search);
    expect(sent.headers.get("Location")).toBeNull();
  });
});

describe("a code", () => {
  it("identifies a user once", async () => {
    const issued = code();
    expect(await client().identify(issued)).toEqual(IDENTIFIED);
    expect(await client().identify(issued)).toEqual({
      kind: "stale",
      detail: "errcode 40163: code been used",
    });
  });

  it("is stale when it is unknown, or older than five minutes", async () => {
    const invalid = { kind: "stale", detail: "errcode 40029: invalid code" };
    expect(await client().identify("0".repeat(32))).toEqual(invalid);
    const issued = code();
    now = new Date(now.getTime() + 301_000);
    expect(await client().identify(issued)).toEqual(invalid);
  });
});

it.each([
  ["errcode 40013: invalid appid", { appId: "wx0000000000000009" }],
  ["errcode 40125: invalid appsecret", { appSecret: "s".repeat(32) }],
  ["not reached", { apiUrl: "http://127.0.0.1:9" }],
])("fails with %s when the settings are %j, without leaking a secret", async (detail, change) => {
  const issued = code();
  expect(await client(change).identify(issued)).toEqual({ kind: "failed", detail });
});

describe.each<[PlatformCall, string]>([
  ["token", "access_token"],
  ["user", "unionid"],
])("when the %s call fails", (call, missing) => {
  it.each<[PlatformFault, string]>([
    ["down", "HTTP 502"],
    ["busy", "errcode -1: system error"],
    ["hang", `no answer in ${TIMEOUT_MS} ms`],
    ["malformed", "malformed answer: the body"],
    ["incomplete", `malformed answer: ${missing}`],
  ])("%s: fails with %s", async (fault, detail) => {
    platform.faults.set(call, fault, 1);
    const failing = client({}, fault === "hang" ? TIMEOUT_MS : AMPLE_MS);
    expect(await failing.identify(code())).toEqual({ kind: "failed", detail });
    expect(await client().identify(code())).toEqual(IDENTIFIED);
  });
});
