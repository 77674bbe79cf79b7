import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { and, eq, inArray } from "drizzle-orm";
import { goods, listingIndex } from "../schema";
import { readFacets } from "./read-facets";
import { type PlainList, readListFacets } from "./read-list-facets";

const test = useTestApp();

const GAME = "曜日战歌";
const NUMBERS: PlainList["numbers"] = ["level", "heroes", "skins", "rare", "score"];
const ALL: PlainList = { game: undefined, kind: undefined, numbers: NUMBERS };

/** What both ways of reading have to agree on, in one order. */
const sorted = ({ facets, ...rest }: Awaited<ReturnType<typeof readFacets>>) => ({
  ...rest,
  facets: facets.map(({ facet, listings }) => `${facet} ${listings}`).sort(),
});

it.each<[string, PlainList, Parameters<typeof readFacets>[1]]>([
  ["all listings", ALL, undefined],
  ["a game", { ...ALL, game: GAME }, eq(listingIndex.gameName, GAME)],
  [
    "a kind of a game",
    { ...ALL, game: GAME, kind: "account" },
    and(eq(listingIndex.gameName, GAME), eq(listingIndex.kind, "account")),
  ],
  [
    "kinds",
    { ...ALL, kinds: ["account", "rent"] },
    inArray(listingIndex.kind, ["account", "rent"]),
  ],
  ["a game without listings", { ...ALL, game: "没有" }, eq(listingIndex.gameName, "没有")],
])("reads of %s what its listings have", async (_, list, where) => {
  const { db } = test.deps;
  await db.update(goods).set({ priceFen: 7 }).where(eq(goods.id, 1002));
  expect(sorted(await readListFacets(db, list))).toEqual(sorted(await readFacets(db, where)));
});
