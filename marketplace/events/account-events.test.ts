import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { desc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { accountChanges, accountEvents, goodsChanges, orders, tokens } from "../database/schema";
import { accountTopic } from "../providers/storefront/account-topic";
import { announceDeadlines } from "./announce-deadlines";
import { deleteOldEvents } from "./delete-old-events";
import { recordEvents } from "./record-events";

const BUYER = 1;
const OTHER = 2;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const pull = async (after?: number, as = buyer.token) => {
  await recordEvents(test.deps.db);
  const answer = await test.request("accountEvents", after === undefined ? {} : { after }, {
    token: as,
  });
  return answer.data;
};
const add = (userId: number, ...references: string[]) =>
  test.deps.db
    .insert(accountChanges)
    .values(
      references.map((reference) => ({ userId, kind: "order" as const, reference, state: "paid" })),
    );
/** @returns the number of a new order */
const place = async () => {
  await placeOrder(test, BUYER);
  const [order] = await test.deps.db.select().from(orders).orderBy(desc(orders.id)).limit(1);
  return order?.orderNum ?? "";
};
const wakes = async () => {
  const rows = await test.deps.db
    .delete(goodsChanges)
    .where(sql`${goodsChanges.tag} like 'account:%'`)
    .returning();
  return rows.map(({ tag }) => tag);
};

it("lists what happens to an order from a point on, and wakes its buyer's browsers", async () => {
  const { last_id } = await pull();
  await wakes();
  const orderNum = await place();
  const { list } = await pull(last_id);
  expect(list.map(({ kind, reference, state }) => [kind, reference, state])).toEqual([
    ["order", orderNum, "pending"],
  ]);
  expect(await wakes()).toEqual([`account:${BUYER}`]);
  expect((await pull(last_id, await test.tokenOf(OTHER))).list).toEqual([]);
});

it("numbers each user's events alone, so that nobody sees how many others have", async () => {
  const before = (await pull()).last_id;
  await add(OTHER, ...Array.from({ length: 30 }, (_, index) => `${index}`));
  await add(BUYER, "1");
  await add(OTHER, "30");
  const { list, last_id } = await pull(before);
  expect(list.map(({ id }) => id)).toEqual([before + 1]);
  expect(last_id).toBe(before + 1);
  await add(OTHER, "31");
  expect((await pull(last_id)).last_id).toBe(last_id);
});

it("names the user by a topic that says nothing", async () => {
  expect((await pull()).topic).toBe(accountTopic(test.deps.config.internalSecret, BUYER));
  expect((await pull()).topic).toMatch(/^[\w-]{43}$/);
});

it("records messages, and that they have been read", async () => {
  const { last_id } = await pull();
  const about = { goods_id: 1001, party: "seller" } as const;
  const sent = await buyer.call("sendMessage", { ...about, text: "在吗", request_id: "request-1" });
  const message_id = sent.data.list.at(-1)?.message_id ?? 0;
  await buyer.call("readMessages", { ...about, message_id });
  expect(
    (await pull(last_id)).list.map(({ kind, reference, state }) => [kind, reference, state]),
  ).toEqual([
    ["message", "1001", "buyer"],
    ["message", "1001", "auto"],
    ["message", "1001", "read"],
  ]);
});

it("records nothing of a transaction that is rolled back", async () => {
  const { last_id } = await pull();
  const rolledBack = test.deps.db.transaction(async (tx) => {
    await tx
      .insert(accountChanges)
      .values({ userId: BUYER, kind: "order", reference: "1", state: "" });
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  expect((await pull(last_id)).list).toEqual([]);
});

it("wakes a user whose login has ended, which the next call is told", async () => {
  await wakes();
  await buyer.call("logoutEverywhere", {});
  expect(await wakes()).toEqual([`account:${BUYER}`]);
  const answer = await buyer.call("accountEvents", { after: 0 });
  expect(answer.code).toBe(50000);
});

it("does not wake anybody when an expired login is deleted after it has ended", async () => {
  await buyer.call("logout", {});
  await wakes();
  await test.deps.db.delete(tokens).where(eq(tokens.userId, BUYER));
  expect(await wakes()).toEqual([]);
});

it("gives each event once and in order, wherever a reader stops and goes on", async () => {
  const steps = fc.array(
    fc.oneof(
      fc.record({ add: fc.constantFrom(BUYER, OTHER), times: fc.integer({ min: 1, max: 150 }) }),
      fc.constant("record" as const),
      fc.record({ keep: fc.nat(120) }),
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      let after = (await pull()).last_id;
      let number = 0;
      const written: string[] = [];
      const read: string[] = [];
      // A reader that breaks off has got some events of an answer, and goes on after the last of them.
      const readSome = async (keep: number) => {
        const { list, last_id, complete } = (await buyer.call("accountEvents", { after })).data;
        expect(complete).toBe(true);
        const kept = list.slice(0, keep);
        read.push(...kept.map(({ reference }) => reference));
        after = kept.length === list.length ? last_id : (kept.at(-1)?.id ?? after);
        return list.length;
      };
      for (const step of all) {
        if (step === "record") await recordEvents(test.deps.db);
        else if ("keep" in step) await readSome(step.keep);
        else {
          const references = Array.from({ length: step.times }, (_, index) => `${number + index}`);
          number += step.times;
          await add(step.add, ...references);
          if (step.add === BUYER) written.push(...references);
        }
      }
      while (await recordEvents(test.deps.db));
      while ((await readSome(1000)) > 0);
      expect(read).toEqual(written);
    }),
    { numRuns: 8 },
  );
});

it("says that events are missing after they have been deleted, and for an id that was never given", async () => {
  await add(BUYER, "1");
  await add(BUYER, "2");
  const { last_id } = await pull();
  expect((await pull(last_id)).complete).toBe(true);
  expect((await pull(last_id + 1)).complete).toBe(false);
  await test.deps.db.update(accountEvents).set({ createdAt: sql`now() - interval '8 days'` });
  await deleteOldEvents(test.deps);
  expect(await pull(last_id)).toMatchObject({ complete: true, last_id, list: [] });
  expect(await pull(last_id - 2)).toMatchObject({ complete: false, last_id });
});

it("goes on after the last place of a user whose events have all been deleted", async () => {
  await add(BUYER, "1");
  const { last_id } = await pull();
  await test.deps.db.delete(accountEvents).where(eq(accountEvents.userId, BUYER));
  await add(BUYER, "2");
  expect(await pull(last_id)).toMatchObject({
    complete: true,
    list: [{ id: last_id + 1, reference: "2" }],
  });
});

it("announces once that a receipt confirms itself soon", async () => {
  const orderNum = await place();
  const now = test.clock.now();
  const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
  const delivered = { deliveringAt: now, deliveredAt: now, deliveryNote: "1", confirmBy: at(13) };
  const set = (status: "delivered" | "pending") =>
    withoutTriggers(test.deps.db, (tx) =>
      tx
        .update(orders)
        .set({ status, deliverBy: now, ...delivered })
        .where(eq(orders.orderNum, orderNum)),
    );
  await set("delivered");
  const { last_id } = await pull();
  await announceDeadlines(test.deps);
  expect((await pull(last_id)).list).toEqual([]);
  await test.clock.advance(2 * 3600);
  for (let round = 0; round < 2; round += 1) await announceDeadlines(test.deps);
  await recordEvents(test.deps.db);
  await announceDeadlines(test.deps);
  expect((await pull(last_id)).list).toMatchObject([
    { kind: "deadline", reference: orderNum, state: "receipt" },
  ]);
  // The books of the next test have no payment of it.
  await set("pending");
});
