import type { IncomingMessage } from "node:http";
import type { ReadHeader, RequestedHost } from "@/lib/routing/requested-host";
import type { RouteDecision } from "@/lib/routing/resolve-route";
import type { FinalResponse } from "./response";

/** One request in the pipeline, with the results of the stages so far. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: FinalResponse;
  /** Percent-encoded, starts with "/". Parsed from the raw target, never by Next. */
  path: string;
  /** The query with its "?", or "". */
  query: string;
  /** Result of reading the host and proxy headers; no later stage reads them. */
  host: RequestedHost;
  /** Value of Strict-Transport-Security; null over plain http, where browsers ignore it. */
  transportPolicy: string | null;
  /** Names of the headers that determined the brand, for Vary; "" for none. */
  hostVary: string;
  /** nginx may store a public response until the end of this second of its clock; "" without nginx, or for other hosts. */
  frontCacheSecond: string;
  /** The tester's market that the request is for; undefined for the one that all share. */
  market?: string;
  /** Set by the routing stage for pages and files of a brand. */
  decision?: RouteDecision;
}

/** Returns a reader of a request's headers. */
export const headersOf =
  ({ headers }: IncomingMessage): ReadHeader =>
  (name) =>
    headers[name]?.toString() ?? null;

/** @returns whether the stage has responded or will; later stages then do not run */
export type Stage = (exchange: Exchange) => boolean | Promise<boolean>;

/** Runs stages in order until one responds. */
export async function runStages(stages: readonly Stage[], exchange: Exchange): Promise<boolean> {
  for (const stage of stages) {
    const answered = stage(exchange);
    if (answered === true || (answered !== false && (await answered))) return true;
  }
  return false;
}
