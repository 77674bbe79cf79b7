import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { InMemorySpanExporter } from "@opentelemetry/sdk-trace-node";
import { answerWithId } from "../http/answer-with-id";
import { requestIdHeaders } from "../outgoing-headers";
import { createTracing } from "./open-telemetry";
import { startTracing } from "./start-tracing";
import { setTracing } from "./tracing";

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

/** Closes a server after its pending responses. */
async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeIdleConnections();
  await closed;
}

async function listen(server: Server): Promise<string> {
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("loads and sends nothing without a collector", async () => {
  const stop = await startTracing("storefront", undefined);
  expect(requestIdHeaders()).toEqual({});
  await stop();
});

test("traces a request through two servers as parent and child spans", async () => {
  const exporter = new InMemorySpanExporter();
  const { tracing, flush, shutdown } = createTracing("storefront", exporter);
  setTracing(tracing);
  const marketplace = await listen(
    createServer(
      answerWithId(
        (_, response) => response.end("ok"),
        () => true,
        () => "/v1/goods/detail",
      ),
    ),
  );
  const storefront = await listen(
    createServer(
      answerWithId(
        (_, response) =>
          void fetch(marketplace, { headers: requestIdHeaders() })
            .then((answer) => answer.text())
            .then((text) => response.end(text)),
        () => false,
        () => "/goodsDetails",
      ),
    ),
  );
  const forged = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  const answer = await fetch(storefront, { headers: { traceparent: forged } });
  expect(await answer.text()).toBe("ok");
  for (const server of servers.splice(0)) await close(server);
  await flush();
  const spans = exporter.getFinishedSpans();
  setTracing(null);
  const inner = spans.find(({ name }) => name === "GET /v1/goods/detail");
  const outer = spans.find(({ name }) => name === "GET /goodsDetails");
  expect(spans).toHaveLength(2);
  expect(inner?.spanContext().traceId).toBe(outer?.spanContext().traceId);
  expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
  expect(outer?.spanContext().traceId).not.toBe(forged.slice(3, 35));
  expect(outer?.attributes["request.id"]).toBe(answer.headers.get("x-request-id"));
  await shutdown();
});
