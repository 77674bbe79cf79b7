import { Hono } from "hono";
import { requireSameOrigin } from "./require-same-origin";

const OWN = "http://own.test:3000";

const app = new Hono();
app.use(requireSameOrigin((c) => c.text("refused", 403)));
app.all("*", (c) => c.text("done"));

const send = async (method: string, headers: Record<string, string>, url = `${OWN}/form`) =>
  (await app.request(url, { method, headers })).status;

const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"];

test.each(FORMS)("accepts a form of this host's pages: %s", async (type) => {
  expect(await send("POST", { Origin: OWN, "Content-Type": type })).toBe(200);
});

test.each(["GET", "HEAD"])("lets anyone read: %s", async (method) => {
  const headers = { Origin: "http://evil.test", "Sec-Fetch-Site": "cross-site" };
  expect(await send(method, headers)).toBe(200);
  expect(await send(method, {})).toBe(200);
});

test("compares with the Host header, which a proxy passes on", async () => {
  const headers = { Host: "shop.test", Origin: "https://shop.test" };
  expect(await send("POST", headers)).toBe(200);
  expect(await send("POST", { ...headers, Origin: OWN })).toBe(403);
});

const FOREIGN = [
  "http://evil.test",
  "http://own.test",
  "http://own.test:3001",
  "http://own.test:3000.evil.test",
  "http://evil.own.test:3000",
  "null",
  "nonsense",
  "",
];

test.each(FOREIGN)("refuses every way to change something from the origin %j", async (origin) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
    for (const type of [...FORMS, "text/plain", "application/json", ""]) {
      for (const site of ["cross-site", "same-site", "same-origin", "none"]) {
        const headers = { Origin: origin, "Content-Type": type, "Sec-Fetch-Site": site };
        expect([method, type, site, await send(method, headers)]).toEqual([
          method,
          type,
          site,
          403,
        ]);
      }
    }
  }
});

test.each(["same-origin", "none", undefined])(
  "refuses a form without Origin when Sec-Fetch-Site says %s",
  async (site) => {
    for (const type of FORMS) {
      const headers = { "Content-Type": type, ...(site ? { "Sec-Fetch-Site": site } : {}) };
      expect(await send("POST", headers)).toBe(403);
    }
  },
);

test("refuses what no form of a page sends", async () => {
  expect(await send("POST", { Origin: OWN, "Content-Type": "application/json" })).toBe(403);
  expect(await send("OPTIONS", { Origin: OWN })).toBe(403);
});

test("refuses a form of an http page on https, whose scheme only a trusted proxy tells", async () => {
  const proxied = new Hono();
  proxied.use(requireSameOrigin((c) => c.text("refused", 403), 1));
  proxied.all("*", (c) => c.text("done"));
  const statusOf = async (site: Hono, origin: string, proto: string) => {
    const headers = { Host: "shop.test", Origin: origin, "X-Forwarded-Proto": proto };
    return (await site.request("http://shop.test/form", { method: "POST", headers })).status;
  };
  expect(await statusOf(proxied, "https://shop.test", "https")).toBe(200);
  expect(await statusOf(proxied, "http://shop.test", "https")).toBe(403);
  expect(await statusOf(proxied, "http://shop.test", "http")).toBe(200);
  expect(await statusOf(app, "http://shop.test", "https")).toBe(200);
});
