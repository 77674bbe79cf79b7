import type { IncomingMessage } from "node:http";
import type { Decision } from "@/lib/routing/decide";
import type { FinalResponse } from "./final-response";

/** One request on its way through the pipeline; stages fill in what they find out. */
export interface Exchange {
  readonly request: IncomingMessage;
  readonly response: FinalResponse;
  /** Percent-encoded, begins with "/". Parsed from the raw target, never by Next. */
  path: string;
  /** "" or from "?" on. */
  query: string;
  /** The visitor's own connection is encrypted. */
  secure: boolean;
  /** Value of Strict-Transport-Security, null over plain http, where browsers ignore it. */
  transportPolicy: string | null;
  /** The names of the headers that the brand was read from, for Vary; "" where none was. */
  hostVary: string;
  /** Set by the routing stage for pages and files of a brand. */
  decision?: Decision;
}

/** @returns whether it has answered (or will, by itself): then no later stage runs */
export type Stage = (exchange: Exchange) => boolean | Promise<boolean>;

/** Runs stages in order until one has answered. */
export async function runStages(stages: readonly Stage[], exchange: Exchange): Promise<boolean> {
  for (const stage of stages) {
    const answered = stage(exchange);
    if (answered === true || (answered !== false && (await answered))) return true;
  }
  return false;
}
