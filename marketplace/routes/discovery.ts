import type { Hono } from "hono";
import { boundSearches } from "@/database/discovery/bound-searches";
import { readGames } from "@/database/discovery/read-games";
import { suggest } from "@/database/discovery/suggest";
import { goodsNumberOf, searchWords, wordGrams } from "@/rules/discovery/search-grams";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { findListings } from "../services/discovery/find-listings";

/** Finding listings (docs/discovery.md). */
export function discoveryRoutes(app: Hono, deps: Deps): void {
  const bounded = boundSearches();
  const db = deps.searchDb;
  defineCall(app, deps, "games", ({ input }) => bounded(() => readGames(db, input.game)));
  defineCall(app, deps, "searchGoods", ({ input }) => bounded(() => findListings(db, input)));
  defineCall(app, deps, "suggest", ({ input }) => {
    const words = searchWords(input.q);
    return bounded(() =>
      suggest(db, {
        text: words.join(""),
        grams: wordGrams(words),
        goodsNumber: goodsNumberOf(input.q),
      }),
    );
  });
}
