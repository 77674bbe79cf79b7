import { brandByKey } from "@storefront/brands";
import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { cache } from "react";
import type { GamePath } from "../addresses/game-path";
import { ALL_KINDS, decodeGame } from "../addresses/game-segment";
import { viewOfSegment } from "../addresses/list-segment";
import { listQuery } from "../addresses/list-url";
import { changeView, type ListView, PLAIN_VIEW } from "../addresses/list-view";
import { type KindSlug, kindNameOf } from "../addresses/listing-kinds";
import { chosenFilters } from "./chosen-filters";
import { filterPanel, sharedPanel } from "./filter-panel";
import { findGoods } from "./find-goods.server";
import { kindSections } from "./kind-sections";
import { searchPayload } from "./list-search";
import { loadGame } from "./load-games.server";
import type { GameEntry, GameFact } from "./read-games";
import { searchToSave } from "./search-to-save";

/** The segments that routing wrote into the internal path (`lib/routing/resolve-route.ts`). */
export interface GamePageProps {
  params: Promise<{ brand: string; game: string; kind: string; view: string }>;
}

/**
 * Loads what a game's page shows, once for the page and its metadata.
 * @returns null for an unknown brand, "missing" for a game without listings, "unavailable" when the
 * marketplace does not answer
 */
export async function pageGame({ params }: GamePageProps) {
  const { brand: key, game: segment, kind: kindSegment, view: viewText } = await params;
  const brand = brandByKey(key);
  if (brand === undefined) return null;
  const kind = kindNameOf(kindSegment) === undefined ? undefined : (kindSegment as KindSlug);
  if (kind === undefined && kindSegment !== ALL_KINDS) return "missing";
  return readOnce(brand, decodeGame(segment), kind, viewText);
}

const readOnce = cache(
  async (brand: Brand, game: string, kind: KindSlug | undefined, viewText: string) => {
    const entry = await loadGame(game, brand.assortment);
    if (entry === null) return "unavailable";
    if (entry === undefined) return "missing";
    if (kind !== undefined && !hasPlace(brand.assortment, { kind })) return "missing";
    const path: GamePath = { game, kind };
    const view = orderRanks(viewOfSegment(viewText), entry.facts);
    const kinds = hasSections(path, view, entry) ? entry.kinds : [];
    const { system } = view.choices;
    const find = async ({ game: name, kind: slug }: GamePath, listed: ListView) => {
      const payload = { game: name, ...searchPayload({ kind: slug, view: listed }) };
      return (await findGoods(payload, brand.assortment)) ?? null;
    };
    const [market, found, plain, ofSystem, ...ofKinds] = await Promise.all([
      loadGame(game, undefined),
      find(path, view),
      find(path, PLAIN_VIEW),
      system && find(path, { ...PLAIN_VIEW, choices: { system } }),
      ...kinds.map(({ slug }) => find({ game, kind: slug }, PLAIN_VIEW)),
    ]);
    if (!found) return "unavailable";
    const lists = { found, plain: plain || found, ofSystem: ofSystem || plain || found };
    const ofAll = filterPanel(view, entry.facts, lists);
    const panel = kind === undefined && entry.kinds.length > 1 ? sharedPanel(ofAll) : ofAll;
    const sections = kindSections(kinds, ofKinds);
    const marketKinds = market?.kinds.map(({ slug }) => slug);
    const chosen = chosenFilters(view, entry.facts).map(({ name }) => name);
    const toSave = searchToSave(
      { game, ...searchPayload({ kind, view }) },
      [game, kind && kindNameOf(kind), ...chosen],
      brand.assortment,
    );
    return { brand, path, view, game: entry, found, toSave, panel, sections, marketKinds };
  },
);

/** Whether the page shows each kind separately: then its lists are those of the kinds' own pages, and cached with them. */
function hasSections({ kind }: GamePath, view: ListView, { kinds }: GameEntry): boolean {
  return kind === undefined && listQuery(view) === "" && kinds.length > 1;
}

/** Swaps rank bounds sent in the wrong order; only the game knows the order. */
export function orderRanks(view: ListView, facts: readonly GameFact[]): ListView {
  const { from, to } = view.rank ?? { from: null, to: null };
  const ranks = facts.find(({ key }) => key === "rank")?.options ?? [];
  if (from === null || to === null || ranks.indexOf(from) <= ranks.indexOf(to)) return view;
  if (!ranks.includes(to)) return view;
  return changeView(view, { rank: { from: to, to: from } });
}
