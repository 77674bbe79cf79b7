import { luminance } from "@storefront/brands/contrast";
import { GAME_LOOKS } from "./game-looks";
import { seededNumbers } from "./seeded-numbers";

/** Data from which a game's mark is drawn. */
export interface GameMarkView {
  color: string;
  /** Whether the color is so bright that only dark shapes stand out on it. */
  bright: boolean;
  /** Name of its icon in components/listing/game-icons.svg; null: the letters are shown. */
  icon: string | null;
  letters: string;
}

/** Colors of games without a look: dark enough for white letters, apart from each other and from danger red. */
const COLORS = [
  "#4a5ac7",
  "#0f7f8f",
  "#7a4fb5",
  "#2f7d4f",
  "#a05a2c",
  "#b03a77",
  "#3d6b8e",
  "#6b6f2a",
];

/** Returns the mark of a game: its icon, or its initials on a color that its name determines. */
export function gameMark(name: string): GameMarkView {
  const look = Object.hasOwn(GAME_LOOKS, name) ? GAME_LOOKS[name] : undefined;
  const color = look?.color ?? colorOf(name);
  return {
    color,
    bright: luminance(color) > 0.4,
    icon: look?.icon ?? null,
    letters: lettersOf(name),
  };
}

function colorOf(name: string): string {
  const random = seededNumbers(name);
  return COLORS[Math.floor(random() * COLORS.length)] ?? "#4a5ac7";
}

/** The first character of a Chinese name; the first letters of two words, or of one, of another. */
export function lettersOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== "");
  const [first = "", second = ""] = words.map((word) => [...word]);
  const [letter = "?", next = ""] = first;
  if (!/[a-z]/i.test(letter)) return letter;
  return (letter + (second[0] ?? next)).toUpperCase();
}
