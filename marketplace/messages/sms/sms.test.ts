import { SMS_KINDS, type SmsKind } from "@storefront/contract/account/sms-kinds";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc, eq, inArray, sql } from "drizzle-orm";
import fc from "fast-check";
import { accountChanges, smsNoticeChoices, smsNotices, users } from "../../database/schema";
import { recordEvents } from "../../events/events";
import { erasePersonalData } from "../../personal-data/personal-data";
import { SmsRefused } from "../../providers/sms/sender";
import { deleteOldSms } from "./delete-old-sms";
import { sendDueSms } from "./send-due-sms";

const BUYER = 1;
/** Another account, linked to the buyer in one test. */
const CLOSED = 2;
const ORDER = "20260301100000654321";

const test = useTestApp();
let token: string;

beforeEach(async () => {
  token = await test.tokenOf(BUYER);
});

const choose = (...kinds: SmsKind[]) => test.request("chooseSmsNotices", { kinds }, { token });
type Change = Pick<typeof accountChanges.$inferInsert, "kind" | "state" | "reference">;
/** Changes of the buyer, as triggers write them, which are then recorded. */
async function happen(...changes: (Omit<Change, "reference"> & { reference?: string })[]) {
  await test.deps.db
    .insert(accountChanges)
    .values(changes.map((change) => ({ userId: BUYER, reference: ORDER, ...change })));
  while (await recordEvents(test.deps.db));
}
const states = async () => {
  const rows = await test.deps.db.select().from(smsNotices).orderBy(asc(smsNotices.id));
  return rows.map(({ state }) => state);
};
const refuse = (error: Error) => ({
  ...test.deps,
  sms: { ...test.deps.sms, notify: () => Promise.reject(error) },
});

it("chooses nothing at first, and stores what is chosen", async () => {
  const { data } = await test.request("smsNotices", {}, { token });
  expect(data).toEqual({ available: true, phone: "138****8000", kinds: [] });
  expect((await choose("deadline", "delivered", "delivered")).data.kinds).toEqual([
    "delivered",
    "deadline",
  ]);
  expect((await choose()).data.kinds).toEqual([]);
});

it("refuses a kind that does not exist", async () => {
  const answer = await test.request("chooseSmsNotices", { kinds: ["all"] } as never, { token });
  expect(answer.code).not.toBe(0);
});

it("sends what was chosen, with the end of the order's number", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" }, { kind: "after_sale", state: "accepted" });
  expect(await sendDueSms(test.deps)).toBe(1);
  expect(test.sentOrderSms).toEqual([
    {
      id: expect.stringMatching(/^notice-\d+$/),
      phone: "13800138000",
      kind: "delivered",
      orderTail: "654321",
      content: "订单（尾号 654321）已交付，请用手机查看并核对。",
    },
  ]);
  expect(await sendDueSms(test.deps)).toBe(0);
  expect(await states()).toEqual(["sent"]);
});

it.each([
  [
    "one delivery",
    [
      ["order", "delivered"],
      ["order", "delivered"],
    ],
    ["delivered"],
  ],
  ["a boost that is done", [["boost", "done"]], ["delivered"]],
  [
    "an accepted request and its refund",
    [
      ["after_sale", "accepted"],
      ["order", "refunded"],
    ],
    ["refund"],
  ],
  [
    "each refusal",
    [
      ["after_sale", "refused"],
      ["after_sale", "refused"],
    ],
    ["refund", "refund"],
  ],
  [
    "each deadline",
    [
      ["deadline", "receipt"],
      ["deadline", "rental"],
    ],
    ["deadline", "deadline"],
  ],
  [
    "none of a payment or message",
    [
      ["order", "paid"],
      ["message", "staff"],
      ["coupon", "unused"],
    ],
    [],
  ],
] as const)("sends one SMS of each occasion: %s", async (_, changes, kinds) => {
  await choose(...SMS_KINDS);
  for (const [kind, state] of changes) await happen({ kind, state });
  await sendDueSms(test.deps);
  expect(test.sentOrderSms.map(({ kind }) => kind)).toEqual(kinds);
});

it("drops what is no longer wanted, what has no number, and what the operator no longer sends", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" });
  await choose();
  await sendDueSms(test.deps);
  await choose("delivered");
  await happen({ kind: "order", state: "delivered", reference: `${ORDER}2` });
  const stored = { phone: null, phoneHash: null, phoneTailHash: null, phoneSealed: null };
  await test.deps.db.update(users).set(stored).where(eq(users.id, BUYER));
  await sendDueSms(test.deps);
  await happen({ kind: "order", state: "delivered", reference: `${ORDER}3` });
  await sendDueSms({ ...test.deps, sms: { send: test.deps.sms.send } });
  expect(await states()).toEqual(["dropped", "dropped", "dropped"]);
  expect(test.sentOrderSms).toEqual([]);
});

