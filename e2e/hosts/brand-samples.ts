import { BRANDS } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";

/** Returns the kind of a brand's root (page or redirect) and of its landing pages. */
const featuresOf = ({ rootPage, landings }: Brand): string[] => [
  rootPage ? "root page" : "root redirect",
  ...landings.map(({ kind }) => `${kind} landing`),
];

/** The first brands of the list that together have every kind of root and landing page. */
export const SAMPLE_BRANDS: readonly Brand[] = pickSamples(BRANDS);

export const OTHER_BRANDS: readonly Brand[] = BRANDS.filter(
  (brand) => !SAMPLE_BRANDS.includes(brand),
);

function pickSamples(brands: readonly Brand[]): Brand[] {
  const seen = new Set<string>();
  return brands.filter((brand) => {
    const features = featuresOf(brand);
    const isNew = features.some((feature) => !seen.has(feature));
    for (const feature of features) seen.add(feature);
    return isNew;
  });
}
