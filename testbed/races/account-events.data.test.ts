import { startOutbox } from "@storefront/marketplace/catalogue/catalogue";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { accountChanges } from "@storefront/marketplace/database/schema";
import { readEvents, recordEvents } from "@storefront/marketplace/events/events";
import { openShop, type Shop } from "./open-shop";

const BUYER = 1;
const WRITERS = 4;
const EVENTS = 40;

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

const change = (reference: string) => ({
  ...{ userId: BUYER, kind: "order" as const },
  ...{ reference, state: "paid" },
});

it("gives an event that was written first and committed last a later place in the log", async () => {
  const { db } = shop.deps;
  await recordEvents(db);
  const { last_id } = await readEvents(shop.deps, BUYER, undefined);
  await db.transaction(async (slow) => {
    await slow.insert(accountChanges).values(change("slow"));
    await other.db.insert(accountChanges).values(change("fast"));
    await recordEvents(other.db);
  });
  const before = await readEvents(shop.deps, BUYER, last_id);
  expect(before.list.map(({ reference }) => reference)).toEqual(["fast"]);
  await recordEvents(other.db);
  const after = await readEvents(shop.deps, BUYER, before.last_id);
  expect(after.list.map(({ reference }) => reference)).toEqual(["slow"]);
});

it("gives a reader each event once while several write, and several bring them into the log", async () => {
  let { last_id: after } = await readEvents(shop.deps, BUYER, undefined);
  const read: string[] = [];
  const readAll = async () => {
    const { list, last_id } = await readEvents(shop.deps, BUYER, after);
    read.push(...list.map(({ reference }) => reference));
    after = last_id;
  };
  let isWriting = true;
  const write = async (writer: number) => {
    for (let number = 0; number < EVENTS; number += 1) {
      await shop.deps.db.transaction(async (tx) => {
        await tx.insert(accountChanges).values(change(`${writer} ${number}`));
      });
    }
  };
  const whileWriting = async (work: () => Promise<unknown>) => {
    while (isWriting) await work();
  };
  const running = [
    whileWriting(() => recordEvents(shop.deps.db)),
    whileWriting(() => recordEvents(other.db)),
    whileWriting(readAll),
  ];
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
  isWriting = false;
  await Promise.all(running);
  await recordEvents(shop.deps.db);
  await readAll();
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const its = read.filter((reference) => reference.startsWith(`${writer} `));
    expect(its).toEqual(Array.from({ length: EVENTS }, (_, number) => `${writer} ${number}`));
  }
});

it("wakes the storefronts of a user by events alone, from the commit of another process on", async () => {
  let receive = (_tags: readonly string[]) => {};
  const received = new Promise<readonly string[]>((resolve) => {
    receive = resolve;
  });
  const storefront = {
    url: "http://live.test",
    invalidate: async (tags: readonly string[]) => receive(tags),
  };
  const databaseEvents = { ...other.databaseEvents, mayBeLost: false };
  const listening = new Promise<void>((resolve) => {
    other.databaseEvents.listen("account_changes", resolve);
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
  await shop.deps.db.insert(accountChanges).values(change("woken"));
  expect(await received).toContain(`account:${BUYER}`);
  await stop();
});
