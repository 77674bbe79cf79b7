import {
  FACT_KEYS,
  type FactDefinition,
  type FactKey,
  type GameFacts,
  type ListingFacts,
} from "@storefront/contract/listing/fact-keys";
import type { gameFact, listingFact } from "@storefront/contract/listing/listing-facts";
import type * as z from "zod";

/** Choices that a text names; more are summarized. */
const NAMED_OPTIONS = 3;
/** 10,000 万 are 1 亿. */
const WAN = "万";
const WAN_PER_YI = 10_000;

/**
 * Returns the facts of a listing as pages show them, in the order of `FACT_KEYS`. What the game does not define is left
 * out.
 */
export function describeFacts(
  facts: ListingFacts,
  game: GameFacts,
): z.output<typeof listingFact>[] {
  return FACT_KEYS.flatMap((key) => {
    const definition = game[key];
    const text = definition && textOf(facts[key], definition);
    return text ? [{ key, title: definition.title, text }] : [];
  });
}

/** Returns the facts of a game, in the order of `FACT_KEYS`. */
export const listGameFacts = (game: GameFacts): z.output<typeof gameFact>[] =>
  FACT_KEYS.flatMap((key) => {
    const definition = game[key];
    if (!definition) return [];
    const { title, unit = "", options = [] } = definition;
    return [{ key, title, unit, options: [...options] }];
  });

/** @returns "" for a value that the game does not define */
function textOf(value: ListingFacts[FactKey], definition: FactDefinition): string {
  if (value === undefined) return "";
  if (typeof value === "number") return formatNumber(value, definition.unit ?? "");
  const { options = [] } = definition;
  const known = [value].flat().filter((option) => options.includes(option));
  const named = known.slice(0, NAMED_OPTIONS).join("、");
  return known.length > NAMED_OPTIONS ? `${named}等 ${known.length} 种` : named;
}

function formatNumber(value: number, unit: string): string {
  if (unit === WAN && value >= WAN_PER_YI) return `${value / WAN_PER_YI} 亿`;
  return `${grouped(value)} ${unit}`.trimEnd();
}

/** From 10,000 on, digits are grouped: "192,340". */
const grouped = (value: number): string =>
  value < 10_000 ? String(value) : value.toLocaleString("en-US");
