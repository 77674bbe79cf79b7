import type { Hero } from "@storefront/brands/landing-design";
import type { ReactNode } from "react";
import { Pattern } from "../parts/pattern";

/** The hero's full-width background and pattern. */
export function HeroGround({ hero, children }: { hero: Hero; children: ReactNode }) {
  return (
    <section
      data-ground={hero.surface}
      className="relative isolate overflow-hidden narrow:@container"
    >
      {hero.pattern ? <Pattern name={hero.pattern} /> : null}
      {children}
    </section>
  );
}
