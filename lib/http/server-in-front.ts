import { processSingleton } from "@storefront/platform/process-singleton.js";

/** Next bundles this file into its routes, while the server loads it directly: both must see the same value. */
const state = processSingleton("server-in-front", () => ({ inFront: false }));

/** Called by `server/` before it accepts requests: headers that only it writes can then be trusted. */
export function setServerInFront(): void {
  state.inFront = true;
}

/** Whether requests come through `server/`; false under plain `next start`. */
export function isServerInFront(): boolean {
  return state.inFront;
}
