import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { accountChanges } from "@storefront/marketplace/database/schema";
import { recordEvents } from "@storefront/marketplace/events/events";
import { chooseSms, sendDueSms } from "@storefront/marketplace/messages/messages";
import { openShop, type Shop } from "./open-shop";

const BUYERS = [1, 2];
const ORDERS = 8;
const SENDERS = 6;

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

it("sends each SMS once while several processes record and send", async () => {
  for (const userId of BUYERS) await chooseSms(shop.deps, userId, ["delivered"]);
  await recordEvents(shop.deps.db);
  await shop.deps.db.insert(accountChanges).values(
    BUYERS.flatMap((userId) =>
      Array.from({ length: ORDERS }, (_, index) => ({
        ...{ userId, kind: "order" as const, state: "delivered" },
        reference: `20260301100000${userId}${String(index).padStart(5, "0")}`,
      })),
    ),
  );
  const sent: string[] = [];
  const notify = async ({ id }: { id: string }) => void sent.push(id);
  const sms = { send: async () => {}, notify };
  const work = async (index: number) => {
    const { db } = index % 2 === 0 ? shop.deps : other;
    for (let round = 0; round < 3; round += 1) {
      await recordEvents(db);
      await sendDueSms({ ...shop.deps, db, sms });
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, index) => work(index)));
  expect(new Set(sent).size).toBe(sent.length);
  expect(sent).toHaveLength(BUYERS.length * ORDERS);
});
