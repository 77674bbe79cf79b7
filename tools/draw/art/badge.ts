import { darker, lighter } from "./colour";

/** Metals of ranks by their first character, lowest first. */
const METAL: [RegExp, string, number][] = [
  [/黄金/, "#e0a92e", 1],
  [/铂金|白金/, "#5fc0b8", 1],
  [/钻石/, "#4f8df0", 2],
  [/皇冠/, "#f0862c", 2],
  [/星耀/, "#8a6bf2", 2],
  [/大师/, "#c44fd8", 2],
  [/王牌|王者|传说|传奇|战神/, "#e8453a", 3],
];

/** Draws the badge of a rank, 64 × 64 units; higher ranks have wings and a crown. */
export function badge(rank: string): string {
  const [, colour, tier] = METAL.find(([word]) => word.test(rank)) ?? [null, "#7d8aa0", 1];
  const [dark, light] = [darker(colour, 0.45), lighter(colour, 0.55)];
  const wings =
    tier >= 2
      ? `<path d="M14 20L0 14L4 30L10 42L22 46ZM50 20L64 14L60 30L54 42L42 46Z" fill="${light}" stroke="${dark}" stroke-width="2" stroke-linejoin="round"/>`
      : "";
  const crown =
    tier >= 3
      ? `<path d="M20 14L18 2L26 8L32 0L38 8L46 2L44 14Z" fill="#ffd55e" stroke="${dark}" stroke-width="2" stroke-linejoin="round"/>`
      : "";
  return `${wings}<path d="M32 8L52 16V36C52 48 42 56 32 62C22 56 12 48 12 36V16Z" fill="${colour}" stroke="${dark}" stroke-width="2.6" stroke-linejoin="round"/><path d="M32 8V62C22 56 12 48 12 36V16Z" fill="${light}" opacity="0.45"/>${crown}<path d="M32 20L36 30L46 31L38 38L41 48L32 42L23 48L26 38L18 31L28 30Z" fill="#fff" stroke="${dark}" stroke-width="1.6" stroke-linejoin="round"/>`;
}
