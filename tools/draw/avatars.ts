import { DEFAULT_AVATARS } from "@storefront/marketplace/accounts/accounts";
import * as CASTS from "./art/casts";
import { darker, lighter } from "./art/colour";
import { hero } from "./art/hero";
import { type List, pick, seeded } from "./art/seeded";
import { icon } from "./icon";
import { page } from "./page";

const LAST = 119;

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

/** Avatars of the marketplace. */
export const DEFAULT_NUMBERS = range(1, DEFAULT_AVATARS);
/** Avatars of the sample data: people up to 99, from 100 sellers. */
export const SAMPLE_NUMBERS = range(DEFAULT_AVATARS + 1, LAST);

const GROUNDS: List<string> = [
  "#f08a5d",
  "#4d8fe8",
  "#2fa58a",
  "#a06be0",
  "#e5b02e",
  "#e0679b",
  "#7488a8",
  "#7fae3a",
];

const PEOPLE: List<List<(typeof CASTS)[keyof typeof CASTS]>> = [
  [CASTS.ANIME, CASTS.MOBA, CASTS.SPORTS, CASTS.FANTASY, CASTS.ROYALE],
];

const SIGNS = [
  "jewel-crown",
  "winged-emblem",
  "shaking-hands",
  "star-swirl",
  "retro-controller",
  "sailboat",
  "locked-chest",
  "triple-corn",
  "trophy",
  "candle-light",
  "night-sky",
  "cloud-ring",
  "cotton-flower",
  "price-tag",
];

/** Draws the head of a player, or the sign of a shop: white on one color, so that the two are told apart. */
export function avatar(number: number): string {
  const random = seeded(`avatar ${number}`);
  const colour = GROUNDS[(number * 3 + Math.floor(number / 8)) % GROUNDS.length] ?? GROUNDS[0];
  if (number >= 100) return sign(number, colour);
  const [casts] = PEOPLE;
  const cast = casts[number % casts.length] ?? pick(random, casts);
  return page(
    160,
    160,
    `<svg class="fill" viewBox="10 0 180 180"><rect x="0" width="200" height="220" fill="${lighter(colour, 0.35)}"/><circle cx="100" cy="100" r="76" fill="${colour}"/>${hero(`头像 ${number}`, cast)}</svg>`,
  );
}

function sign(number: number, colour: string): string {
  const name = SIGNS[(number - 101 + SIGNS.length) % SIGNS.length] ?? "price-tag";
  return page(
    160,
    160,
    `<svg class="fill" viewBox="0 0 160 160"><rect width="160" height="160" fill="${darker(colour, 0.28)}"/><circle cx="80" cy="80" r="66" fill="none" stroke="${lighter(colour, 0.4)}" stroke-width="5"/><svg x="38" y="38" width="84" height="84" viewBox="0 0 512 512" style="color:#fff">${icon(name)}</svg></svg>`,
  );
}
