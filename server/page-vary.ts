import type { Exchange } from "./exchange";

/** Request headers that tell the client router's requests apart, and those that compression depends on. */
const ROUTER_VARY =
  "rsc,next-router-state-tree,next-router-prefetch,next-router-segment-prefetch,Accept-Encoding";
const DEVICE_VARY = `User-Agent,${ROUTER_VARY}`;

/**
 * The Vary of every response to the path of a page. A page and the redirect that phones get in its place have the
 * same: nginx finds a variant by the Vary of the one it kept first.
 */
export function pageVary({ hostVary, decision }: Exchange): string {
  return `${hostVary},${decision?.variesByDevice ? DEVICE_VARY : ROUTER_VARY}`;
}
