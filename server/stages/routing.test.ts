import { echo, sendRaw, startPipeline } from "@storefront/testbed/server/pipeline-server";
import { RULES } from "@storefront/testbed/server/storefront";
import type { Stage } from "../exchange";
import { normalizeRequest } from "./normalize-request";
import { refuseUnknownHosts } from "./refuse-unknown-hosts";
import { routing } from "./routing";

/** The status of the response to an HTTP/1.0 request, which requires no headers. */
async function statusOf(stage: Stage, head: string): Promise<number> {
  const { port, stop } = await startPipeline([
    normalizeRequest({ trustedHops: 0 }, "max-age=1"),
    stage,
    echo,
  ]);
  const answer = await sendRaw(port, `${head}\r\n\r\n`);
  await stop();
  return Number(/^HTTP\/1.1 (\d+) /.exec(answer)?.[1]);
}

test.each([
  ["pages", "/index"],
  ["calls", "/api/v1/goods/detail"],
])("refuses %s without a Host header when unknown hosts are refused", async (_, path) => {
  expect(await statusOf(refuseUnknownHosts(RULES), `GET ${path} HTTP/1.0`)).toBe(421);
});

test("refuses a page without a Host header by routing alone", async () => {
  expect(await statusOf(routing(RULES), "GET /index HTTP/1.0")).toBe(421);
});

test("routes a request without a User-Agent header as a desktop", async () => {
  const rules = { ...RULES, unknownHost: "neutral" } as const;
  expect(await statusOf(routing(rules), "GET /index HTTP/1.0")).toBe(200);
});
