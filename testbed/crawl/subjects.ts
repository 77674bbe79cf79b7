import { BRANDS, NEUTRAL } from "@storefront/brands";
import { pagesOf } from "@storefront/brands/pages";
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
  return [...BRANDS, NEUTRAL].flatMap((brand) =>
    pagesOf(brand).map(({ route, kind }, index) => ({
      brand,
      path: route,
      kind,
      isRoot: index === 0,
    })),
  );
}
