import { queryValue } from "../addresses/query";
import type { Device } from "./device";

interface Rule {
  devices: readonly Device[];
  /** Path and query relative to the mobile site's base address. */
  target: (query: string) => string;
}

const home: Rule = {
  devices: ["phone", "tablet", "ipad"],
  target: (query) => {
    const ad = queryValue(query, "ad");
    return ad === undefined ? "" : `?ad=${encodeURIComponent(ad)}`;
  },
};
const goods: Rule = { devices: ["phone"], target: (query) => `goodsDetails${query}` };

/** The only table of pages that redirect devices to the mobile site (product §2 Redirects, product §10.7). */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ["/", home],
  ["/index", home],
  ["/practicePage", { devices: ["phone", "ipad"], target: () => "game" }],
  ["/goodsDetail", goods],
  ["/goodsDetails", goods],
]);

/** Whether the response for a path depends on the device. */
export function dependsOnDevice(path: string): boolean {
  return RULES.has(path);
}

/** Returns the counterpart of a page on the mobile site for a device, relative to its base address. */
export function phoneTarget(path: string, query: string, device: Device): string | undefined {
  const rule = RULES.get(path);
  return rule?.devices.includes(device) ? rule.target(query) : undefined;
}
