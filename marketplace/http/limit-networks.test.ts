import { createLog } from "@storefront/platform/observability/log";
import { Hono } from "hono";
import { readConfig } from "../config";
import { limitNetworks } from "./limit-networks";

/** @returns the status of a page that CONSOLE_NETWORKS limits, for a connection from `address` */
async function statusFor(
  address: string,
  settings: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const app = new Hono();
  const config = readConfig({ SANDBOX: "1", ...settings });
  app.use(limitNetworks({ config, log: createLog("test", "silent") }));
  app.get("/", (c) => c.text("console"));
  const env = { incoming: { socket: { remoteAddress: address } } };
  return (await app.request("/", { headers }, env)).status;
}

test.each(["127.0.0.1", "::1", "::ffff:127.0.0.1"])("answers %s by default", async (address) => {
  expect(await statusFor(address)).toBe(200);
});

test.each(["192.168.1.20", "fe80::1", "203.0.113.9"])("hides itself from %s", async (address) => {
  expect(await statusFor(address)).toBe(404);
});

test("answers the networks of the setting only", async () => {
  const office = { CONSOLE_NETWORKS: "192.168.0.0/16" };
  expect(await statusFor("192.168.1.20", office)).toBe(200);
  expect(await statusFor("127.0.0.1", office)).toBe(404);
});

test("judges the client behind a trusted proxy, not the proxy", async () => {
  const proxied = { TRUST_PROXY: "1" };
  expect(await statusFor("127.0.0.1", proxied, { "X-Forwarded-For": "203.0.113.9" })).toBe(404);
  expect(await statusFor("127.0.0.1", proxied, { "X-Forwarded-For": "127.0.0.1" })).toBe(200);
});

test("does not mistake an unconfigured proxy for its client", async () => {
  expect(await statusFor("127.0.0.1", {}, { "X-Forwarded-For": "203.0.113.9" })).toBe(404);
});

test("refuses to start with an invalid network", () => {
  expect(() => readConfig({ SANDBOX: "1", CONSOLE_NETWORKS: "office" })).toThrow(
    "CONSOLE_NETWORKS must be addresses or networks such as 10.0.0.0/8, not office",
  );
});
