import { currentRequestId } from "@storefront/platform/observability/request-context";
import { startPipeline } from "@storefront/testbed/server/pipeline-server";
import { log } from "@/lib/log";
import type { Stage } from "./exchange";
import { sendText } from "./send";

test("merges every Vary into one line and drops internal headers from any source", async () => {
  const { base, stop } = await startPipeline([
    ({ response }) => {
      response.vary = "Host";
      // As Next and its compression write it.
      response.setHeader("Vary", ["rsc, next-url", "Accept-Encoding"]);
      response.setHeader("x-middleware-rewrite", "/mima/index_m");
      response.setHeader("x-next-cache-tags", "goods:1001");
      response.setHeader("x-nextjs-cache", "HIT");
      response.end("ok");
      return true;
    },
  ]);
  const { headers } = await fetch(base);
  await stop();
  expect(headers.get("vary")).toBe("Host,rsc,next-url,Accept-Encoding");
  expect([...headers.keys()].filter((name) => name.startsWith("x-"))).toEqual([
    "x-nextjs-cache",
    "x-request-id",
  ]);
});

test("leaves a response without special headers unchanged", async () => {
  const { base, stop } = await startPipeline([
    ({ response }) => {
      response.writeHead(404, "Not Found", { "X-Test": "1" });
      response.end();
      return true;
    },
  ]);
  const { status, headers } = await fetch(base);
  await stop();
  expect([status, headers.get("vary"), headers.get("x-test")]).toEqual([404, null, "1"]);
});

const answers: [name: string, stage: Stage][] = [
  ["a short text", (exchange) => sendText(exchange, 404, "Not Found")],
  ["headers that were set before", ({ response }) => !!response.setHeader("X-Test", "1").end("ok")],
  ["headers in an object", ({ response }) => !!response.writeHead(204, { "X-Test": "1" }).end()],
  ["no headers at all", ({ response }) => !!response.end("ok")],
];

test.each(answers)("sends the request id in a response with %s", async (_, stage) => {
  const { base, stop } = await startPipeline([stage], () => false, { limit: 0, trustedHops: 1 });
  const { headers } = await fetch(base, { headers: { "X-Request-Id": "edge-12345" } });
  await stop();
  expect(headers.get("x-request-id")).toBe("edge-12345");
});

test("shows and logs the id of a failed request", async () => {
  const logged = jest.spyOn(log(), "error").mockImplementation(() => {
    expect(currentRequestId()).toBe("edge-12345");
  });
  const broken: Stage = async () => {
    throw new Error("broken");
  };
  const { base, stop } = await startPipeline([broken], () => false, { limit: 0, trustedHops: 1 });
  const answer = await fetch(base, { headers: { "X-Request-Id": "edge-12345" } });
  await stop();
  expect([answer.status, await answer.text()]).toEqual([500, "Internal Server Error\nedge-12345"]);
  expect(logged).toHaveBeenCalledTimes(1);
});
