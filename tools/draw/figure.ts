import { blocks } from "./art/blocks";
import { car } from "./art/car";
import * as CASTS from "./art/casts";
import { darker, lighter } from "./art/colour";
import { hero } from "./art/hero";
import { type List, pick, seeded } from "./art/seeded";
import { weapon, weaponKind } from "./art/weapon";
import type { Game } from "./games";
import { object } from "./icon";
import type { Named } from "./row-figures";

/** A drawing and the part of its canvas that it fills. */
export interface Drawn {
  svg: string;
  /** "x y width height" */
  box: string;
  /** A person, who stands on the lower edge. */
  stands: boolean;
  /** Whether it is so tall that a name lies on it. */
  tall?: boolean;
}

const PERSON = "14 0 172 205";

/** @returns the drawing without a cut, where nothing covers its lower edge */
export const complete = (drawing: Drawn): Drawn =>
  drawing.tall ? { ...drawing, box: "-4 -4 148 198" } : drawing;

/** Draws what a name stands for in its game: a person, a weapon, a car, a building, a card. */
export function figureOf(game: Game, { name, note }: Named): Drawn {
  const word = `${note}${name}`;
  switch (game.figures) {
    case "moba":
      return person(name, CASTS.MOBA);
    case "anime":
      return person(name, CASTS.ANIME);
    case "sports":
      return person(name, CASTS.SPORTS);
    case "royale":
      if (/枪皮/.test(note)) return arm(name, note);
      return /载具/.test(note)
        ? { svg: car(name), box: "-2 10 264 112", stands: false }
        : person(name, CASTS.ROYALE);
    case "fantasy":
      return /坐骑/.test(note)
        ? thing(pick(seeded(name), MOUNTS), name)
        : person(name, CASTS.FANTASY);
    case "shooter":
      return /手套/.test(word) ? thing("gloves", name) : arm(name, note);
    case "cars":
      return { svg: car(name), box: "-2 10 264 112", stands: false };
    case "blocks":
      return { svg: blocks(name), box: "0 0 200 200", stands: false };
    case "tcg":
      return { svg: card(name, note), box: "-4 -4 148 160", stands: false, tall: true };
  }
}

/** A person of the game, also where its skins are things. */
export function someone(game: Game, seed: string): Drawn {
  if (game.figures === "shooter") return person(seed, CASTS.SHOOTER);
  return figureOf(game, { name: seed, note: "" });
}

const person = (name: string, cast: Parameters<typeof hero>[1]): Drawn => ({
  svg: hero(name, cast),
  box: PERSON,
  stands: true,
});

const arm = (name: string, note: string): Drawn => {
  const kind = weaponKind(note, name);
  return {
    svg: `<g transform="rotate(-14 120 60)">${weapon(name, kind)}</g>`,
    box: "-4 -16 248 152",
    stands: false,
  };
};

const MOUNTS: List<string> = ["tiger", "deer", "unicorn", "horse-head"];
const GEMS: List<string> = [
  "#e8b64a",
  "#6fc7e8",
  "#e05a6a",
  "#8f7be8",
  "#4fb98a",
  "#ef8a3c",
  "#d8dfec",
];

/** An icon as an object in a color of its own. */
export function thing(name: string, seed: string): Drawn {
  const colour = /rose|heart/.test(name) ? "#e05a6a" : pick(seeded(`gem ${seed}`), GEMS);
  return {
    svg: object(name, colour, lighter(colour, 0.6), darker(colour, 0.45)),
    box: "-20 -20 552 552",
    stands: false,
  };
}

const BEASTS: [RegExp, string][] = [
  [/朱雀|凤|金乌/, "eagle-emblem"],
  [/烛龙|应龙/, "spiked-dragon-head"],
  [/白泽/, "lion"],
  [/狐/, "fox-head"],
  [/玄武/, "sea-turtle"],
  [/鲲/, "sperm-whale"],
  [/狼/, "wolf-head"],
  [/夜叉/, "oni"],
  [/雪女/, "woman-elf-face"],
  [/火/, "fire-gem"],
  [/咒/, "spell-book"],
];

const CARD_GROUND: List<string> = [
  "#3a2c7a",
  "#7a2440",
  "#1f5a5e",
  "#7a4a18",
  "#2a3f86",
  "#4a2470",
];

/** A card of a card game on a canvas of 140 × 190 units, its name left to the tile. */
function card(name: string, note: string): string {
  const random = seeded(name);
  const beast =
    BEASTS.find(([word]) => word.test(name))?.[1] ??
    pick(random, ["fox-head", "oni", "lion", "wolf-head"]);
  const ground = pick(random, CARD_GROUND);
  const edge = /异画|传说|限定/.test(note) ? "#f2c14e" : "#b9c2d4";
  const colour = pick(random, GEMS);
  const rays = Array.from(
    { length: 12 },
    (_, at) =>
      `<path d="M70 82L64 -40H76Z" fill="#fff" opacity="0.1" transform="rotate(${at * 30} 70 82)"/>`,
  ).join("");
  const id = `k${Math.floor(random() * 1e9).toString(36)}`;
  return [
    `<clipPath id="${id}"><rect x="8" y="8" width="124" height="174" rx="6"/></clipPath>`,
    `<rect width="140" height="190" rx="12" fill="${edge}" stroke="#14121e" stroke-width="4"/>`,
    `<g clip-path="url(#${id})"><rect width="140" height="190" fill="${ground}"/>${rays}<circle cx="70" cy="86" r="50" fill="${lighter(ground, 0.28)}"/><path d="M0 142Q70 116 140 142V190H0Z" fill="${darker(ground, 0.5)}"/></g>`,
    `<svg x="22" y="34" width="96" height="96" viewBox="-20 -20 552 552">${object(beast, colour, lighter(colour, 0.65), darker(colour, 0.4))}</svg>`,
    `<path d="M70 152L80 163L70 174L60 163Z" fill="${edge}"/><circle cx="22" cy="22" r="13" fill="${colour}" stroke="#14121e" stroke-width="3"/>`,
  ].join("");
}
