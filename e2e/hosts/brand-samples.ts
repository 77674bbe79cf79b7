import { BRANDS } from "../../brands";
import type { Brand } from "../../brands/types";

/** What a brand's host has: a page or a redirect as its root, and landing pages of some kinds. */
const featuresOf = ({ root, landings }: Brand): string[] => [
  "page" in root ? "root page" : "root redirect",
  ...landings.map(({ kind }) => `${kind} landing`),
];

/** As few brands as show every kind of root and landing between them, in the order of the list. */
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
