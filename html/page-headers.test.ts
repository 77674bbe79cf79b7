import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { Hono } from "hono";
import { pageHeaders } from "./page-headers";

const HSTS = "max-age=31536000; includeSubDomains";
const BEHIND_PROXY = { trustProxy: 1, transportPolicy: HSTS };

const EVERY_PAGE = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

async function send(
  options: Parameters<typeof pageHeaders>[0],
  request: Record<string, string> = {},
): Promise<Record<string, string>> {
  const app = new Hono();
  app.use(pageHeaders(options));
  app.get("/", (c) => c.html("<p>page</p>"));
  app.get("/file", (c) => c.body("file", 200, { "Cache-Control": "public, max-age=300" }));
  app.get("/broken", () => {
    throw new Error("broken");
  });
  app.onError((_, c) => c.text("broken", 500));
  const path = request["path"] ?? "/";
  const { headers } = await app.request(path, { headers: request });
  return Object.fromEntries(headers);
}

const policyOf = (headers: Record<string, string>) =>
  headers["content-security-policy"]?.split("; ").toSorted();

test("sends exactly the headers of every response, a stricter referrer policy and a policy", async () => {
  const expected = new Map<string, unknown>(
    SECURITY_HEADERS.map(([name, value]) => [name.toLowerCase(), value]),
  );
  expected.set("referrer-policy", "same-origin");
  expected.set("content-security-policy", expect.any(String));
  expected.set("cache-control", "no-store");
  expected.set("content-type", "text/html; charset=UTF-8");
  expect(await send({})).toEqual(Object.fromEntries(expected));
});

test("allows styles, pictures and forms of this site, and nothing else", async () => {
  expect(policyOf(await send({}))).toEqual(EVERY_PAGE.toSorted());
});

test("adds a site's own directives, or replaces those of every page", async () => {
  const policy = {
    scriptSrc: ["'self'"],
    connectSrc: ["'self'"],
    imgSrc: ["'self'", "https:"],
    frameSrc: ["https://challenge.example"],
    formAction: [() => "'self' https://shop.example"],
  };
  expect(policyOf(await send({ policy }))).toEqual(
    [
      ...EVERY_PAGE.filter((line) => !/^(img-src|form-action)/.test(line)),
      "script-src 'self'",
      "connect-src 'self'",
      "img-src 'self' https:",
      "frame-src https://challenge.example",
      "form-action 'self' https://shop.example",
    ].toSorted(),
  );
});

test.each([
  ["over HTTPS", { "X-Forwarded-Proto": "https" }, BEHIND_PROXY, HSTS],
  ["over HTTP", { "X-Forwarded-Proto": "http" }, BEHIND_PROXY, undefined],
  [
    "when no proxy is trusted",
    { "X-Forwarded-Proto": "https" },
    { ...BEHIND_PROXY, trustProxy: 0 },
    undefined,
  ],
  ["without a transport", { "X-Forwarded-Proto": "https" }, undefined, undefined],
])("sends Strict-Transport-Security %s: %j", async (_, request, transport, expected) => {
  const headers = await send(transport ? { transport } : {}, request);
  expect(headers["strict-transport-security"]).toBe(expected);
});

test("keeps what a handler says of its cache", async () => {
  expect((await send({}, { path: "/file" }))["cache-control"]).toBe("public, max-age=300");
});

test("covers the page of an error", async () => {
  const headers = await send({}, { path: "/broken" });
  expect(policyOf(headers)).toEqual(EVERY_PAGE.toSorted());
  expect(headers["cache-control"]).toBe("no-store");
});
