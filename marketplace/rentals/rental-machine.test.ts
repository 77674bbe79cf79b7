import { checkLedger } from "@storefront/operator/check/check-ledger";
import { checkStock } from "@storefront/operator/check/check-stock";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { runs } from "@storefront/testbed/jest/test-scope";
import {
  changePassword,
  deliverRentByHand,
  RENT_DEPOSIT_FEN,
  readOnPhone,
  rentAccount,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { UNLIMITED } from "@storefront/testbed/marketplace/unlimited";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import fc from "fast-check";
import { ledgerTransfers, orders, rentals } from "../database/schema";
import { sweepSettlements } from "../fulfilment/fulfilment";
import { deliverOrder, sweepDeliveries } from "../orders/orders";
import { claimDeposit, sweepClaims, transitionClaim } from "../refunds/refunds";
import { confirmReturn } from "./confirm-return";
import { sweepDeposits } from "./sweep-deposits";
import { sweepRentals } from "./sweep-rentals";

const TIMEOUT_MS = 900_000;

const t = useTestApp(UNLIMITED, { resets: false });

const step = fc.record({
  act: fc.constantFrom(
    ...(["rent", "rent", "return", "return", "confirm", "renew", "renew", "wait"] as const),
    ...(["claim", "claim", "accept", "object", "decide", "withdraw", "deliver"] as const),
    ...(["extend", "extend"] as const),
  ),
  renter: fc.constantFrom(1, 2),
  payType: fc.constantFrom(0, 1),
  /** Index of the rental, from the newest. */
  which: fc.nat(1),
  hours: fc.constantFrom(1, 4, 24, 48),
  perMille: fc.constantFrom(0, 1, 333, 1000),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A claim seldom gets to its end by random steps alone. */
const story = fc.constantFrom<Step["act"][]>(
  ["rent", "return", "claim", "object", "decide"],
  ["rent", "return", "claim", "accept"],
  ["rent", "return", "renew", "rent"],
  ["rent", "deliver", "return", "confirm"],
  ["rent", "deliver", "extend", "wait", "extend"],
);
const steps = fc
  .tuple(story, step, fc.array(step, { minLength: 6, maxLength: 20 }))
  .map(([acts, first, rest]) => [...acts.map((act) => ({ ...first, act, which: 0 })), ...rest]);

interface Made {
  orderNum: string;
  renter: number;
}

async function perform(one: Step, made: Made[], at: number): Promise<void> {
  const { act, renter, payType, hours, perMille } = one;
  if (act === "rent") {
    made.push({ orderNum: await rentAccount(t, renter, { payType }), renter });
    return;
  }
  if (act === "wait") return wait(hours);
  const target = made.at(-1 - one.which);
  if (!target) return;
  const { orderNum } = target;
  const fen = Math.floor((RENT_DEPOSIT_FEN * perMille) / 1000);
  const now = t.clock.now();
  const { db } = t.deps;
  if (act === "return") await returnRented(t, target.renter, orderNum);
  else if (act === "renew") await changePassword(t, orderNum, `NEW-${at}`);
  else if (act === "deliver") await deliverOrder(t.deps, orderNum, `账号 ${at}`);
  else if (act === "confirm") await db.transaction((tx) => confirmReturn(tx, orderNum, now));
  else if (act === "extend") await extend(target, { payType, hours, at });
  else if (act === "claim") {
    const images = { owner: { userId: 2 }, ids: [] };
    const claim = {
      orderNum,
      claimedFen: fen,
      reason: "damaged",
      text: "少了皮肤",
      images,
    } as const;
    await db.transaction((tx) => claimDeposit(tx, claim, now));
  } else {
    const by = ACTORS[act];
    const transition = { act, by, text: "说明", ...(act === "decide" ? { keptFen: fen } : {}) };
    await db.transaction((tx) => transitionClaim(tx, orderNum, transition, now));
  }
}

/** Extends a rental and pays for it; a payment that comes too late is refunded. */
async function extend(
  { orderNum, renter }: Made,
  { payType, hours, at }: Pick<Step, "payType" | "hours"> & { at: number },
): Promise<void> {
  const request = { order_num: orderNum, hours, pay_type: payType };
  const request_id = `extension-of-step-${at}`;
  const token = await t.tokenOf(renter, 1);
  const placed = await t.request("extendRental", { ...request, request_id }, { token });
  if (payType === 0 || placed.code !== 0) return;
  await payOrder(t, { orderNum: placed.data.order_num, outcome: "paid" });
}

const ACTORS = {
  accept: "buyer",
  object: "buyer",
  decide: "operator",
  withdraw: "seller",
} as const;

async function wait(hours: number): Promise<void> {
  await t.clock.advance(hours * 3600);
  await sweepRentals(t.deps);
  await sweepDeposits(t.deps);
  await sweepClaims(t.deps);
  await sweepDeliveries(t.deps);
  await sweepSettlements(t.deps);
}

/** The login code that a renter's phone shows, with the one who sees it. */
async function shownSecrets(made: readonly Made[]): Promise<[string, string][]> {
  const shown: [string, string][] = [];
  for (const { orderNum, renter } of made) {
    await t.request("orderReceive", { order_num: orderNum }, { token: await t.tokenOf(renter, 1) });
    const { secrets } = await readOnPhone(t, renter, orderNum);
    for (const secret of secrets) shown.push([secret, orderNum]);
  }
  return shown;
}

async function expectDeposits(): Promise<void> {
  const transfers = await t.deps.db.select().from(ledgerTransfers);
  const rows = await t.deps.db
    .select()
    .from(rentals)
    .innerJoin(orders, eq(orders.id, rentals.orderId));
  for (const { orders: order, rentals: rental } of rows) {
    const fenOf = (event: string) =>
      transfers
        .filter((each) => each.orderNum === order.orderNum && each.event === event)
        .reduce((sum, { amountFen }) => sum + amountFen, 0);
    const kept = fenOf("deposit_kept");
    expect(kept).toBe(rental.depositKeptFen);
    const settled = rental.depositSettledAt === null ? 0 : order.depositFen - kept;
    expect(fenOf("deposit_return")).toBe(settled);
  }
}

it.each([["automatic"], ["manual"]])(
  "neither shares a login code nor returns a deposit twice in any sequence of steps, %s delivery",
  async (delivery) => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        await t.reset();
        if (delivery === "manual") await deliverRentByHand(t);
        const made: Made[] = [];
        /** The first order that was shown a login code. */
        const seenBy = new Map<string, string>();
        for (const [at, one] of all.entries()) {
          // Refusals are expected: most steps are not possible in most states.
          await perform(one, made, at).catch(() => undefined);
          for (const [secret, orderNum] of await shownSecrets(made)) {
            expect(seenBy.get(secret) ?? orderNum).toBe(orderNum);
            seenBy.set(secret, orderNum);
          }
        }
        await expectDeposits();
        expect(await checkLedger(t.deps.db)).toEqual([]);
        expect(await checkStock(t.deps.db)).toEqual([]);
      }),
      { ...runs(4, 60), interruptAfterTimeLimit: 780_000, markInterruptAsFailure: true },
    );
  },
  TIMEOUT_MS,
);
