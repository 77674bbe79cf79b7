import { processWide } from "@/contract/process-wide.js";

/** "off": each storefront keeps its own pages. */
type State = "off" | "ok" | "unavailable";

/** Next bundles this file for /readyz, the server loads it as it is: both must see the same value. */
const holder = processWide("shared-cache-state", () => ({ state: "off" as State }));

export function setSharedCacheState(state: State): void {
  holder.state = state;
}

export const sharedCacheState = (): State => holder.state;
