import { BRANDS, NEUTRAL } from "@storefront/brands";
import type { Brand, LandingKind } from "@storefront/brands/types";

/** A page to photograph. */
export interface Subject {
  brand: Brand;
  path: string;
  kind: LandingKind;
  /** The host's root is or redirects to this page. */
  isRoot: boolean;
}

/** Lists every host's root page and every landing page on its owner's host, each once; the unknown host comes last. */
export function allSubjects(): Subject[] {
  return [...BRANDS, NEUTRAL].flatMap((brand) => {
    const { root, landings } = brand;
    const own: Subject[] =
      "page" in root ? [{ brand, path: "/", kind: root.page.kind, isRoot: true }] : [];
    return [
      ...own,
      ...landings.map(({ route, kind }) => ({
        brand,
        path: route,
        kind,
        isRoot: "redirect" in root && root.redirect === route,
      })),
    ];
  });
}
