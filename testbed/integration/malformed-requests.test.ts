import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { composeApp } from "@storefront/programs/compose-app";
import { createMarketplaceServer } from "@/marketplace/create-server";
import { useTestApp } from "../marketplace/use-test-app";
import { MALFORMED_REQUESTS } from "../server/malformed-requests";
import { sendRaw } from "../server/pipeline-server";
import { startStorefront, type TestStorefront } from "../server/storefront";

const test = useTestApp({}, { resets: false });
let marketplace: Server;
let storefront: TestStorefront;
beforeAll(async () => {
  const config = { ...test.deps.config, trustProxy: 1, transportPolicy: "max-age=1" };
  const deps = { ...test.deps, config };
  marketplace = createMarketplaceServer(composeApp(test.app, deps).fetch, config);
  marketplace.listen(0, "127.0.0.1");
  await once(marketplace, "listening");
  storefront = await startStorefront(undefined, 1);
});
afterAll(async () => {
  marketplace.closeAllConnections();
  await new Promise((closed) => marketplace.close(closed));
  await storefront.stop();
});

const portOf = {
  marketplace: () => (marketplace.address() as AddressInfo).port,
  storefront: () => storefront.port,
};
const PROGRAMS = ["marketplace", "storefront"] as const;
const CASES = PROGRAMS.flatMap((program) =>
  MALFORMED_REQUESTS.map(([name, bytes]) => [program, name, bytes] as const),
);

it.each(CASES)("%s refuses %s with security headers", async (program, _, bytes) => {
  const response = await sendRaw(portOf[program](), bytes);
  expect(response).toMatch(/^HTTP\/1\.1 [2-4]\d\d /);
  const [head = ""] = response.split("\r\n\r\n", 1);
  for (const name of [...SECURITY_HEADERS.map(([each]) => each), "Content-Security-Policy"])
    expect(head.toLowerCase()).toContain(`\r\n${name.toLowerCase()}: `);
});

it.each(PROGRAMS)("%s refuses them over https with the transport policy", async (program) => {
  const [, bytes = ""] =
    MALFORMED_REQUESTS.find(([name]) => name === '/phone of the host "a b"') ?? [];
  const forwarded = bytes.replace("Connection:", "X-Forwarded-Proto: https\r\nConnection:");
  expect(await sendRaw(portOf[program](), forwarded)).toMatch(
    /strict-transport-security: max-age=1\r\n/i,
  );
});

it("the marketplace answers an invalid host with the envelope, a backslash with the page of a missing address", async () => {
  const send = (line: string, host: string) =>
    sendRaw(
      portOf.marketplace(),
      `GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
    );
  expect(await send("/phone", "a b")).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*\{"code":10400,"msg":"[^"]+","data":null\}$/,
  );
  expect(await send("/v1/..\\x", "a")).toMatch(/^HTTP\/1\.1 404 [\s\S]*"code":10404/);
  expect(await send("/phone/..\\x", "a")).toMatch(/^HTTP\/1\.1 404 [\s\S]*<html/);
});
