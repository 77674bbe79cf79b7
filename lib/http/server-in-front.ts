import { processWide } from "@/contract/process-wide.js";

/** Next bundles this file for its routes, the server loads it as it is: both must see the same value. */
const state = processWide("server-in-front", () => ({ inFront: false }));

/** `server/` says so before it takes requests: headers that it alone writes can be believed. */
export function setServerInFront(): void {
  state.inFront = true;
}

/** @returns whether requests come through `server/`, false under `next start` alone */
export function isServerInFront(): boolean {
  return state.inFront;
}
