import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { currentRequestId } from "@storefront/platform/observability/request-context";
import { createMarketplaceServer } from "./create-server";

const SECRET = "between-the-two-programs";

async function sendRequest(headers: Record<string, string>, trustProxy = 0) {
  const server = createMarketplaceServer(() => new Response(currentRequestId()), {
    internalSecret: SECRET,
    trustProxy,
    transportPolicy: "max-age=1",
    connectionsPerClient: 256,
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, {
    headers,
  });
  const seen = await answer.text();
  server.closeAllConnections();
  await new Promise((closed) => server.close(closed));
  expect(answer.headers.get("x-request-id")).toBe(seen);
  return seen;
}

test.each([
  ["a call of the storefront", { "X-Request-Id": "edge-12345", "X-Internal-Secret": SECRET }, 0],
  [
    "a page's call of the storefront",
    { tracestate: "a=b, request-id=edge-12345", "X-Internal-Secret": SECRET },
    0,
  ],
  ["a trusted proxy", { "X-Request-Id": "edge-12345" }, 1],
])("adopts the request id of %s", async (_, headers, trustProxy) => {
  expect(await sendRequest(headers as Record<string, string>, trustProxy)).toBe("edge-12345");
});

test.each([
  ["X-Request-Id", "edge-12345"],
  ["tracestate", "request-id=edge-12345"],
])("ignores %s of an untrusted client and generates an id", async (name, value) => {
  expect(await sendRequest({ [name]: value })).toMatch(/^[0-9a-f-]{36}$/);
});
