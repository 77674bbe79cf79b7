import { queryValue } from "../addresses/query";
import type { Device } from "./device";

interface Rule {
  devices: readonly Device[];
  /** What comes after the mobile site's base address, query included. */
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

/** Which pages send which devices to the mobile site (product §2 Redirects, product §10.7). The only table of this. */
const RULES: ReadonlyMap<string, Rule> = new Map([
  ["/", home],
  ["/index", home],
  ["/practicePage", { devices: ["phone", "ipad"], target: () => "game" }],
  ["/goodsDetail", goods],
  ["/goodsDetails", goods],
]);

/** Whether the answer on this path depends on the device. */
export function dependsOnDevice(path: string): boolean {
  return RULES.has(path);
}

/** Where the mobile site has this page for this device, relative to its base address. */
export function phoneTarget(path: string, query: string, device: Device): string | undefined {
  const rule = RULES.get(path);
  return rule?.devices.includes(device) ? rule.target(query) : undefined;
}
