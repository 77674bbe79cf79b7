import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "@/contract/process-wide.js";

/** What is known of the request that code runs for. */
export interface RequestContext {
  requestId: string;
}

/** Next bundles this file for its routes, servers load it as it is: both see the same storage. */
const storage = processWide("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Runs what answers a request, and everything it starts, in the request's context. */
export function withRequest<T>(context: RequestContext, answer: () => T): T {
  return storage.run(context, answer);
}

/** @returns the id of the request that this code runs for; undefined in timers and at the start */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
