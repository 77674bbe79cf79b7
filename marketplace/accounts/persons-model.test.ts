import { submitOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { runs } from "@storefront/testbed/jest/test-scope";
import { type Account, KEPT_MS, PersonModel } from "@storefront/testbed/marketplace/person-model";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { UNLIMITED } from "@storefront/testbed/marketplace/unlimited";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { users } from "../database/schema";
import { erasePersonalData, findBlockers } from "../personal-data/personal-data";
import { forgetPersons, linkWechat } from "./link-persons";
import { findOrRegister } from "./users";

const PHONES = ["18600000001", "18600000002"] as const;
const IDENTITY = "an-identity";
/** 28.00 yuan, 3.00 off a first order. */
const GOODS = 1008;
const [CLAIMED, COOLDOWN] = [30419, 30426];
const limits = { ...UNLIMITED.orderLimits, cooldownS: 300 };

const test = useTestApp({ ...UNLIMITED, orderLimits: limits }, { resets: false });

type Phone = (typeof PHONES)[number];

const phone = fc.constantFrom(...PHONES);
const ACTIONS = ["open", "close", "reopen", "bind", "claim", "buy", "cancel", "churn"] as const;
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ act: fc.constantFrom(...ACTIONS), phone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant("wait" as const),
      seconds: fc.constantFrom(60, 301, 901, 4000, KEPT_MS / 1000),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer A> ? A : never;

const [A, B] = PHONES;
const steps = (phoneNumber: Phone, ...acts: (typeof ACTIONS)[number][]): Action[] =>
  acts.map((act) => ({ act, phone: phoneNumber }));
const wait = (seconds: number): Action[] => [{ act: "wait", seconds }];
/** Lives that reach every rule. */
const EXAMPLES: [Action[]][] = [
  [[...steps(A, "churn", "claim", "churn"), ...wait(301), ...steps(A, "reopen", "claim", "churn")]],
  [
    [
      ...steps(A, "bind", "close"),
      ...steps(B, "bind"),
      ...steps(A, "open", "buy"),
      ...steps(B, "buy"),
    ],
  ],
  [[...steps(A, "close"), ...wait(KEPT_MS / 1000)]],
];

/** What rules met that the account alone would not have met. */
const met = new Set<string>();
let token = "";

async function perform(model: PersonModel, step: Action): Promise<void> {
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
    (model: PersonModel, account: Account, now: number) => Promise<void> | void
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
  async reopen(model, account, now) {
    while (model.hasUnpaid([account])) await ACTS.cancel(model, account, now);
    await ACTS.close(model, account, now);
    await perform(model, { act: "open", phone: account.phone as Phone });
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
    if (had && !account.hasClaimed) met.add("coupon");
    account.hasClaimed ||= !had;
  },
  async buy(model, account, now) {
    const isFirst = !model.hasUnpaid(model.personOf(account));
    const waitMs = model.waitMs(model.personOf(account), now);
    const { code, data } = await submitOrder(callerWith(test.request, token), { goods_id: GOODS });
    expect(code).toBe(waitMs > 0 ? COOLDOWN : 0);
    if (waitMs > 0 && model.waitMs([account], now) <= 0) met.add("wait");
    if (code !== 0) return;
    if (!isFirst && !model.hasUnpaid([account])) met.add("first order");
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
  async churn(model, account, now) {
    for (let count = 0; count < 4; count += 1) {
      await ACTS.buy(model, account, now);
      await ACTS.cancel(model, account, now);
    }
  },
};

it("counts all accounts of a person as one while they are opened, used, bound and closed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 10, maxLength: 40 }), async (life) => {
      await test.reset();
      const model = new PersonModel(limits);
      for (const each of PHONES) await perform(model, { act: "open", phone: each });
      for (const step of life) await perform(model, step);
      if (model.accounts.some(({ isForgotten }) => isForgotten)) met.add("forgotten");
    }),
    { ...runs(8, 150, 40), examples: EXAMPLES },
  );
  expect([...met].sort()).toEqual(["coupon", "first order", "forgotten", "wait"]);
}, 600_000);
