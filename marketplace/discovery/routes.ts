import type { Hono } from "hono";
import { createSearchQueue } from "../database/discovery/search-queue";
import type { Deps } from "../deps";
import { defineCall } from "../http/define-call";
import { findListings } from "./find-listings";
import { listGames } from "./list-games";
import { suggest } from "./suggest";

/** Search, facets and suggestions (docs/discovery.md). */
export function discoveryRoutes(app: Hono, deps: Deps): void {
  const limited = createSearchQueue();
  const db = deps.searchDb;
  defineCall(app, deps, "games", ({ input }) => limited(() => listGames(db, input.game, input)));
  defineCall(app, deps, "searchGoods", ({ input }) => limited(() => findListings(db, input)));
  defineCall(app, deps, "suggest", ({ input }) => limited(() => suggest(db, input.q, input)));
}
