import { asFen, asList, asObject, asText } from "../decode/lenient";
import { type FactView, readFacts } from "./read-facts";

/** A completed sale of a similar account. */
export interface Deal {
  fen: number;
  /** "2026-11-20" */
  day: string;
  facts: FactView[];
}

export interface RecentDeals {
  game: string;
  rank: string;
  deals: Deal[];
}

/** Reads `data` of `recentDeals`. @returns null when there is nothing to show */
export function readRecentDeals(data: unknown): RecentDeals | null {
  const answer = asObject(data);
  const deals = asList(answer.list, readDeal);
  const rank = asText(answer.rank, 40);
  return deals.length === 0 || rank === ""
    ? null
    : { game: asText(answer.game_name, 40), rank, deals };
}

function readDeal(value: unknown): Deal | null {
  const deal = asObject(value);
  const [fen, day] = [asFen(deal.price), asText(deal.day, 10)];
  if (fen === 0 || !/^\d{4}-\d\d-\d\d$/.test(day)) return null;
  return { fen, day, facts: readFacts(deal.facts) };
}
