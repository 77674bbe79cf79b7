import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ProxyUnderTest, testProxy } from "@storefront/testbed/server/proxy-contract";
import { testProxyFaults } from "@storefront/testbed/server/proxy-faults";
import { proxyToMarketplace } from "./marketplace-proxy";

const context = {
  internalSecret: "between-us",
  clientAddress: "203.0.113.9",
  site: "mima.localhost",
  brand: "mima",
};
const proxy: ProxyUnderTest = ({ apiBaseUrl, path, init, secure, timeoutMs = 150_000 }) =>
  proxyToMarketplace(new Request(`http://mima.localhost:3000${path}`, init), {
    ...context,
    timeoutMs,
    apiBaseUrl,
    origin: `${secure ? "https" : "http"}://mima.localhost:3000`,
    secure,
  });

testProxy(proxy);
testProxyFaults(proxy);

test("sends neither an address nor a cookie when there is none", async () => {
  const headers: unknown[] = [];
  const marketplace = createServer((request, response) => {
    headers.push(request.headers);
    response.end("{}");
  });
  await new Promise<void>((listening) => marketplace.listen(0, "127.0.0.1", listening));
  const { port } = marketplace.address() as AddressInfo;
  await proxyToMarketplace(
    new Request("http://mima.localhost:3000/api/v1/index", {
      headers: { Cookie: "XWxBrowser=1" },
    }),
    {
      ...context,
      apiBaseUrl: `http://127.0.0.1:${port}`,
      clientAddress: undefined,
      origin: "",
      secure: false,
    },
  );
  marketplace.closeAllConnections();
  marketplace.close();
  expect(headers[0]).not.toHaveProperty("x-client-address");
  expect(headers[0]).not.toHaveProperty("cookie");
});

test("refuses an aborted body without forwarding it", async () => {
  const body = new ReadableStream({
    start: (controller) => controller.error(new Error("aborted")),
  });
  const init = { method: "POST", body, duplex: "half" } as RequestInit;
  const answer = await proxy({
    apiBaseUrl: "http://127.0.0.1:1",
    path: "/api/v1/user/login",
    init,
    secure: false,
  });
  expect([answer.status, (await answer.json()).code]).toEqual([400, 10401]);
});

test.each(["/api/v3/index", "/api/v1", "/api/healthz"])("answers %s with 404", async (path) => {
  const answer = await proxy({ apiBaseUrl: "http://127.0.0.1:1", path, init: {}, secure: false });
  expect([answer.status, (await answer.json()).code]).toEqual([404, 10404]);
});
