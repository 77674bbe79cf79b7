import type { Hero } from "@storefront/brands/landing-design";
import type { ReactNode } from "react";
import type { PageProps } from "../landing-props";
import { GetApp } from "../parts/get-app";
import { BESIDE, BESIDE_WORDS } from "./reflow";
import { Words } from "./words";

interface Props {
  hero: Hero;
  page: PageProps;
  className: string;
  /** Puts the words in the right column. */
  last?: boolean;
  children: ReactNode;
}

/** The words with the download below them, beside a drawing. */
export function Split({ hero, page, className, last = false, children }: Props) {
  return (
    <div className={`container-page relative grid items-center ${BESIDE} ${className}`}>
      <div className={`${BESIDE_WORDS} ${last ? "order-last small:order-none" : ""}`}>
        <Words hero={hero} page={page} />
        <GetApp app={page.app} surface={hero.surface} className="mt-10" />
      </div>
      {children}
    </div>
  );
}
