import type { Brand } from "../types";
import { repeated } from "./repeated";

/** Returns one sentence per fault of roots and landing routes (product §10.4). */
export function routeFaults(brands: readonly Brand[]): string[] {
  return [
    ...repeated(brands, "route", ({ landings }) => landings.map((it) => it.route.toLowerCase())),
    ...brands.flatMap(rootFaults),
  ];
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
