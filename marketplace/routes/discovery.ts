import type { Hono } from "hono";
import { createSearchQueue } from "../database/discovery/search-queue";
import { suggest } from "../database/discovery/suggest";
import type { Deps } from "../deps";
import { goodsNumberOf, searchWords, wordGrams } from "../domain/discovery/search-grams";
import { defineCall } from "../http/define-call";
import { findListings } from "../services/discovery/find-listings";
import { listGames } from "../services/discovery/list-games";

/** Search, facets and suggestions (docs/discovery.md). */
export function discoveryRoutes(app: Hono, deps: Deps): void {
  const limited = createSearchQueue();
  const db = deps.searchDb;
  defineCall(app, deps, "games", ({ input }) => limited(() => listGames(db, input.game, input)));
  defineCall(app, deps, "searchGoods", ({ input }) => limited(() => findListings(db, input)));
  defineCall(app, deps, "suggest", ({ input }) => {
    const words = searchWords(input.q);
    return limited(() =>
      suggest(db, {
        filter: input,
        text: words.join(""),
        grams: wordGrams(words),
        goodsNumber: goodsNumberOf(input.q),
      }),
    );
  });
}
