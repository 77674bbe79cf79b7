import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods, goodsChanges, storefronts } from "../../database/schema";
import type {
  StorefrontAddress,
  StorefrontNotifier,
} from "../../providers/storefront/storefront-notifier";
import { startOutbox } from "./start-outbox";

const test = useTestApp({}, { resets: false });

/** The sample catalog's own changes, of an account, come too. */
const CHANGED = "goods:1001";

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
        if (tags.includes(CHANGED)) received.push(`well ${CHANGED}`);
      },
    },
    {
      url: "http://away.test",
      async invalidate(tags) {
        failures += 1;
        if (failures < 3) throw new Error("connection refused");
        if (!tags.includes(CHANGED)) return;
        received.push(`away ${CHANGED}`);
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
  expect([...new Set(waiting.map(({ storefront }) => storefront))]).toEqual([
    "http://storefront.test",
  ]);
});

it("notifies each storefront behind an address, also one that appears later", async () => {
  const { db } = test.deps;
  const received = new Set<string>();
  const secondReceived = createSignal();
  const instance = (url: string): StorefrontNotifier => ({
    url,
    async invalidate() {
      received.add(url);
      if (url === SECOND) secondReceived.send();
    },
  });
  const secondEntered = createSignal();
  let searches = 0;
  const address: StorefrontAddress = {
    ...instance("http://all.test"),
    async instances() {
      searches += 1;
      if (searches === 3) secondEntered.send();
      return (searches === 1 ? [FIRST] : [FIRST, SECOND]).map(instance);
    },
  };
  const stop = await startOutbox({ ...test.deps, storefronts: [address] });
  await secondEntered.sent;
  await db.update(goods).set({ name: "a third name" }).where(eq(goods.id, 1001));
  await secondReceived.sent;
  await stop();
  expect(received).toEqual(new Set([FIRST, SECOND]));
});

it("keeps changes for an address that cannot be resolved", async () => {
  const address: StorefrontAddress = {
    url: "http://unresolved.test",
    invalidate: () => Promise.reject(new Error("no address")),
    instances: () => Promise.reject(new Error("getaddrinfo ENOTFOUND unresolved.test")),
  };
  const stop = await startOutbox({ ...test.deps, storefronts: [address] });
  expect(await isEntered("http://unresolved.test")).toBe(true);
  await stop();
});

it("looks for changes whose event was lost", async () => {
  const { db } = test.deps;
  const received = createSignal();
  const storefront: StorefrontNotifier = {
    url: "http://deaf.test",
    invalidate: async () => received.send(),
  };
  const deaf = { listen: () => () => {}, mayBeLost: true };
  const stop = await startOutbox({ ...test.deps, storefronts: [storefront], databaseEvents: deaf });
  await db.update(goods).set({ name: "a fourth name" }).where(eq(goods.id, 1001));
  await received.sent;
  await stop();
});

const [FIRST, SECOND] = ["http://all.test (1)", "http://all.test (2)"];

function createSignal() {
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  return { sent, send };
}

const isEntered = async (url: string) =>
  (await test.deps.db.select().from(storefronts).where(eq(storefronts.url, url))).length === 1;
