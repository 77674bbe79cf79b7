import type { Brand } from "../types";
import { repeated } from "./repeated";

/** Number of brands that serve a page, not a redirect, at `/` (product §2 Routes). */
export const ROOT_PAGES = 6;

/** A row of ROUTES.md. */
export interface RouteRow {
  route: string;
  kind: string;
  /** Key of the owning brand. */
  brand: string;
}

/** Parses the table in ROUTES.md. */
export function routeTable(markdown: string): RouteRow[] {
  return [...markdown.matchAll(/^\| `(\/\S+)` +\| (\w+) +\| ([\w-]+) +\|$/gm)].map(
    ([, route = "", kind = "", brand = ""]) => ({ route, kind, brand }),
  );
}

/** Returns one sentence per fault of roots and landing routes (product §10.4, §2.5). */
export function routeFaults(brands: readonly Brand[], table: readonly RouteRow[]): string[] {
  const pages = brands.filter(({ root }) => "page" in root).map(({ key }) => key);
  return [
    ...repeated(brands, "route", ({ landings }) => landings.map((it) => it.route.toLowerCase())),
    ...table.flatMap((row) => tableFaults(row, brands)),
    ...brands.flatMap((brand) => [...orphans(brand, table), ...rootFaults(brand)]),
    ...(pages.length === ROOT_PAGES
      ? []
      : [
          `${ROOT_PAGES} brands have a root page (product §2), here ${pages.length}: ${pages.join(", ")}`,
        ]),
  ];
}

function tableFaults({ route, kind, brand: key }: RouteRow, brands: readonly Brand[]): string[] {
  const owner = brands.find((brand) => brand.key === key);
  const landing = owner?.landings.find((it) => it.route === route);
  if (landing === undefined)
    return [`${key}: has no landing page ${route}, which ROUTES.md gives it`];
  return landing.kind === kind
    ? []
    : [`${key}: ${route} is of kind "${landing.kind}", in ROUTES.md of kind "${kind}"`];
}

function orphans({ key, landings }: Brand, table: readonly RouteRow[]): string[] {
  return landings
    .filter(({ route }) => !table.some((row) => row.route === route && row.brand === key))
    .map(({ route }) => `${key}: ${route} has no row with "${key}" in ROUTES.md; add it`);
}

function rootFaults({ key, root, landings }: Brand): string[] {
  if ("page" in root) {
    return root.page.route === "/" ? [] : [`${key}: the root page's route must be "/"`];
  }
  const target = landings.find(({ route }) => route === root.redirect);
  if (target === undefined) {
    return [`${key}: the root redirects to ${root.redirect}, which is no landing page of its own`];
  }
  return target.kind === "legal" ? [`${key}: the root leads to an agreement, not to a page`] : [];
}
