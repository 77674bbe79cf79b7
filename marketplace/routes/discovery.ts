import type { Hono } from "hono";
import { readGames } from "@/database/discovery/read-games";
import { suggest } from "@/database/discovery/suggest";
import { goodsNumberOf, gramsOf, searchText } from "@/rules/discovery/search-grams";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { findListings } from "../services/discovery/find-listings";

/** Finding listings (docs/discovery.md). */
export function discoveryRoutes(app: Hono, deps: Deps): void {
  defineCall(app, deps, "games", () => readGames(deps.db));
  defineCall(app, deps, "searchGoods", ({ input }) => findListings(deps.db, input));
  defineCall(app, deps, "suggest", ({ input }) => {
    const text = searchText(input.q);
    return suggest(deps.db, { text, grams: gramsOf(text), goodsNumber: goodsNumberOf(input.q) });
  });
}
