import type { IncomingMessage, ServerResponse } from "node:http";
import { processWide } from "@/contract/process-wide.js";

/** Spans of requests; there is none where no collector is named, and then nothing of OpenTelemetry is loaded. */
export interface Tracing {
  /** Runs what answers a request in a span of its own, which ends with the answer. */
  serve(served: Served, answer: () => void): void;
  /** The trace that calls made now belong to, as W3C headers. */
  headers(): Record<string, string>;
}

interface Served {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  /** The trace that the request names is gone on with. */
  isTrusted: boolean;
  /** A pattern out of few; read when the answer ends. */
  route: () => string;
}

/** Next bundles this file for its routes, servers load it as it is: both see the same tracer. */
const holder = processWide("tracing", () => ({ tracing: null as Tracing | null }));

export function setTracing(tracing: Tracing | null): void {
  holder.tracing = tracing;
}

export function traceAnswer(served: Served, answer: () => void): void {
  if (holder.tracing === null) answer();
  else holder.tracing.serve(served, answer);
}

export const traceHeaders = (): Record<string, string> => holder.tracing?.headers() ?? {};
