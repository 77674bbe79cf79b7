import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { Visitor } from "../buyer/visitor";
import { scoreResponse } from "../observatory/score-response";
import { SERVICE_HOST } from "../product/site-nginx";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S1: security headers on every kind of response of nginx and both programs. */

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148";
const MIN_SCORE = 115;
/** More than nginx takes from a client at once. */
const LARGE = { method: "POST", headers: { "content-length": `${65 * 1024 * 1024}` }, body: "{}" };

type SendOptions = Parameters<Visitor["send"]>[1];
type Case = readonly [name: string, path: string, options?: SendOptions];

const BRAND: Case[] = [
  ["a page", "/index"],
  ["a goods page", "/goodsDetails?goodsId=1001"],
  ["a root redirect", "/?ad=1"],
  ["a spelling redirect", "/INDEX"],
  ["a phone's desktop page", "/?desktop=1", { headers: { "user-agent": IPHONE } }],
  ["a router's payload", "/index?_rsc=", { headers: { rsc: "1" } }],
  ["a missing page", "/no-such-page"],
  ["robots.txt", "/robots.txt"],
  ["a sitemap", "/sitemap.xml"],
  ["a manifest", "/manifest.webmanifest"],
  ["an icon", "/icon.svg"],
  ["a missing picture", "/media/goods/1001-1.webp?w=440"],
  ["a missing script", "/_next/static/none.js"],
  ["settings", "/api/settings"],
  ["a call", "/api/v1/index"],
  ["a call without a login", "/api/v1/user/profile"],
  ["an unknown call", "/api/v1/none"],
  ["health", "/healthz"],
  ["a wrong method", "/index_m", { method: "POST" }],
  ["an unknown method", "/index", { method: "DELETE" }],
  ["a target that is too long", `/${"a".repeat(9_000)}`],
  ["an unknown host", "/", { headers: { host: "evil.example" } }],
];

const SERVICE: Case[] = [
  ["an unsigned notification", "/v1/pay/wechat/notify", { method: "POST", body: "{}" }],
  ["a notification that is too large", "/v1/pay/wechat/notify", LARGE],
  ["a call, which is not public", "/v1/index"],
  ["the console for a stranger", "/admin"],
  ["the mobile site", "/phone"],
  ["a page of the mobile site that is missing", "/phone/nothing"],
  ["the mobile site's stylesheet", "/phone/assets/phone.css"],
  ["a missing picture", "/media/goods/1001-1.webp?w=440"],
];

/** Sent without nginx. */
const STOREFRONT: Case[] = [
  ["an unknown host", "/", { headers: { host: "evil.example" } }],
  ["a target that is too long", `/${"a".repeat(9_000)}`],
];
const MARKETPLACE: Case[] = [
  ["a call", "/v1/index"],
  ["a call without a login", "/v1/user/profile"],
  ["an unknown call", "/v1/none"],
  ["a broken body", "/v1/user/login", { method: "POST", body: "{" }],
  ["a QR code, with a cookie", "/v2/wechat/getK"],
  ["health", "/healthz"],
  ["readiness", "/readyz"],
  ["the sandbox that is off", "/sandbox/sms?phone=1"],
];

/** What nginx tells the programs of a visitor with TLS. */
const FORWARDED = { "x-forwarded-proto": "https" };

type Place = "brand's host" | "service's host" | "storefront" | "marketplace";

const at = (place: Place, list: readonly Case[]) =>
  list.map(([kind, path, options = {}]) => [place, kind, path, options] as const);
const cases = [
  ...at("brand's host", BRAND),
  ...at("service's host", SERVICE),
  ...at("storefront", STOREFRONT),
  ...at("marketplace", MARKETPLACE),
];

function send(place: Place, path: string, options: SendOptions = {}) {
  if (place === "brand's host") return new Visitor().send(path, options);
  if (place === "service's host") return new Visitor(SERVICE_HOST).send(path, options);
  const headers = { ...FORWARDED, ...options.headers };
  return new Visitor().send(path, { ...options, headers, port: readTarget()[`${place}Direct`] });
}

const scores: number[] = [];
afterAll(() =>
  recordFigure("S1", `${scores.length} kinds of responses, lowest score ${Math.min(...scores)}`),
);

test.each(cases)("%s: %s has every security header", async (place, kind, path, options) => {
  const answer = await send(place, path, options);
  for (const [name] of SECURITY_HEADERS) {
    expect([name, answer.headers[name.toLowerCase()]]).toEqual([name, expect.any(String)]);
  }
  expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
  expect(answer.headers).not.toHaveProperty("x-powered-by");
  const { score, results } = scoreResponse(answer);
  scores.push(score);
  expect([kind, score >= MIN_SCORE, results]).toEqual([kind, true, results]);
});

test.each([
  ["brand's host", "/docs"],
  ["brand's host", "/openapi.json"],
  ["brand's host", "/sandbox/clock"],
  ["brand's host", "/media/goods/1001-1.webp"],
  ["marketplace", "/docs"],
  ["service's host", "/docs"],
  ["marketplace", "/openapi.json"],
  ["service's host", "/openapi.json"],
  ["marketplace", "/sandbox/sms?phone=17700000000"],
  ["service's host", "/sandbox/sms?phone=17700000000"],
  ["marketplace", "/sandbox/clock"],
  ["marketplace", "/phone/inbox"],
  ["service's host", "/phone/inbox"],
  ["marketplace", "/phone/open.weixin/connect/qrconnect"],
  ["marketplace", "/phone/cashier?order_num=20260301100000000000&t=x"],
  ["marketplace", "/phone/assets/sandbox.css"],
  ["marketplace", "/media/goods/1001-1.webp"],
] as const)("%s has no %s with the sandbox off", async (place, path) => {
  expect((await send(place, path)).status).toBe(404);
});
