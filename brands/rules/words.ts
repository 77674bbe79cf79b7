import { pagesOf } from "../pages";
import type { Brand, Landing } from "../types";
import { repeated } from "./repeated";

const HEADLINE_MAX = 14;
const TITLE_MAX = 30;
const SUBLINE = { min: 16, max: 60 } as const;

const length = (words: string) => [...words].length;

/** Returns one sentence per fault of texts: missing, too long, duplicate, or naming another brand. */
export function wordFaults(brands: readonly Brand[]): string[] {
  return [
    ...repeated(brands, "slogan", (brand) => [brand.slogan]),
    ...repeated(brands, "title", (brand) => pagesOf(brand).map((page) => page.title)),
    ...repeated(brands, "headline", (brand) => pagesOf(brand).map((page) => page.headline)),
    ...repeated(brands, "subline", (brand) => pagesOf(brand).map((page) => page.subline)),
    ...brands.flatMap((brand) =>
      [
        ...pagesOf(brand).flatMap((page) => pageFaults(brand, page)),
        ...texts(brand).flatMap((words) => plainFaults(words)),
        ...foreignNames(brand, brands),
      ].map((fault) => `${brand.key}: ${fault}`),
    ),
  ];
}

function pageFaults({ name }: Brand, { route, kind, title, headline, subline }: Landing): string[] {
  return [
    // Agreements served on every host name no brand.
    ...(title.includes(name) || kind === "legal"
      ? []
      : [`the title of ${route} does not name ${name}`]),
    ...(length(title) > TITLE_MAX ? [`the title of ${route} is over ${TITLE_MAX} characters`] : []),
    ...(length(headline) > HEADLINE_MAX
      ? [`the headline of ${route} is over ${HEADLINE_MAX} characters`]
      : []),
    ...(length(subline) < SUBLINE.min || length(subline) > SUBLINE.max
      ? [`the subline of ${route} must have ${SUBLINE.min} to ${SUBLINE.max} characters`]
      : []),
  ];
}

/** Returns a brand's name, slogan and page texts. */
function texts(brand: Brand): string[] {
  const pages = pagesOf(brand).flatMap((page) => [page.title, page.headline, page.subline]);
  return [brand.name, brand.slogan, ...pages];
}

function plainFaults(words: string): string[] {
  if (words === "") return ["a text is empty"];
  return words.trim() === words ? [] : [`"${words}" begins or ends with a space`];
}

/** Another brand's name on a page would look like that brand's page (product §13). */
function foreignNames(brand: Brand, brands: readonly Brand[]): string[] {
  const own = JSON.stringify([brand.name, brand.slogan, pagesOf(brand)]).replaceAll(brand.name, "");
  return brands
    .filter((other) => other !== brand && !brand.name.includes(other.name))
    .filter((other) => own.includes(other.name))
    .map((other) => `the words name another brand, ${other.name}`);
}
