import { luminance } from "@storefront/brands/contrast";
import { GAME_LOOKS } from "@/lib/art/game-looks";
import { darker, lighter, mix } from "./art/colour";
import type { List } from "./art/seeded";

/** How a game's pictures look: one key color, a mark, a pattern, and what its skins are drawn as. */
export interface Game {
  key: string;
  /** Icon of the wordmark. */
  mark: string;
  /** Whether the wordmark is set in a serif, as of brush and paper. */
  serif: boolean;
  slant: boolean;
  figures:
    | "moba"
    | "royale"
    | "fantasy"
    | "shooter"
    | "anime"
    | "sports"
    | "blocks"
    | "tcg"
    | "cars";
  /** @returns SVG of one repeat of 80 × 80 units in currentColor */
  pattern: string;
}

const ring = (r: number, width = 2) =>
  `<circle cx="40" cy="40" r="${r}" fill="none" stroke="currentColor" stroke-width="${width}"/>`;
const stroke = (d: string, width = 2) =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;
const fill = (d: string) => `<path d="${d}" fill="currentColor"/>`;

const GAMES: Record<string, Omit<Game, "key" | "mark">> = {
  曜日战歌: {
    serif: false,
    slant: false,
    figures: "moba",
    pattern: ring(38) + ring(26) + ring(12, 4) + stroke("M40 0V8M40 72V80M0 40H8M72 40H80", 3),
  },
  孤屿行动: {
    serif: false,
    slant: false,
    figures: "royale",
    pattern:
      stroke("M0 16C20 4 30 30 50 20S72 8 80 16") +
      stroke("M0 40C16 24 34 56 52 42S70 32 80 40") +
      stroke("M0 64C20 52 30 78 50 66S72 56 80 64"),
  },
  九霄长歌: {
    serif: true,
    slant: false,
    figures: "fantasy",
    pattern:
      stroke("M0 40A20 20 0 0 1 40 40A20 20 0 0 1 80 40") +
      stroke("M8 40A12 12 0 0 1 32 40M48 40A12 12 0 0 1 72 40") +
      stroke("M-20 80A20 20 0 0 1 20 80A20 20 0 0 1 60 80A20 20 0 0 1 100 80") +
      stroke("M28 80A12 12 0 0 1 52 80"),
  },
  赤线突击: {
    serif: false,
    slant: true,
    figures: "shooter",
    pattern: fill("M0 80L80 0H52L0 52Z") + fill("M80 80V52L52 80Z"),
  },
  浮空纪行: {
    serif: true,
    slant: false,
    figures: "anime",
    pattern:
      fill("M20 4L24 16L36 20L24 24L20 36L16 24L4 20L16 16Z") +
      fill("M62 46L65 55L74 58L65 61L62 70L59 61L50 58L59 55Z") +
      `<circle cx="62" cy="16" r="3" fill="currentColor"/><circle cx="18" cy="62" r="4" fill="currentColor"/>`,
  },
  巅峰十一人: {
    serif: false,
    slant: false,
    figures: "sports",
    pattern: fill("M0 0H20V80H0ZM40 0H60V80H40Z"),
  },
  方屿物语: {
    serif: false,
    slant: false,
    figures: "blocks",
    pattern:
      stroke("M0 20L40 0L80 20L40 40ZM0 20V60L40 80V40M80 20V60L40 80") +
      stroke("M0 60L40 40L80 60"),
  },
  灵契牌谱: {
    serif: true,
    slant: false,
    figures: "tcg",
    pattern:
      stroke("M40 0L80 40L40 80L0 40Z") +
      stroke("M40 20L60 40L40 60L20 40Z") +
      fill("M40 33L47 40L40 47L33 40Z"),
  },
  极漂纪元: {
    serif: false,
    slant: true,
    figures: "cars",
    pattern: fill(
      "M0 0H20V20H0ZM40 0H60V20H40ZM20 20H40V40H20ZM60 20H80V40H60ZM0 40H20V60H0ZM40 40H60V60H40ZM20 60H40V80H20ZM60 60H80V80H60Z",
    ),
  },
};

/** @throws for a game that has no look yet */
export function gameOf(name: string): Game {
  const game = GAMES[name];
  const look = GAME_LOOKS[name];
  if (!game || !look) throw new Error(`no look for the game ${name}`);
  return { ...game, key: look.color, mark: look.icon };
}

/** Colors of one picture. */
export interface Tone {
  name: "deep" | "key" | "light";
  ground: string;
  /** Panels on the ground. */
  panel: string;
  line: string;
  ink: string;
  quiet: string;
  accent: string;
  /** The pattern on the ground. */
  pattern: string;
}

const INK = "#12131c";

/** The three tones that pictures of a game take turns with, so that neighbors differ. */
export function tonesOf({ key }: Game): List<Tone> {
  const bright = luminance(key) > 0.4;
  const strong = bright ? key : darker(key, 0.12);
  return [
    {
      name: "deep",
      ground: mix(key, "#0b0d18", bright ? 0.9 : 0.8),
      panel: mix(key, "#10121e", bright ? 0.8 : 0.66),
      line: mix(key, "#10121e", 0.4),
      ink: "#ffffff",
      quiet: mix(key, "#ffffff", 0.72),
      accent: bright ? key : lighter(key, 0.45),
      pattern: mix(key, "#0b0d18", bright ? 0.82 : 0.68),
    },
    {
      name: "key",
      ground: strong,
      panel: bright ? mix(key, "#000000", 0.84) : darker(key, 0.5),
      line: bright ? mix(key, "#000000", 0.6) : darker(key, 0.3),
      ink: bright ? INK : "#ffffff",
      quiet: bright ? mix(key, "#000000", 0.72) : mix(key, "#ffffff", 0.84),
      accent: bright ? INK : "#ffe08a",
      pattern: bright ? mix(key, "#ffffff", 0.3) : lighter(key, 0.14),
    },
    {
      name: "light",
      ground: mix(key, "#ffffff", 0.86),
      panel: "#ffffff",
      line: mix(key, "#ffffff", 0.6),
      ink: mix(key, INK, 0.82),
      quiet: mix(key, "#22242e", 0.66),
      accent: bright ? mix(key, "#4a2c00", 0.62) : darker(key, 0.15),
      pattern: mix(key, "#ffffff", 0.72),
    },
  ];
}
