import type { IncomingMessage, ServerResponse } from "node:http";
import { processSingleton } from "../../process-singleton.js";

/** Traces requests. There is none, and OpenTelemetry is not loaded, unless a collector is configured. */
export interface Tracing {
  /** Handles a request in its own span, which ends with the response. */
  serve(served: Served, answer: () => void): void;
  /** W3C trace headers for outgoing calls of the current request. */
  headers(): Record<string, string>;
}

interface Served {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** Whether to continue the trace of the incoming headers. */
  isTrusted: boolean;
  /** Route pattern, one of a small set; read when the response ends. */
  route: () => string;
}

/** Next bundles this file into its routes, and the servers load it directly; both must share one tracer. */
const holder = processSingleton("tracing", () => ({ tracing: null as Tracing | null }));

export function setTracing(tracing: Tracing | null): void {
  holder.tracing = tracing;
}

export function traceAnswer(served: Served, answer: () => void): void {
  if (holder.tracing === null) answer();
  else holder.tracing.serve(served, answer);
}

export const traceHeaders = (): Record<string, string> => holder.tracing?.headers() ?? {};
