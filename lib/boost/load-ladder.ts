import { INSCRIPTION_MAX, RANK_BOOST } from "@storefront/contract/boosts/boost-terms";
import { boostPriceCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { writeFormQuery, writeGameQuery } from "./form-query";
import type { BoostGame } from "./games";
import { loadTrees } from "./load-boost";
import { type Quote, readQuote } from "./quote";
import { type Choice, leavesOf, shortName } from "./rank-trees";

/** A boost from the lowest rank of a tier to the lowest rank of the next. */
export interface LadderStep {
  from: string;
  to: string;
  quote: Quote;
  /** The form with this boost in it, with its "?". */
  query: string;
}

export interface Ladder {
  /** Lowest first. */
  steps: readonly LadderStep[];
  /** Description of the prices' terms: "曜日战歌，安卓 微信区，铭文 150 级". */
  terms: string;
}

/**
 * Loads the price of each step between a game's tiers, by the marketplace's own calculation.
 * @returns null when ranks or a price could not be loaded
 */
export async function loadLadder(game: BoostGame): Promise<Ladder | null> {
  const trees = await loadTrees(game.id);
  const partition = firstPath(trees?.partitions ?? []);
  const area = partition.at(-1);
  if (trees === null || area === undefined) return null;
  const pairs = trees.starts.flatMap((tier, index) => {
    const next = trees.starts[index + 1];
    const target = trees.targets.find(({ id }) => id === next?.id);
    const [start] = leavesOf([tier]);
    const [end] = target ? leavesOf([target]) : [];
    return start && end && next ? [{ from: tier.name, to: next.name, start, end }] : [];
  });
  const quotes = await Promise.all(
    pairs.map(({ start, end }) => loadQuote(game.id, [start.id, end.id], area.id)),
  );
  const steps = pairs.flatMap(({ from, to, start, end }, index) => {
    const quote = quotes[index];
    const query = writeFormQuery(writeGameQuery("", game.id), {
      ...{ start: start.id, target: end.id, other: null, partition: area.id },
      inscription: game.hasInscription ? String(INSCRIPTION_MAX) : "",
    });
    return quote ? [{ from, to, quote, query }] : [];
  });
  if (steps.length === 0 || steps.length < pairs.length) return null;
  const level = game.hasInscription ? `铭文 ${INSCRIPTION_MAX} 级` : "";
  const terms = [game.name, shortName(partition), level].filter((part) => part !== "").join("，");
  return { steps, terms };
}

async function loadQuote(
  game: number,
  [start, target]: readonly [number, number],
  partition: number,
): Promise<Quote | null> {
  const result = await callServer(
    "boostCompute",
    {
      game_id: game,
      ringer_type: RANK_BOOST,
      partition_id: partition,
      start_id: start,
      target_id: target,
      extra: JSON.stringify({ inscription: String(INSCRIPTION_MAX) }),
      isqrcode: 0,
    },
    boostPriceCache(),
  );
  return result.ok ? readQuote(result.data) : null;
}

/** The first choice of every level. */
function firstPath([first]: readonly Choice[]): Choice[] {
  return first ? [first, ...firstPath(first.son)] : [];
}
