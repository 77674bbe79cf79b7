import { SERVICE_HOST } from "@storefront/testbed/product/site-nginx";
import { type StubSite, startStubSite } from "./testing/stub-site";

const OPERATOR = "203.0.113.9";

let site: StubSite;
beforeAll(async () => {
  const env = { NGINX_TLS: "in-front", PROXIES_IN_FRONT: "2", CONSOLE_NETWORKS: OPERATOR };
  site = await startStubSite({ env });
});
afterAll(() => site.stop());

/** @returns the answer to a request that the client at `address` sent to two proxies, claiming another address */
const get = (
  host: string,
  path: string,
  { address = "198.51.100.1", scheme = "https", ...headers } = {},
) =>
  site.get(host, path, {
    port: site.nginx.http,
    headers: {
      ...headers,
      "x-forwarded-for": `${OPERATOR}, ${address}, 192.0.2.1`,
      "x-forwarded-proto": `https, ${scheme}, http`,
    },
  });

test("serves every host but the service's by the storefronts", async () => {
  expect((await get("unknown.example", "/")).received?.program).toBe("storefront");
  expect((await get(SERVICE_HOST, "/")).status).toBe(404);
});

test("appends to what the proxies have written", async () => {
  const { received } = await get("mima.example", "/");
  expect(received?.headers).toMatchObject({
    "x-forwarded-for": `${OPERATOR}, 198.51.100.1, 192.0.2.1, 127.0.0.1`,
    "x-forwarded-proto": "https, https, http, http",
  });
});

test("counts proxies to know who may use the console", async () => {
  expect((await get(SERVICE_HOST, "/admin", { address: OPERATOR })).received?.program).toBe(
    "marketplace",
  );
  expect(await get(SERVICE_HOST, "/admin")).toMatchObject({ status: 404, received: undefined });
});

test("hides the console from a request that has not passed the proxies", async () => {
  const headers = { "x-forwarded-for": OPERATOR };
  const { status } = await site.get(SERVICE_HOST, "/admin", { port: site.nginx.http, headers });
  expect(status).toBe(404);
});

test("promises https on its own errors only to visitors who use it", async () => {
  const tooLarge = { "content-length": `${64 * 1024 * 1024 + 1}` };
  const policy = async (scheme: string) => {
    const { status, headers } = await get("mima.example", "/", { scheme, ...tooLarge });
    expect(status).toBe(413);
    return headers["strict-transport-security"];
  };
  expect(await policy("https")).toBe("max-age=31536000");
  expect(await policy("http")).toBeUndefined();
});
