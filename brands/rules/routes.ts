import { rootLanding } from "../pages";
import type { Brand } from "../types";
import { repeated } from "./repeated";

/** Returns one sentence per fault of roots and landing routes (product §10.4). */
export function routeFaults(brands: readonly Brand[]): string[] {
  return [
    ...repeated(brands, "route", ({ landings }) => landings.map((it) => it.route.toLowerCase())),
    ...brands.flatMap(rootFaults),
  ];
}

function rootFaults(brand: Brand): string[] {
  const { key, rootPage } = brand;
  const target = rootLanding(brand);
  if (target === undefined) return [`${key}: has no page, neither at its root nor a landing page`];
  if (rootPage && rootPage.route !== "/") return [`${key}: the root page's route must be "/"`];
  return target.kind === "legal" ? [`${key}: the root leads to an agreement, not to a page`] : [];
}
