import type { Exchange } from "./exchange";

/** Request headers that distinguish the client router's requests, and that compression depends on. */
const ROUTER_VARY =
  "rsc,next-router-state-tree,next-router-prefetch,next-router-segment-prefetch,Accept-Encoding";
const DEVICE_VARY = `User-Agent,${ROUTER_VARY}`;

/**
 * Returns the Vary of every response to a page's path. A page and the redirect for phones have the same one, because
 * nginx finds a variant by the Vary of the one it cached first.
 */
export function pageVary({ hostVary, decision }: Exchange): string {
  return `${hostVary},${decision?.variesByDevice ? DEVICE_VARY : ROUTER_VARY}`;
}
