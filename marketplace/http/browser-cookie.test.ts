import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { Hono } from "hono";
import { type Config, readConfig } from "../config";
import { giveBrowserCookie, readBrowser } from "./browser-cookie";

const YEAR = "Max-Age=31536000; Path=/; HttpOnly";

/** @returns the Set-Cookie header (null when there is none), and the secret that the handler reads */
async function visit(headers: Record<string, string>, changes: Partial<Config> = {}) {
  const config = { ...readConfig({ SANDBOX: "1" }), ...changes };
  const app = new Hono();
  app.use(giveBrowserCookie(config));
  app.get("/", (c) => c.text(readBrowser(c, config)));
  const response = await app.request("/", { headers });
  return { cookie: response.headers.get("Set-Cookie"), seen: await response.text() };
}

const pairOf = ({ cookie }: { cookie: string | null }) => cookie?.split(";")[0] ?? "";

test("gives a browser one secret, and prolongs its cookie", async () => {
  const first = await visit({});
  expect(first.cookie).toBe(`WxBrowser=${first.seen}; ${YEAR}; SameSite=Lax`);
  expect(first.seen).toMatch(/^[\w-]{43}$/);
  expect(await visit({ Cookie: pairOf(first) })).toEqual(first);
});

test("gives each browser a different secret", async () => {
  expect((await visit({})).seen).not.toBe((await visit({})).seen);
});

test("never adopts a value that it has not issued", async () => {
  const { seen: issued } = await visit({});
  const otherInstallation = await visit({}, { internalSecret: "another installation" });
  const last = issued.endsWith("A") ? "B" : "A";
  const values = ["A".repeat(43), "", "a b", issued.slice(0, 42) + last, otherInstallation.seen];
  for (const value of [...values, issued.slice(0, 22), `${issued}AAAA`]) {
    const answer = await visit({ Cookie: `WxBrowser=${value}` });
    expect(answer.cookie).not.toBeNull();
    expect(answer.seen).not.toBe(value);
  }
});

test.each([
  ["its public address is https", {}, { publicApiUrl: "https://api.example" }],
  ["a trusted proxy says so", { "X-Forwarded-Proto": "HTTPS" }, { trustProxy: 1 }],
  ["the first of two does", { "X-Forwarded-Proto": "https,http" }, { trustProxy: 2 }],
  ["in the other header", { Forwarded: "proto=https" }, { trustProxy: 1 }],
] as const)("sets a Secure cookie with the __Host- prefix when %s", async (_, headers, changes) => {
  const first = await visit(headers, changes);
  expect(first.cookie).toBe(`__Host-WxBrowser=${first.seen}; ${YEAR}; Secure; SameSite=Lax`);
  const again = await visit({ ...headers, Cookie: pairOf(first) }, changes);
  expect(again).toEqual(first);
  const planted = await visit({ ...headers, Cookie: `WxBrowser=${first.seen}` }, changes);
  expect(planted.seen).not.toBe(first.seen);
});

test("uses the unprefixed name for the storefront's proxy, which knows the visitor's connection", async () => {
  const storefront = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET };
  const { cookie } = await visit(storefront, { publicApiUrl: "https://api.example" });
  expect(cookie).toMatch(/^WxBrowser=/);
  expect(cookie).not.toMatch(/Secure/);
});

test("ignores X-Forwarded-Proto without a trusted proxy", async () => {
  expect((await visit({ "X-Forwarded-Proto": "https" })).cookie).toMatch(/^WxBrowser=/);
});
