import { ApiError } from "@storefront/contract/api-error";
import { createClient } from "@storefront/contract/http/client";
import { operatorAudit } from "@storefront/marketplace/database/schema";
import { openRace, type Race } from "@storefront/testbed/races/open-race";
import { asc, eq } from "drizzle-orm";
import { gameRow } from "../catalogue/game-row";
import { seenGame } from "./game-form";
import { findGame, type Game, readGames } from "./read-games";
import { saveGame } from "./save-game";

const GAME = "曜日战歌";

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

async function readGame(): Promise<Game> {
  const slug = (await readGames(race.db)).find(({ name }) => name === GAME)?.slug;
  const game = await findGame(race.db, slug ?? "");
  if (!game) throw new Error(`there is no game ${GAME}`);
  return game;
}

/** Saves aliases over what a form has shown. @returns whether they were accepted */
function save(aliases: string[], seen: Game): Promise<boolean> {
  const row = gameRow.parse({ kind: "game", name: GAME, facts: seen.facts, aliases });
  const actor = { id: null, name: "race" };
  return saveGame(race, actor, row, { seen: seenGame(seen) }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError) return false;
      throw error;
    },
  );
}

const editsOf = () =>
  race.db
    .select()
    .from(operatorAudit)
    .where(eq(operatorAudit.action, "game.edit"))
    .orderBy(asc(operatorAudit.id));

/** @returns how many listings each of the two marketplaces finds */
const countsOf = (q: string): Promise<number[]> =>
  Promise.all(
    race.shops.map(async ({ url }) => {
      const client = createClient((target, init) => fetch(url + target, init));
      return (await client("searchGoods", { q })).data.total;
    }),
  );

it("has every marketplace find a game by its new alias at once, and no more by a removed one", async () => {
  expect(await countsOf("农药")).toEqual([0, 0]);
  expect(await save(["农药"], await readGame())).toBe(true);
  const found = await countsOf("农药");
  expect(Math.min(...found)).toBeGreaterThan(0);
  expect(await countsOf("nongyao")).toEqual(found);
  expect(await save([], await readGame())).toBe(true);
  expect(await countsOf("农药")).toEqual([0, 0]);
});

it("accepts one of several forms that were shown at once, and records that one", async () => {
  const known = await editsOf();
  const seen = await readGame();
  const aliases = ["战歌", "农药", "曜战", "歌歌"];
  const saved = await Promise.all(aliases.map((alias) => save([alias], seen)));
  expect(saved.filter(Boolean)).toHaveLength(1);
  const accepted = aliases[saved.indexOf(true)];
  expect((await readGame()).aliases).toEqual([accepted]);
  const added = (await editsOf()).slice(known.length);
  expect(added).toMatchObject([{ before: { aliases: [] }, after: { aliases: [accepted] } }]);
});
