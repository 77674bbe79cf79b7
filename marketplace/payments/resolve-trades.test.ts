import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { orders, paymentTrades } from "../database/schema";
import type { Deps } from "../deps";
import type { Queried } from "../providers/payments/provider";
import { ensureTrade } from "./ensure-trade";
import { followTradeOf } from "./follow-trade";
import { sweepRefunds } from "./refunds";
import { resolveDueTrades, resolveIfDue } from "./resolve-trades";

const BUYER = 1;
const PAY_WINDOW_S = 15 * 60;

const test = useTestApp();
let orderNum: string;

beforeEach(async () => {
  orderNum = (await placeOrder(test, BUYER)).order.order_num;
});

const trade = async () => {
  const { db } = test.deps;
  const [row] = await db.select().from(paymentTrades).where(eq(paymentTrades.orderNum, orderNum));
  if (!row) throw new Error(`no trade of ${orderNum}`);
  return row;
};
const order = async () => {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  if (!row) throw new Error(`no order ${orderNum}`);
  return row;
};

/** Stubs Alipay's queries with a list of answers, of which the last repeats. */
function withAnswers(...answers: [Queried, ...Queried[]]) {
  const query = jest.fn(
    async (_orderNum: string) => (answers.length > 1 ? answers.shift() : answers[0]) as Queried,
  );
  const close = jest.fn(async () => ({ state: "paid" }) as const);
  const alipay = Object.assign(Object.create(test.deps.payments.alipay ?? {}), { query, close });
  const [error, warn] = [jest.fn(), jest.fn()];
  const log = { ...test.deps.log, error, warn } as never;
  const deps: Deps = { ...test.deps, log, payments: { alipay } };
  return { deps, query, error, warn };
}
const paid = async (amountFen?: number): Promise<Queried> => ({
  ...{ state: "paid", tradeNum: "2026030122001" },
  amountFen: amountFen ?? (await order()).totalFen,
});

describe("a trade after its deadline", () => {
  beforeEach(() => test.clock.advance(PAY_WINDOW_S));

  it("is unchanged when its provider is no longer configured", async () => {
    const deps = { ...test.deps, payments: {} };
    await resolveDueTrades(deps);
    await resolveIfDue(deps, orderNum);
    await sweepRefunds(deps);
    expect(await trade()).toMatchObject({ state: "waiting", checks: 0 });
  });

  it("is queried by one of two concurrent processes", async () => {
    const { deps, query } = withAnswers({ state: "closed" });
    await Promise.all([resolveDueTrades(deps), resolveDueTrades(deps)]);
    expect(query).toHaveBeenCalledTimes(1);
    expect(await trade()).toMatchObject({ state: "closed", checks: 1 });
  });

  it("is queried when its time was stored with microseconds", async () => {
    const { deps, query } = withAnswers({ state: "closed" });
    await deps.db
      .update(paymentTrades)
      .set({ checkAt: sql`${paymentTrades.checkAt} - interval '123 microseconds'` });
    await resolveDueTrades(deps);
    expect(query).toHaveBeenCalledTimes(1);
    expect(await trade()).toMatchObject({ state: "closed" });
  });

  it("is queried in the order: those that buyers watch, then the newest", async () => {
    const { deps, query } = withAnswers({ state: "closed" });
    const { createdAt, ...first } = await trade();
    const seconds = (count: number) => new Date(createdAt.getTime() + count * 1000);
    const others = [
      { ...first, orderNum: "newest", createdAt: seconds(9) },
      { ...first, orderNum: "watched", createdAt: seconds(-9), queriedAt: seconds(60) },
      {
        ...first,
        orderNum: "watched-until-lately",
        createdAt: seconds(-9),
        queriedAt: seconds(90),
      },
      {
        ...first,
        orderNum: "queried-by-sweep",
        createdAt: seconds(5),
        checks: 1,
        queriedAt: seconds(99),
      },
    ];
    await deps.db.insert(paymentTrades).values(others);
    await resolveDueTrades(deps);
    expect(query.mock.calls.flat()).toEqual([
      "watched-until-lately",
      "watched",
      "newest",
      "queried-by-sweep",
      orderNum,
    ]);
  });

  it("is found paid when the buyer paid between the query and the close", async () => {
    const { deps } = withAnswers({ state: "waiting" }, await paid());
    await resolveIfDue(deps, orderNum);
    expect((await order()).status).toBe("paid");
  });

  it("is queried again later when the provider contradicts itself", async () => {
    const { deps, warn } = withAnswers({ state: "waiting" });
    await resolveIfDue(deps, orderNum);
    expect(await trade()).toMatchObject({ state: "waiting", checks: 1 });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ orderNum, reason: "contradiction" }),
      expect.any(String),
    );
  });

  it("is not queried again when the paid amount differs from the order's, and is refunded", async () => {
    const { deps, warn } = withAnswers(await paid(1));
    await resolveIfDue(deps, orderNum);
    expect((await order()).status).toBe("pending");
    expect(await trade()).toMatchObject({ state: "paid" });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ orderNum, reason: "refund_wrong_amount" }),
      "surplus payment refunded",
    );
  });

  it("is logged as an error when no payment can have the amount", async () => {
    const { deps, error } = withAnswers(await paid(0));
    await resolveIfDue(deps, orderNum);
    expect((await order()).status).toBe("pending");
    expect(error).toHaveBeenCalledWith(
      expect.objectContaining({ orderNum, result: "wrong_amount" }),
      "paid trade does not match its order",
    );
  });
});

describe("a trade whose buyer polls", () => {
  beforeEach(() => test.clock.advance(10));

  it("is queried once for two concurrent polls", async () => {
    const { deps, query } = withAnswers({ state: "waiting" });
    expect(
      await Promise.all([followTradeOf(deps, orderNum), followTradeOf(deps, orderNum)]),
    ).toEqual(["waiting", "waiting"]);
    expect(query).toHaveBeenCalledTimes(1);
  });

  it("stays waiting when its provider is no longer configured", async () => {
    expect(await followTradeOf({ ...test.deps, payments: {} }, orderNum)).toBe("waiting");
  });

  it("stays waiting when the paid amount differs from the order's", async () => {
    const { deps } = withAnswers(await paid(1));
    expect(await followTradeOf(deps, orderNum)).toBe("waiting");
    expect((await order()).status).toBe("pending");
  });

  it("stays waiting when the provider does not answer", async () => {
    const { deps } = withAnswers({ state: "unknown", reason: "timeout" });
    expect(await followTradeOf(deps, orderNum)).toBe("waiting");
  });
});

describe("the text of a QR code", () => {
  it("is empty for an order that is paid from the balance", async () => {
    const fromBalance = { ...(await order()), channelId: 0 };
    expect(await ensureTrade(test.deps, fromBalance, "商品")).toBe("");
  });

  it("is empty when the provider is no longer configured", async () => {
    expect(await ensureTrade({ ...test.deps, payments: {} }, await order(), "商品")).toBe("");
  });

  it.each(["cancelled", "paid"])(
    "is empty for an order without a trade that is %s",
    async (status) => {
      const { db } = test.deps;
      await db.delete(paymentTrades).where(eq(paymentTrades.orderNum, orderNum));
      expect(await ensureTrade(test.deps, { ...(await order()), status }, "商品")).toBe("");
      expect(await db.$count(paymentTrades, eq(paymentTrades.orderNum, orderNum))).toBe(0);
    },
  );
});
