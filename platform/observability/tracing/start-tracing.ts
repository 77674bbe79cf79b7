import { setTracing } from "./tracing";

/**
 * Sends spans to an OpenTelemetry collector (OTLP over HTTP), in batches and outside of the requests.
 * @param endpoint OTEL_EXPORTER_OTLP_ENDPOINT; tracing is off when undefined
 * @returns a function that flushes the last spans and stops tracing
 */
export async function startTracing(
  program: "storefront" | "marketplace",
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => {};
  const [{ createTracing }, { OTLPTraceExporter }] = await Promise.all([
    import("./open-telemetry"),
    import("@opentelemetry/exporter-trace-otlp-http"),
  ]);
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: 2_000 });
  const { tracing, shutdown } = createTracing(program, exporter);
  setTracing(tracing);
  return async () => {
    setTracing(null);
    // An unreachable collector must not delay the shutdown.
    await shutdown().catch(() => {});
  };
}
