import { runs } from "@storefront/testbed/jest/test-scope";
import { orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { UNLIMITED } from "@storefront/testbed/marketplace/unlimited";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { users } from "../../database/schema";
import { cooldownSeconds } from "../../domain/orders/order-limits";
import { findBlockers } from "../personal-data/deletion-blockers";
import { erasePersonalData } from "../personal-data/erase-personal-data";
import { forgetPersons, linkWechat } from "./link-persons";
import { findOrRegister } from "./users";

const PHONES = ["18600000001", "18600000002"] as const;
const IDENTITY = "an-identity";
/** 28.00 yuan, 3.00 off a first order. */
const GOODS = 1008;
const [CLAIMED, COOLDOWN] = [30419, 30426];
const DAY_MS = 86_400_000;
const KEPT_MS = 180 * DAY_MS;
const limits = { ...UNLIMITED.orderLimits, cooldownS: 300 };

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp({ ...UNLIMITED, orderLimits: limits });
});
afterAll(() => test.close());

const phone = fc.constantFrom(...PHONES);
const ACTIONS = ["open", "close", "bind", "claim", "buy", "buy", "cancel", "cancel"] as const;
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom(...ACTIONS), phone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      seconds: fc.constantFrom(60, 901, 4000, KEPT_MS / 1000),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

interface PlacedOrder {
  orderNum: string;
  createdAt: number;
  endedAt: number | null;
  isCancelled: boolean;
}

interface Account {
  userId: number;
  phone: string;
  hasIdentity: boolean;
  hasClaimed: boolean;
  orders: PlacedOrder[];
  closedAt: number | null;
  isForgotten: boolean;
  person: object;
}

/** The rules as they are for somebody who only ever has one account, and who has which. */
class Model {
  readonly accounts: Account[] = [];

  live(phoneNumber: string): Account | undefined {
    return this.accounts.find(({ phone: own, closedAt }) => own === phoneNumber && !closedAt);
  }

  /** All accounts that count as one with this. */
  personOf({ person }: Account): Account[] {
    return this.accounts.filter((each) => each.person === person && !each.isForgotten);
  }

  register(userId: number, phoneNumber: string): void {
    const before = this.accounts.find((each) => each.phone === phoneNumber && !each.isForgotten);
    const person = before?.person ?? {};
    const empty = { hasIdentity: false, hasClaimed: false, closedAt: null, isForgotten: false };
    this.accounts.push({ userId, phone: phoneNumber, person, orders: [], ...empty });
  }

  bind(account: Account): void {
    const other = this.accounts.find((each) => each.hasIdentity && !each.isForgotten);
    account.hasIdentity = true;
    if (!other) return;
    for (const each of this.personOf(account)) each.person = other.person;
  }

  hasUnpaid = (accounts: readonly Account[]) =>
    accounts.some(({ orders }) => orders.some(({ endedAt }) => endedAt === null));

  waitMs(account: Account, now: number): number {
    const past = this.personOf(account)
      .flatMap(({ orders }) => orders)
      .filter(({ createdAt, endedAt }) => createdAt > now - DAY_MS && endedAt !== null);
    const cancelled = past.filter(({ isCancelled }) => isCancelled).length;
    const wait = cooldownSeconds({ expired: past.length - cancelled, cancelled }, limits) * 1000;
    return Math.max(...past.map(({ endedAt }) => endedAt ?? 0), 0) + wait - now;
  }

  pass(now: number): void {
    for (const account of this.accounts) {
      account.isForgotten ||= account.closedAt !== null && account.closedAt <= now - KEPT_MS;
      for (const order of account.orders) {
        const deadline = order.createdAt + 900_000;
        if (order.endedAt === null && deadline <= now) order.endedAt = deadline;
      }
    }
  }
}

let token = "";
const { draft, build } = orderCalls(() => ({ test, token }));

async function perform(model: Model, step: Action): Promise<void> {
  const { deps, clock } = test;
  if (step.act === "wait") {
    await clock.advance(step.seconds);
    await sweepUnpaid(deps);
    await forgetPersons(deps);
    return model.pass(clock.now().getTime());
  }
  const account = model.live(step.phone);
  if (step.act === "open") {
    const userId = await findOrRegister(deps, step.phone);
    if (account) expect(userId).toBe(account.userId);
    else model.register(userId, step.phone);
  }
  if (!account) return;
  token = await test.tokenOf(account.userId);
  await ACTS[step.act](model, account, clock.now().getTime());
}

const ACTS: Readonly<
  Record<
    (typeof ACTIONS)[number],
    (model: Model, account: Account, now: number) => Promise<void> | void
  >
> = {
  open() {},
  async close(model, account, now) {
    const { db, config } = test.deps;
    const blockers = await findBlockers(db, account.userId);
    expect(blockers.length > 0).toBe(model.hasUnpaid([account]));
    if (blockers.length > 0) return;
    await db.transaction((tx) => erasePersonalData(tx, config, account.userId, new Date(now)));
    account.closedAt = now;
  },
  async bind(model, account) {
    if (model.accounts.some(({ hasIdentity, closedAt }) => hasIdentity && !closedAt)) return;
    const { db, config } = test.deps;
    const { userId } = account;
    await db.transaction(async (tx) => {
      await tx.update(users).set({ wechatUnionId: IDENTITY }).where(eq(users.id, userId));
      await linkWechat(tx, config, { userId, unionId: IDENTITY });
    });
    model.bind(account);
  },
  async claim(model, account) {
    const had = model.personOf(account).some(({ hasClaimed }) => hasClaimed);
    const claim = { envelope_id: 1, goods_id: 1001 };
    expect((await test.request("receiveEnvelope", claim, { token })).code).toBe(had ? CLAIMED : 0);
    account.hasClaimed = true;
  },
  async buy(model, account, now) {
    const isFirst = !model.hasUnpaid(model.personOf(account));
    const wait = model.waitMs(account, now);
    const { code, data } = await build(await draft(GOODS));
    expect(code).toBe(wait > 0 ? COOLDOWN : 0);
    if (code !== 0) return;
    expect(data.order.price).toBe(isFirst ? "25.00" : "28.00");
    const { order_num: orderNum } = data.order;
    account.orders.push({ orderNum, createdAt: now, endedAt: null, isCancelled: false });
  },
  async cancel(_, account, now) {
    const order = account.orders.findLast(({ endedAt }) => endedAt === null);
    if (!order) return;
    const cancelled = await test.request("orderCancel", { order_num: order.orderNum }, { token });
    expect(cancelled.code).toBe(0);
    Object.assign(order, { endedAt: now, isCancelled: true });
  },
};

it("counts all accounts of a person as one while they are opened, used, bound and closed", async () => {
  const met = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), async (steps) => {
      await test.reset();
      const model = new Model();
      for (const each of PHONES) await perform(model, { act: "open", phone: each });
      for (const step of steps) await perform(model, step);
      for (const account of model.accounts) {
        if (account.closedAt !== null) met.add("closed");
        if (account.isForgotten) met.add("forgotten");
        if (model.personOf(account).length > 1) met.add("several accounts");
      }
    }),
    runs(8, 150, 40),
  );
  expect([...met].sort()).toEqual(["closed", "forgotten", "several accounts"]);
}, 600_000);
