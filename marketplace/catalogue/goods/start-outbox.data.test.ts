import { openShop, type Shop } from "@storefront/testbed/races/open-shop";
import { eq } from "drizzle-orm";
import type { OpenDatabase } from "../../database/db";
import { openDatabase } from "../../database/open-database";
import { goods } from "../../database/schema";
import { startOutbox } from "./start-outbox";

let shop: Shop;
let other: OpenDatabase;
beforeAll(async () => {
  shop = await openShop();
  other = await openDatabase({ databaseUrl: shop.databaseUrl });
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

it("delivers what another process commits, by its event alone", async () => {
  const received: string[] = [];
  let receive = () => {};
  const delivered = new Promise<void>((resolve) => {
    receive = resolve;
  });
  const storefront = {
    url: "http://listening.test",
    invalidate: async (tags: readonly string[]) => {
      received.push(...tags);
      // The sample catalog's own changes come, too.
      if (tags.includes("goods:1001")) receive();
    },
  };
  // Nobody looks for changes whose event was lost.
  const databaseEvents = { ...other.databaseEvents, mayBeLost: false };
  const listening = new Promise<void>((resolve) => {
    other.databaseEvents.listen("listing_changes", resolve);
  });
  const { clock, log } = shop.deps;
  const stop = await startOutbox({
    db: other.db,
    databaseEvents,
    clock,
    log,
    storefronts: [storefront],
  });
  await listening;
  await shop.deps.db.update(goods).set({ name: "another name" }).where(eq(goods.id, 1001));
  await delivered;
  await stop();
  expect(received).toContain("goods:1001");
});
