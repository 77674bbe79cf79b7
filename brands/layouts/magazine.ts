import type { GoodsWord, Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";

/** The market as a magazine: a cover, its contents, then a spread per game with key picture and listings. */
export interface MagazineLayout {
  layout: "magazine";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Contents as doors to the games, or as numbered places of a collection whose last is free. */
  contents: { title: string; style: "doors" | "places"; free: string };
  /** Order of a spread's listings, and the kinds that it shows. */
  goods: { by: "hot" | "price-desc"; kinds: readonly GoodsWord[] };
  /** Grounds of the spreads, in turn. */
  grounds: readonly Surface[];
  /** The editor's lines between contents and spreads. */
  editorial: { title: string; text: readonly string[] };
  questions: Questions;
  closing: string;
}
