import type { ListingSeed } from "./listing";

/** The listings around the fixed cases, game by game. */
export const CATALOGUE: ListingSeed[] = [];
