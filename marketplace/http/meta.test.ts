import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { Hono } from "hono";
import { readConfig } from "../config";
import { readMeta } from "./meta";

/** @returns the metadata read from a request from 10.0.0.2 with these headers */
async function metaOf(headers: Record<string, string>, trustProxy = 0) {
  const app = new Hono();
  const config = { ...readConfig({ SANDBOX: "1" }), trustProxy };
  app.get("/", (c) => c.json(readMeta(c, config)));
  const env = { incoming: { socket: { remoteAddress: "::ffff:10.0.0.2" } } };
  const response = await app.request("/", { headers }, env);
  return (await response.json()) as ReturnType<typeof readMeta>;
}

const SECRET = { "X-Internal-Secret": SAMPLES.INTERNAL_SECRET };

test.each([
  ["the connection's address without a proxy", { "X-Forwarded-For": "1.1.1.1" }, 0, "10.0.0.2"],
  [
    "the address that one proxy appended",
    { "X-Forwarded-For": "1.1.1.1, 203.0.113.9" },
    1,
    "203.0.113.9",
  ],
  ["the address without its port", { "X-Forwarded-For": "203.0.113.9:4711" }, 1, "203.0.113.9"],
  [
    "the address that the storefront sends",
    { ...SECRET, "X-Client-Address": "203.0.113.9" },
    0,
    "203.0.113.9",
  ],
  ["no address that another client sends", { "X-Client-Address": "203.0.113.9" }, 0, "10.0.0.2"],
  [
    "no other client's, even when it sends a secret",
    { "X-Internal-Secret": "a guess", "X-Client-Address": "203.0.113.9" },
    0,
    "10.0.0.2",
  ],
  [
    "the storefront's own address when it knows none",
    { ...SECRET, "X-Client-Address": "?" },
    0,
    "10.0.0.2",
  ],
] as const)("takes %s", async (_, headers, hops, ip) => {
  expect((await metaOf(headers, hops)).ip).toBe(ip);
});
