import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { eq } from "drizzle-orm";
import { goods, goodsChanges } from "../../database/schema";
import type { StorefrontNotifier } from "../../providers/storefront/storefront-notifier";
import { startOutbox } from "./start-outbox";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it("notifies every storefront and keeps retrying one that is down", async () => {
  const { db } = test.deps;
  const received: string[] = [];
  let failures = 0;
  let receivedAll = () => {};
  const all = new Promise<void>((resolve) => {
    receivedAll = resolve;
  });
  const storefronts: StorefrontNotifier[] = [
    {
      url: "http://well.test",
      async invalidate(tags) {
        received.push(`well ${tags[0]}`);
      },
    },
    {
      url: "http://away.test",
      async invalidate(tags) {
        failures += 1;
        if (failures < 3) throw new Error("connection refused");
        received.push(`away ${tags[0]}`);
        receivedAll();
      },
    },
  ];
  const stop = await startOutbox({ ...test.deps, storefronts });
  await db.update(goods).set({ name: "another name" }).where(eq(goods.id, 1001));
  await all;
  await stop();
  expect(received).toEqual(["well goods:1001", "away goods:1001"]);
  const waiting = await db.select().from(goodsChanges);
  expect(waiting.map(({ storefront }) => storefront)).toEqual(["http://storefront.test"]);
});
