import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { type OrderAction, performAction } from "@storefront/testbed/marketplace/order-actions";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import type { TestApp } from "@storefront/testbed/marketplace/test-app";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { sweepBoosts } from "../boosts/boosts";
import { figureCollectors } from "../collect-figures";
import { boostOrders, goods, orders, sweepFailures } from "../database/schema";
import { sweepGroups } from "../groups/groups";
import { sweepDeliveries } from "../orders/orders";
import { resolveDueTrades, sweepRefunds } from "../payments/payments";
import { sweepAfterSales } from "../refunds/refunds";
import { sweepRentals } from "../rentals/rentals";
import type { SweepKind } from "./attempts";

const HOUR_S = 3600;

const t = useTestApp();
let mend = async () => {};

beforeEach(() =>
  t.deps.db.update(goods).set({ deliveryType: 1, deliveryHours: 24 }).where(eq(goods.id, 1011)),
);
afterEach(async () => {
  await mend();
  mend = async () => {};
});

interface Case {
  item: OrderAction["kind"];
  /** What is done with both orders. */
  steps: readonly (OrderAction["act"] | "payUnnoticed")[];
  /** Seconds until both are due. */
  waitS: number;
  sweep: (deps: TestApp["deps"]) => Promise<unknown>;
  /** The status of a settled order. */
  becomes: string;
}

const UNPAID: Case = {
  ...{ item: "manual", steps: [], waitS: HOUR_S / 4 },
  ...{ sweep: sweepUnpaid, becomes: "expired" },
};
const UNNOTICED: Case = {
  ...{ item: "manual", steps: ["payUnnoticed"], waitS: HOUR_S / 4 },
  ...{ sweep: sweepUnpaid, becomes: "paid" },
};

const sweepUnpaidBoosts = async (deps: TestApp["deps"]) => {
  await resolveDueTrades(deps);
  return sweepBoosts(deps);
};

const CASES: Partial<Record<SweepKind, Case>> = {
  orders: UNPAID,
  payments: UNNOTICED,
  boosts: {
    ...{ item: "boost", steps: [], waitS: HOUR_S / 4 },
    ...{ sweep: sweepUnpaidBoosts, becomes: "expired" },
  },
  boost_refunds: {
    ...{ item: "boost", steps: ["pay"], waitS: 24 * HOUR_S },
    ...{ sweep: sweepBoosts, becomes: "refund_due" },
  },
  boost_receipts: {
    ...{ item: "boost", steps: ["pay", "deliver"], waitS: 72 * HOUR_S },
    ...{ sweep: sweepBoosts, becomes: "completed" },
  },
  deliveries: {
    ...{ item: "manual", steps: ["pay"], waitS: 24 * HOUR_S },
    ...{ sweep: sweepDeliveries, becomes: "refund_due" },
  },
  receipts: {
    ...{ item: "manual", steps: ["pay", "deliver"], waitS: 72 * HOUR_S },
    ...{ sweep: sweepDeliveries, becomes: "completed" },
  },
  groups: {
    ...{ item: "group", steps: ["pay"], waitS: 24 * HOUR_S },
    ...{ sweep: sweepGroups, becomes: "refund_due" },
  },
  refunds: {
    ...{ item: "manual", steps: ["cancel", "pay"], waitS: 0 },
    ...{ sweep: sweepRefunds, becomes: "refunded" },
  },
  after_sales: {
    ...{ item: "manual", steps: ["pay", "deliver", "ask"], waitS: 48 * HOUR_S },
    ...{ sweep: sweepAfterSales, becomes: "refund_due" },
  },
};

/** Each buyer buys one, a second apart. @returns the order numbers, the one that is due first in front */
async function buyTwo({ item, steps }: Case): Promise<[string, string]> {
  const made: string[] = [];
  for (const act of ["buy", ...steps] as const) {
    for (const [which, buyer] of ([1, 2] as const).entries()) {
      if (act === "payUnnoticed") {
        await t.simulators.alipay.pay(made[which] ?? "", { timing: "lost" });
      } else {
        await performAction(t, { act, kind: item, buyer, which }, made);
      }
      await t.clock.advance(1);
    }
  }
  const [first = "", second = ""] = made;
  return [first, second];
}

