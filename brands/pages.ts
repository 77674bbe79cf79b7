import type { Brand, Landing } from "./types";

/** A brand's pages: the one at its root, if it has one, then the landing pages. */
export const pagesOf = ({ rootPage, landings }: Brand): readonly Landing[] =>
  rootPage === undefined ? landings : [rootPage, ...landings];

/** The page at the brand's root, or that its root redirects to. */
export const rootLanding = (brand: Brand): Landing | undefined => pagesOf(brand)[0];

/** Path of that page. */
export const rootPath = (brand: Brand): string => rootLanding(brand)?.route ?? "/";
