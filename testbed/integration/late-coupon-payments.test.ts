import { yuanToFen } from "@storefront/contract/money";
import { cardSecrets, orders, userEnvelopes } from "@storefront/marketplace/database/schema";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { eq } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { casesInScope, everyNth, sampledCases } from "../jest/test-scope";
import { asUser } from "../marketplace/as-user";
import { SPECS } from "../marketplace/fixed-listings";
import { sweepUnpaid } from "../marketplace/sweep-unpaid";
import { UNLIMITED } from "../marketplace/unlimited";
import { useTestApp } from "../marketplace/use-test-app";

const BUYER = 1;
/** The buyer's only coupon for the goods: 10 yuan. */
const COUPON = 1;
const GOODS = { goods_id: 1001, goods_spec_id: SPECS.third };
/** After this time unpaid orders expire. */
const UNPAID_S = 16 * 60;
const TIMEOUT_MS = 3_600_000;

/** What happens to each of three orders with the same coupon, in this order; between them anything of the others. */
const STEPS = ["order", "release", "pay"] as const;
const ORDERS = [0, 1, 2] as const;
type Order = (typeof ORDERS)[number];

/** @returns every sequence of the orders in which each has as many steps as it has left */
function interleavings(left: readonly number[]): Order[][] {
  if (left.every((steps) => steps === 0)) return [[]];
  return ORDERS.flatMap((order) =>
    left[order] === 0
      ? []
      : interleavings(left.map((steps, at) => (at === order ? steps - 1 : steps))).map((rest) => [
          order,
          ...rest,
        ]),
  );
}

const ALL = interleavings(ORDERS.map(() => STEPS.length));
const CHECKED = sampledCases(casesInScope(ALL, everyNth(210)), 20);

/** `none`: refused, because the coupon was taken. */
type State = "none" | "pending" | "paid" | "expired" | "cancelled" | "refund_due";

const test = useTestApp(UNLIMITED, { resets: false });

/** Orders with the coupon. @returns the number and price, or null when the coupon is taken */
async function order(): Promise<{ orderNum: string; fen: number } | null> {
  let isFree = false;
  const buyer = await asUser(test, BUYER);
  const { code, data, order_num } = await submitOrder(buyer, GOODS, ({ envelope }) => {
    isFree = envelope?.user_envelope_id === COUPON;
    return { envelope_id: COUPON };
  });
  expect(code === 0).toBe(isFree);
  return code === 0 ? { orderNum: order_num, fen: yuanToFen(data.order.price) ?? 0 } : null;
}

/** Performs one interleaving. @returns the orders with the state that each must have */
async function perform(sequence: readonly Order[]) {
  const placed: (Awaited<ReturnType<typeof order>> | undefined)[] = [];
  const states: State[] = ORDERS.map(() => "none");
  const step = ORDERS.map(() => 0);
  const isTaken = () => states.some((state) => state === "pending" || state === "paid");
  for (const which of sequence) {
    const act = STEPS[step[which] ?? 0];
    step[which] = (step[which] ?? 0) + 1;
    const orderNum = placed[which]?.orderNum ?? "";
    const state = states[which];
    if (act === "order") {
      const wasTaken = isTaken();
      placed[which] = await order();
      expect(placed[which] === null).toBe(wasTaken);
      if (!wasTaken) states[which] = "pending";
    } else if (act === "release" && which === 1) {
      // The second one is canceled, the others expire.
      const token = await test.tokenOf(BUYER);
      if (orderNum !== "") await test.request("orderCancel", { order_num: orderNum }, { token });
      if (state === "pending") states[which] = "cancelled";
    } else if (act === "release") {
      await test.clock.advance(UNPAID_S);
      await sweepUnpaid(test.deps);
      for (const each of ORDERS) if (states[each] === "pending") states[each] = "expired";
    } else if (orderNum !== "") {
      await payOrder(test, { orderNum, outcome: "paid" });
      states[which] = afterPayment(state, isTaken());
    }
  }
  return ORDERS.map((which) => ({ order: placed[which], state: states[which] }));
}

/** A payment that comes late takes the coupon again, or returns. */
function afterPayment(state: State | undefined, isTaken: boolean): State {
  if (state === "pending") return "paid";
  if (state === "expired") return isTaken ? "refund_due" : "paid";
  return "refund_due";
}

async function expectStates(ends: Awaited<ReturnType<typeof perform>>): Promise<void> {
  const { db } = test.deps;
  for (const { order: placed, state } of ends) {
    if (!placed) continue;
    const [row] = await db.select().from(orders).where(eq(orders.orderNum, placed.orderNum));
    const expected = state === "refund_due" ? "refunded" : state;
    expect(row).toMatchObject({ status: expected, totalFen: placed.fen, envelopeFen: 1_000 });
    expect(await db.$count(cardSecrets, eq(cardSecrets.orderId, row?.id ?? 0))).toBe(
      state === "paid" ? 1 : 0,
    );
    const trade = await test.simulators.alipay.trades.find(placed.orderNum);
    const back = Object.values(trade?.refunds ?? {}).reduce((sum, each) => sum + each.amountFen, 0);
    expect(back).toBe(state === "refund_due" ? placed.fen : 0);
  }
  const states = ends.map(({ state }) => state);
  const [coupon] = await db.select().from(userEnvelopes).where(eq(userEnvelopes.id, COUPON));
  const expected = states.includes("paid")
    ? "used"
    : states.includes("pending")
      ? "held"
      : "unused";
  expect(coupon?.status).toBe(expected);
}

it("has more than a thousand interleavings of three orders", () => {
  expect(ALL).toHaveLength(1_680);
});

it(
  "uses a coupon once, and returns every payment that cannot use it, in any interleaving of late payments",
  async () => {
    const seen = new Set<State>();
    for (const sequence of CHECKED) {
      await test.reset();
      const performed = await perform(sequence);
      await sweepRefunds(test.deps);
      await expectStates(performed);
      expect(await checkLedger(test.deps.db)).toEqual([]);
      for (const { state } of performed) if (state) seen.add(state);
    }
    // All of them reach every end, or they prove nothing. No order stays canceled: each of them is paid at some time.
    if (CHECKED.length === ALL.length)
      expect([...seen].sort()).toEqual(["none", "paid", "refund_due"]);
    await test.reset();
  },
  TIMEOUT_MS,
);
