import { Hono } from "hono";
import { SAMPLES } from "@/contract/samples";
import { type Config, readConfig } from "../config";
import { giveBrowserCookie, readBrowser } from "./browser-cookie";

const YEAR = "Max-Age=31536000; Path=/; HttpOnly";

/** @returns the cookie that a request is given, null for none, and the secret that the call behind it sees */
async function visit(headers: Record<string, string>, changes: Partial<Config> = {}) {
  const config = { ...readConfig({ SANDBOX: "1" }), ...changes };
  const app = new Hono();
  app.use(giveBrowserCookie(config));
  app.get("/", (c) => c.text(readBrowser(c, config)));
  const response = await app.request("/", { headers });
  return { given: response.headers.get("Set-Cookie"), seen: await response.text() };
}

const pairOf = ({ given }: { given: string | null }) => given?.split(";")[0] ?? "";

test("gives a browser a secret once", async () => {
  const first = await visit({});
  expect(first.given).toBe(`WxBrowser=${first.seen}; ${YEAR}; SameSite=Lax`);
  expect(first.seen).toMatch(/^[\w-]{43}$/);
  expect(await visit({ Cookie: pairOf(first) })).toEqual({ given: null, seen: first.seen });
});

test("gives every browser another secret", async () => {
  expect((await visit({})).seen).not.toBe((await visit({})).seen);
});

test("never adopts a value that it has not issued", async () => {
  const { seen: issued } = await visit({});
  const otherInstallation = await visit({}, { internalSecret: "another installation" });
  const last = issued.endsWith("A") ? "B" : "A";
  const values = ["A".repeat(43), "", "a b", issued.slice(0, 42) + last, otherInstallation.seen];
  for (const value of [...values, issued.slice(0, 22), `${issued}AAAA`]) {
    const answer = await visit({ Cookie: `WxBrowser=${value}` });
    expect(answer.given).not.toBeNull();
    expect(answer.seen).not.toBe(value);
  }
});

test.each([
  ["its public address is https", {}, { publicApiUrl: "https://api.example" }],
  ["a trusted proxy says so", { "X-Forwarded-Proto": "HTTPS" }, { trustProxy: 1 }],
  ["the first of two does", { "X-Forwarded-Proto": "https,http" }, { trustProxy: 2 }],
  ["in the other header", { Forwarded: "proto=https" }, { trustProxy: 1 }],
] as const)("is Secure and of this host alone when %s", async (_, headers, changes) => {
  const first = await visit(headers, changes);
  expect(first.given).toBe(`__Host-WxBrowser=${first.seen}; ${YEAR}; Secure; SameSite=Lax`);
  const again = await visit({ ...headers, Cookie: pairOf(first) }, changes);
  expect(again).toEqual({ given: null, seen: first.seen });
  const planted = await visit({ ...headers, Cookie: `WxBrowser=${first.seen}` }, changes);
  expect(planted.seen).not.toBe(first.seen);
});

test("has the plain name towards the storefront's proxy, which knows the visitor's connection", async () => {
  const storefront = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET };
  const { given } = await visit(storefront, { publicApiUrl: "https://api.example" });
  expect(given).toMatch(/^WxBrowser=/);
  expect(given).not.toMatch(/Secure/);
});

test("believes no header about https without a trusted proxy", async () => {
  expect((await visit({ "X-Forwarded-Proto": "https" })).given).toMatch(/^WxBrowser=/);
});