it("tries what the gateway refuses three times, then gives up", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" });
  const deps = refuse(new SmsRefused("busy"));
  for (const seconds of [0, 60, 600]) {
    await test.clock.advance(seconds - 1);
    if (seconds > 0) expect(await sendDueSms(deps)).toBe(0);
    await test.clock.advance(1);
    expect(await sendDueSms(deps)).toBe(1);
  }
  await test.clock.advance(3600);
  expect(await sendDueSms(deps)).toBe(0);
  expect(await states()).toEqual(["failed"]);
});

it("never sends again what may have been sent", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" });
  await sendDueSms(refuse(new Error("socket hang up")));
  await happen({ kind: "order", state: "delivered", reference: `${ORDER}2` });
  // Its process ends between claim and outcome.
  await test.deps.db
    .update(smsNotices)
    .set({ state: "sending" })
    .where(eq(smsNotices.state, "due"));
  await test.clock.advance(3600);
  await sendDueSms(test.deps);
  expect(await states()).toEqual(["unknown", "unknown"]);
  expect(test.sentOrderSms).toEqual([]);
});

it("leaves to the next process what it has not begun when the program stops", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" });
  await sendDueSms(test.deps, AbortSignal.abort());
  expect(await states()).toEqual(["due"]);
  await sendDueSms(test.deps);
  expect(await states()).toEqual(["sent"]);
});

it("sends at most ten a day to a user", async () => {
  await choose("delivered");
  const orders = Array.from({ length: 12 }, (_, index) => `${ORDER}${index}`);
  for (const reference of orders) {
    await happen({ kind: "order", state: "delivered", reference });
    await sendDueSms(test.deps);
  }
  expect(test.sentOrderSms).toHaveLength(10);
});

it("counts what was sent to the accounts that the buyer has closed", async () => {
  await choose("delivered");
  const orders = Array.from({ length: 10 }, (_, index) => `${ORDER}${index}`);
  await happen(
    ...orders.map((reference) => ({ kind: "order", state: "delivered", reference }) as const),
  );
  await sendDueSms(test.deps);
  await test.deps.db.update(smsNotices).set({ userId: CLOSED });
  const one = { kind: "order", state: "delivered", reference: `${ORDER}x` } as const;
  await happen(one);
  await sendDueSms(test.deps);
  expect(test.sentOrderSms).toHaveLength(11);
  await test.deps.db
    .update(users)
    .set({ personId: 1 })
    .where(inArray(users.id, [BUYER, CLOSED]));
  await happen({ ...one, reference: `${ORDER}y` });
  await sendDueSms(test.deps);
  expect(test.sentOrderSms).toHaveLength(11);
});

it("deletes choices and SMS with the account", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" });
  await erasePersonalData(test.deps.db, test.deps.config, BUYER, test.clock.now());
  expect(await states()).toEqual([]);
  expect(await test.deps.db.select().from(smsNoticeChoices)).toEqual([]);
});

it("deletes SMS after a month", async () => {
  await choose("delivered");
  await happen({ kind: "order", state: "delivered" });
  expect(await deleteOldSms(test.deps)).toBe(0);
  await test.deps.db.update(smsNotices).set({ createdAt: sql`now() - interval '31 days'` });
  expect(await deleteOldSms(test.deps)).toBe(1);
});

it("sends each SMS once, also when sending fails", async () => {
  const outcome = fc.constantFrom("sent", "refused", "broken", "stopped");
  const step = fc.record({ order: fc.nat(3), outcomes: fc.array(outcome, { maxLength: 4 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      await test.reset();
      token = await test.tokenOf(BUYER);
      await choose("delivered");
      const accepted: string[] = [];
      for (const { order, outcomes } of steps) {
        await happen({ kind: "order", state: "delivered", reference: `${ORDER}${order}` });
        for (const result of outcomes) {
          const notify = async ({ id }: { id: string }) => {
            if (result === "refused") throw new SmsRefused("refused");
            accepted.push(id);
            if (result === "broken") throw new Error("broken after it was accepted");
          };
          const signal = result === "stopped" ? AbortSignal.abort() : undefined;
          await sendDueSms({ ...test.deps, sms: { ...test.deps.sms, notify } }, signal);
          await test.clock.advance(601);
        }
      }
      expect(new Set(accepted).size).toBe(accepted.length);
    }),
    { numRuns: 15 },
  );
});
