import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { cache } from "react";
import type { GamePath } from "../addresses/game-path";
import { ALL_KINDS, decodeGame } from "../addresses/game-segment";
import { viewOfSegment } from "../addresses/list-segment";
import { type ListView, PLAIN_VIEW } from "../addresses/list-view";
import { type KindSlug, kindNameOf } from "../addresses/listing-kinds";
import { filterRows } from "./filter-rows";
import { findGoods } from "./find-goods.server";
import { searchPayload } from "./list-search";
import { loadGame } from "./load-games.server";

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
    const entry = await loadGame(game);
    if (entry === null) return "unavailable";
    if (entry === undefined) return "missing";
    const path: GamePath = { game, kind };
    const view = viewOfSegment(viewText, kind);
    const [found, plain] = await Promise.all([find(path, view), find(path, PLAIN_VIEW)]);
    if (found === null) return "unavailable";
    return { brand, path, view, game: entry, found, filters: filterRows(path, view, found, plain) };
  },
);

const find = ({ game, kind }: GamePath, view: ListView) =>
  findGoods({ game, ...searchPayload({ kind, view }) });
