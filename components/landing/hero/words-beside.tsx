import type { Hero } from "@storefront/brands/landing-design";
import type { PageProps } from "../landing-props";
import { GetApp } from "../parts/get-app";
import { BESIDE_WORDS } from "./reflow";
import { Words } from "./words";

interface Props {
  hero: Hero;
  page: PageProps;
  className?: string;
  /** Puts them in the right column. */
  last?: boolean;
}

/** The words with the download below them, in a grid of words and a drawing. */
export function WordsBeside({ hero, page, className = "", last = false }: Props) {
  return (
    <div className={`${BESIDE_WORDS} ${className} ${last ? "order-last small:order-none" : ""}`}>
      <Words hero={hero} page={page} />
      <GetApp app={page.app} surface={hero.surface} className="mt-10" />
    </div>
  );
}
