import { processSingleton } from "@storefront/platform/process-singleton.js";

/** "off": each storefront has its own pages. */
type State = "off" | "ok" | "unavailable";

/** Next bundles this file into /readyz, while the server loads it directly: both must see the same value. */
const holder = processSingleton("shared-cache-state", () => ({ state: "off" as State }));

export function setSharedCacheState(state: State): void {
  holder.state = state;
}

export const sharedCacheState = (): State => holder.state;
