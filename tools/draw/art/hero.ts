import {
  BACK_HAIR,
  BODY,
  type Colours,
  EXTRA,
  EYES,
  FRINGE,
  HEADGEAR,
  headOf,
  MOUTH,
  shine,
} from "./hero-parts";
import { type List, pick, seeded } from "./seeded";

type Key<T> = Extract<keyof T, string>;

/** What a role may look like; entries that stand twice are chosen twice as often. */
export interface Role {
  back: List<Key<typeof BACK_HAIR>>;
  fringe: List<Key<typeof FRINGE>>;
  eyes: List<Key<typeof EYES>>;
  mouth: List<Key<typeof MOUTH>>;
  body: List<Key<typeof BODY>>;
  headgear: List<Key<typeof HEADGEAR>>;
  extra: List<Key<typeof EXTRA>>;
  elf?: boolean;
}

/** The people of a game. */
export interface Cast {
  roles: List<Role>;
  hair: List<string>;
  cloth: List<string>;
  trim: List<string>;
}

const SKIN: List<string> = ["#fbdcc4", "#f6cba8", "#f1d5bd", "#e3ad84", "#c98c62", "#96623f"];
const EYE: List<string> = ["#2c6bd6", "#2f9a6a", "#8a4fd0", "#b5622a", "#d0463a", "#3c4658"];

/** Headgear that covers the hair at the top, where a shine would lie on it. */
const COVERS = new Set(["helm", "hat", "hood", "tactical", "cap"]);

/**
 * Draws a bust; the name decides the face, so that a skin looks the same wherever it is shown.
 * @param role index of the role; by the name when undefined
 * @returns SVG markup of 200 × 220 units, completely inside them
 */
export function hero(name: string, cast: Cast, role?: number): string {
  const random = seeded(name);
  const kind = cast.roles[role ?? Math.floor(random() * cast.roles.length)] ?? cast.roles[0];
  const colours: Colours = {
    skin: pick(random, SKIN),
    hair: pick(random, cast.hair),
    eye: pick(random, EYE),
    cloth: pick(random, cast.cloth),
    trim: pick(random, cast.trim),
  };
  const id = `f${Math.floor(random() * 1e9).toString(36)}`;
  const headgear = pick(random, kind.headgear);
  const fringe = pick(random, kind.fringe);
  const back = pick(random, kind.back);
  const hidden = headgear === "hood" && back !== "none";
  const extra = pick(random, kind.extra);
  return [
    hidden ? "" : BACK_HAIR[back](colours),
    BODY[pick(random, kind.body)](colours),
    headOf(colours, kind.elf === true && random() < 0.5, id),
    EYES[pick(random, kind.eyes)](colours),
    MOUTH[pick(random, kind.mouth)](),
    EXTRA[extra](colours),
    FRINGE[fringe](colours),
    COVERS.has(headgear) || fringe === "none" ? "" : shine(colours),
    HEADGEAR[headgear](colours),
  ].join("");
}
