import { sampleBoostGame } from "@storefront/testbed/marketplace/sample-boost-game";
import { boostGames } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

/** Creating a database by all its migrations takes many times as long as copying a prepared one. */
const TIMEOUT_MS = 120_000;
const [BEFORE, AFTER] = ["0050_boosters", "0051_boost-games"];

let old: OldDatabase;
const open = async () => {
  old = await openOldDatabase();
  await old.migrate(BEFORE);
};
const migrated = async () => {
  await old.migrate(AFTER);
  return old.db.select().from(boostGames);
};
afterEach(() => old.close());

it(
  "keeps ladder, prices and price level of a marketplace that runs",
  async () => {
    await open();
    await old.insert("sellers", { id: 1, nickname: "北风代充" });
    await old.insert("settings", { key: "boost_price_percent", value: "120" });
    const [game] = await migrated();
    expect(game).toMatchObject({
      ...sampleBoostGame(),
      ...{ id: 359, onSale: true, pricePercent: 120, opensAt: null, closesAt: null },
    });
  },
  TIMEOUT_MS,
);

it(
  "adds no game to an empty database",
  async () => {
    await open();
    expect(await migrated()).toEqual([]);
  },
  TIMEOUT_MS,
);
