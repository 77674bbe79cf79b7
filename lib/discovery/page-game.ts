import { cache } from "react";
import { brandByKey } from "@/brands";
import type { GamePath } from "./game-path";
import { ALL_KINDS, decodeGame } from "./game-segment";
import { listPage } from "./list-rows";
import { viewOfSegment } from "./list-view";
import { type KindSlug, kindNameOf } from "./listing-kinds";
import { loadGame } from "./load-game";

/** The segments that routing wrote into the internal path (`lib/routing/decide.ts`). */
export interface GamePageProps {
  params: Promise<{ brand: string; game: string; kind: string; view: string }>;
}

const loadOnce = cache(loadGame);

/**
 * What a game's page shows.
 * @returns null on a brand that does not exist, "missing" for a game without listings, "unavailable" when the
 * marketplace does not answer
 */
export async function pageGame({ params }: GamePageProps) {
  const segments = await params;
  const brand = brandByKey(segments.brand);
  if (brand === undefined) return null;
  const all = await loadOnce(decodeGame(segments.game));
  if (all === null) return "unavailable";
  if (all.length === 0) return "missing";
  const path: GamePath = {
    game: decodeGame(segments.game),
    kind: segments.kind === ALL_KINDS ? undefined : (segments.kind as KindSlug),
  };
  const kind = path.kind && kindNameOf(path.kind);
  const ofKind = kind === undefined ? all : all.filter((row) => row.kind === kind);
  const view = viewOfSegment(segments.view);
  return { brand, path, view, all, ofKind, shown: listPage(ofKind, view) };
}
