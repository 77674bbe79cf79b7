import type { Hero } from "@storefront/brands/landing-design";
import type { PageProps } from "../landing-props";
import { GetApp } from "../parts/get-app";
import { DOWNLOAD_BESIDE } from "./reflow";
import { Words } from "./words";

interface Props {
  hero: Hero;
  page: PageProps;
  className: string;
  /** Class names of the sentence below the headline. */
  sub: string;
  /** Shows the download on a white card. */
  card?: boolean;
}

/** The words and the download side by side, above a drawing as wide as the page. */
export function WordsAbove({ hero, page, className, sub, card = false }: Props) {
  return (
    <div
      className={`container-page relative grid grid-cols-[1fr_auto] gap-16 ${className} ${DOWNLOAD_BESIDE}`}
    >
      <Words hero={hero} page={page} sub={sub} />
      <GetApp app={page.app} surface={hero.surface} variant={card ? "card" : "row"} />
    </div>
  );
}
