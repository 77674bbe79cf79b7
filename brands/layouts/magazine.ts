import type { GoodsWord, Surface } from "../landing-parts";
import type { FirstView, LastViews } from "./views";

/** The storefront as a magazine: a cover, its contents, then a spread per game with key picture and listings. */
export interface MagazineLayout extends FirstView, LastViews {
  layout: "magazine";
  /** Contents as doors to the games, or as numbered places of a collection whose last is free. */
  contents: { title: string; style: "doors" | "places"; free: string };
  /** Order of a spread's listings, and the kinds that it shows. */
  goods: { by: "hot" | "price-desc"; kinds: readonly GoodsWord[] };
  /** Grounds of the spreads, in turn. */
  grounds: readonly Surface[];
  /** The editor's lines between contents and spreads. */
  editorial: { title: string; text: readonly string[] };
}
