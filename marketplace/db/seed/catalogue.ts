import type { ListingSeed } from "./listing";
import { ANIME } from "./listings/anime";
import { CARD } from "./listings/card";
import { FANTASY } from "./listings/fantasy";
import { MOBA } from "./listings/moba";
import { RACING } from "./listings/racing";
import { ROYALE } from "./listings/royale";
import { SANDBOX } from "./listings/sandbox";
import { SHOOTER } from "./listings/shooter";
import { SPORTS } from "./listings/sports";

/** The listings around the fixed cases, game by game. */
export const CATALOGUE: ListingSeed[] = [
  ...MOBA,
  ...ROYALE,
  ...FANTASY,
  ...SHOOTER,
  ...ANIME,
  ...SPORTS,
  ...SANDBOX,
  ...CARD,
  ...RACING,
];