const tableOf = (orderNum: string) => (isBoostNum(orderNum) ? boostOrders : orders);
async function statusOf(orderNum: string): Promise<string | undefined> {
  const table = tableOf(orderNum);
  const [row] = await t.deps.db
    .select({ status: sql<string>`${table.status}` })
    .from(table)
    .where(eq(table.orderNum, orderNum));
  return row?.status;
}
const failures = () => t.deps.db.select().from(sweepFailures);

const plant = async (orderNum: string) => {
  const table = isBoostNum(orderNum) ? "boost_orders" : "orders";
  mend = await refuseUpdates(t.deps.db, table, `old.order_num = '${orderNum}'`);
};

describe.each(Object.entries(CASES))(
  "a sweep of %s with an item that always fails",
  (kind, one) => {
    it("settles the next item, lets the failing one wait, and settles it once it can be", async () => {
      const [stuck, other] = await buyTwo(one);
      await plant(stuck);
      await t.clock.advance(one.waitS);
      await one.sweep(t.deps);
      expect(await statusOf(other)).toBe(one.becomes);
      expect(await statusOf(stuck)).not.toBe(one.becomes);
      const [failure] = (await failures()).filter((failed) => failed.kind === kind);
      expect(failure).toMatchObject({ tries: 1, cause: expect.stringContaining("planted in") });

      await one.sweep(t.deps);
      expect((await failures()).filter((failed) => failed.kind === kind)).toEqual([failure]);

      await mend();
      mend = async () => {};
      for (const wait of [60, 120, 240]) {
        await t.clock.advance(wait);
        await one.sweep(t.deps);
      }
      expect(await statusOf(stuck)).toBe(one.becomes);
      expect(await failures()).toEqual([]);
    });
  },
);

it("records a rental that cannot be closed, and closes it once it can be", async () => {
  const rent = { item: "rent", steps: ["pay"] } as const;
  const [stuck] = await buyTwo({ ...rent, waitS: 0, sweep: sweepRentals, becomes: "" });
  mend = await refuseUpdates(t.deps.db, "rentals", "true");
  await t.clock.advance(5 * HOUR_S);
  expect(await sweepRentals(t.deps)).toBe(0);
  expect(await failures()).toMatchObject([{ kind: "rentals", item: stuck, tries: 1 }]);
  await mend();
  mend = async () => {};
  await t.clock.advance(30);
  expect(await sweepRentals(t.deps)).toBe(1);
  expect(await failures()).toEqual([]);
});

it("waits longer after each failure, at most an hour", async () => {
  const [stuck] = await buyTwo(UNPAID);
  await plant(stuck);
  await t.clock.advance(HOUR_S);
  const waits: number[] = [];
  for (let tries = 1; tries <= 9; tries += 1) {
    await sweepUnpaid(t.deps);
    const [failure] = await failures();
    expect(failure?.tries).toBe(tries);
    const waitS = ((failure?.nextAt.getTime() ?? 0) - t.clock.now().getTime()) / 1000;
    waits.push(waitS);
    await t.clock.advance(waitS);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
});

it("reports a failing item as overdue since its first failure, and as failing", async () => {
  const [stuck] = await buyTwo(UNNOTICED);
  await plant(stuck);
  await t.clock.advance(HOUR_S / 4);
  await sweepUnpaid(t.deps);
  await t.clock.advance(600);
  await sweepUnpaid(t.deps);
  const figures = new Map<string, number>();
  for (const collect of figureCollectors(t.deps, undefined)) {
    await collect({
      count: () => {},
      observe: () => {},
      set: (name, labels, value) => figures.set([name, ...Object.values(labels)].join(" "), value),
    });
  }
  expect(figures.get("sweep_items_failing payments")).toBe(1);
  expect(figures.get("overdue_seconds payments")).toBeCloseTo(600, 0);
  expect(figures.get("sweep_items_failing groups")).toBe(0);
});

it("throws when the items cannot even be found", async () => {
  await t.deps.db.execute(sql`alter table group_buys rename to group_buys_gone`);
  await expect(sweepGroups(t.deps)).rejects.toThrow();
  await t.deps.db.execute(sql`alter table group_buys_gone rename to group_buys`);
});
