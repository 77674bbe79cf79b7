import { AsyncLocalStorage } from "node:async_hooks";
import { processSingleton } from "../process-singleton.js";

/** Context of the request that is being handled. */
export interface RequestContext {
  requestId: string;
}

/** Next bundles this file into its routes, and the servers load it directly; both must share one storage. */
const storage = processSingleton("request-context", () => new AsyncLocalStorage<RequestContext>());

/** Runs a request handler, and everything that it starts, in the context of the request. */
export function withRequest<T>(context: RequestContext, handle: () => T): T {
  return storage.run(context, handle);
}

/** @returns the id of the current request; undefined outside of a request (timers, startup) */
export const currentRequestId = (): string | undefined => storage.getStore()?.requestId;
