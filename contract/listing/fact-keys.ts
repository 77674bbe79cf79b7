/**
 * Typed attributes of listings, by which lists filter, compare and describe them: docs/discovery.md. A game's
 * catalog names those that its listings have, with their titles, units and options.
 */

/** One or several of the game's options. */
export const CHOICE_FACTS = ["system", "server", "face"] as const;
/** Numbers of pieces or points; what is counted depends on the game (`skins`: 皮肤, 枪皮, 赛车). */
export const NUMBER_FACTS = ["level", "heroes", "skins", "rare", "score"] as const;
/** One of the game's ranks, which are ordered from the lowest to the highest. */
export const RANK_FACT = "rank";
/** All, in the order in which lists show them. */
export const FACT_KEYS = [
  "rank",
  "skins",
  "heroes",
  "rare",
  "level",
  "score",
  "system",
  "server",
  "face",
] as const;

export type ChoiceFact = (typeof CHOICE_FACTS)[number];
export type NumberFact = (typeof NUMBER_FACTS)[number];
export type FactKey = (typeof FACT_KEYS)[number];

/**
 * Yes-or-no attributes. `rebind`: can be bound to another phone; `inspected`: has an inspection report; `covered`: the
 * guarantee 找回包赔 applies.
 */
export const LISTING_FLAGS = ["rebind", "inspected", "covered"] as const;
export type ListingFlag = (typeof LISTING_FLAGS)[number];

/** Largest number of a fact. */
export const MAX_FACT_NUMBER = 2_000_000_000;

/** Facts of a listing, as its catalog row states them. */
export type ListingFacts = { readonly [K in typeof RANK_FACT]?: string } & {
  readonly [K in NumberFact]?: number;
} & { readonly [K in ChoiceFact]?: readonly string[] };

/** Definition of a fact in a game. */
export interface FactDefinition {
  readonly title: string;
  /** Unit of a number: 款, 台; with 万, numbers from 10,000 are shown in 亿. */
  readonly unit?: string;
  /** Choices in menu order; ranks from the lowest to the highest; none for numbers. */
  readonly options?: readonly string[];
}

/** The facts that listings of a game may state. */
export type GameFacts = { readonly [K in FactKey]?: FactDefinition };
