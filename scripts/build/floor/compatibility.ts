import data from "@mdn/browser-compat-data" with { type: "json" };
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";

/** The oldest supported browsers, as in `browserslist` of package.json; Edge is Chromium. */
export const FLOOR = { chrome: 94, firefox: 115, safari: 15.6 } as const;

type FloorBrowser = keyof typeof FLOOR;

/** Data of all features of JavaScript, the DOM and CSS: the browsers' versions. */
export const FEATURES = data;

/** The browsers of the floor that lack a feature, or have it only prefixed, partly or behind a flag. */
export function lackingBrowsers({ support }: CompatStatement): FloorBrowser[] {
  const browsers = Object.keys(FLOOR) as FloorBrowser[];
  return browsers.filter((browser) => {
    const statements = [support[browser] ?? []].flat();
    return !statements.some(
      ({
        version_added,
        version_removed,
        flags,
        prefix,
        alternative_name,
        partial_implementation,
      }) =>
        !flags &&
        !prefix &&
        !alternative_name &&
        !partial_implementation &&
        versionOf(version_added) <= FLOOR[browser] &&
        versionOf(version_removed) > FLOOR[browser],
    );
  });
}

/** "≤13.1" is 13.1; no version, and a preview, is never. */
function versionOf(version: string | false | null | undefined): number {
  const number = Number.parseFloat(String(version).replace("≤", ""));
  return Number.isNaN(number) ? Number.POSITIVE_INFINITY : number;
}

/** The features directly below one that have data, by name. */
export function childFeatures(feature: Identifier): [name: string, compat: CompatStatement][] {
  return Object.entries(feature).flatMap(([name, child]) => {
    const compat = name === "__compat" ? undefined : (child as Identifier).__compat;
    return compat === undefined ? [] : [[name, compat] as [string, CompatStatement]];
  });
}
