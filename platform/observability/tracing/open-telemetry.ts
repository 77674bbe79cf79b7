import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  type SpanExporter,
} from "@opentelemetry/sdk-trace-node";
import type { Tracing } from "./tracing";

/** Next instruments its renders itself: their spans become children of the server's. */
export function createTracing(program: string, exporter: SpanExporter) {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": program }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  const tracer = provider.getTracer(program);
  const tracing: Tracing = {
    serve({ request, response, requestId, isTrusted, route }, answer) {
      const parent = isTrusted ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
      const method = request.method ?? "GET";
      const span = tracer.startSpan(method, { kind: SpanKind.SERVER }, parent);
      response.once("close", () => {
        const { statusCode } = response;
        span.updateName(`${method} ${route()}`);
        span.setAttributes({
          "http.request.method": method,
          "http.route": route(),
          "http.response.status_code": statusCode,
          "request.id": requestId,
        });
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      context.with(trace.setSpan(parent, span), answer);
    },
    headers() {
      const headers: Record<string, string> = {};
      propagation.inject(context.active(), headers);
      return headers;
    },
  };
  const shutdown = async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
  return { tracing, shutdown, flush: () => provider.forceFlush() };
}
