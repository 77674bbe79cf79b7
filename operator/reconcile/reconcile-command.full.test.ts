import { ledgerTransfers, orders, paymentTrades } from "@storefront/marketplace/database/schema";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { runCommand } from "../commands/run-command";
import { COMMAND_PATH } from "../commands/running-marketplace";
import { marketRoutes } from "../market-routes";

const BUYER = 1;
const CHANNELS = { alipay: 1, wxpay: 2 } as const;
/** The test clock's day in China. */
const DAY = "2026-03-01";
const A_DAY_S = 24 * 60 * 60;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

async function order(name: keyof typeof CHANNELS): Promise<string> {
  const choice = { pay_type: CHANNELS[name] };
  return (await placeOrder(buyer, { goods_id: 1011 }, choice)).order.order_num;
}

async function run(...args: string[]) {
  const lines: string[] = [];
  const code = await runCommand(test.deps, args, (line) => lines.push(line));
  return { code, lines };
}
const dayAfter = () => test.clock.advance(1.5 * A_DAY_S);

describe.each(["alipay", "wxpay"] as const)("of %s", (name) => {
  const simulator = () => test.simulators[name];
  const provider = name === "alipay" ? "alipay" : "wechat";
  const reconcile = () => run("reconcile", "--day", DAY, "--provider", provider);

  it("finds no difference on a day with payments and refunds", async () => {
    await simulator().pay(await order(name));
    const cancelled = await order(name);
    await buyer.call("orderCancel", { order_num: cancelled });
    await simulator().pay(cancelled, { underWay: true });
    await sweepRefunds(test.deps);
    await dayAfter();
    expect(await reconcile()).toEqual({
      code: 0,
      lines: [`${provider} ${DAY}: 2 payments, 1 refunds in the bill, 0 differences`],
    });
  });

  it("finds no difference after a second payment, and lists one that was not recorded", async () => {
    const orderNum = await order(name);
    await simulator().pay(orderNum);
    await simulator().payAgain(orderNum);
    await sweepRefunds(test.deps);
    await simulator().payAgain(orderNum, { timing: "lost" });
    await dayAfter();
    const { lines } = await reconcile();
    expect(lines).toEqual([
      `${provider} ${DAY}: 3 payments, 1 refunds in the bill, 1 difference`,
      expect.stringContaining(`twice: payment of order ${orderNum}`),
    ]);
  });

  it("lists a payment that the marketplace was not notified of", async () => {
    const orderNum = await order(name);
    await simulator().pay(orderNum, { timing: "lost" });
    await dayAfter();
    const { code, lines } = await reconcile();
    expect(code).toBe(1);
    expect(lines[0]).toContain("1 difference");
    expect(lines[1]).toMatch(
      new RegExp(`^  state: payment of order ${orderNum}: .*books 0.00, state here waiting\\)$`),
    );
  });

  it("lists a trade that only the provider knows, and one that only the marketplace knows", async () => {
    const known = await order(name);
    await simulator().pay(known);
    const trade = await simulator().trades.find(known);
    await simulator().clear();
    if (trade) await simulator().trades.save({ ...trade, orderNum: "20260301000000000009" });
    await dayAfter();
    const { code, lines } = await reconcile();
    expect(code).toBe(1);
    expect(lines[1]).toContain("missing_here: payment of order 20260301000000000009");
    expect(lines[2]).toContain(`missing_there: payment of order ${known}`);
  });

  it("lists amounts that differ between bill and ledger", async () => {
    const { db } = test.deps;
    const [dearer, misbooked] = [await order(name), await order(name)];
    for (const orderNum of [dearer, misbooked]) await simulator().pay(orderNum);
    const trade = await simulator().trades.find(dearer);
    if (trade) await simulator().trades.save({ ...trade, amountFen: trade.amountFen + 1 });
    const ofOrder = eq(ledgerTransfers.orderNum, misbooked);
    const rebook = (amountFen: number) =>
      withoutTriggers(db, (tx) => tx.update(ledgerTransfers).set({ amountFen }).where(ofOrder));
    await rebook(1);
    await dayAfter();
    const { lines } = await reconcile();
    expect(lines.slice(1).map((line) => line.split(":")[0])).toEqual(["  amount", "  amount"]);
    await rebook(500);
  });

  it("lists a refund that was made but not recorded", async () => {
    const orderNum = await order(name);
    await buyer.call("orderCancel", { order_num: orderNum });
    await simulator().pay(orderNum, { underWay: true });
    simulator().faults.set("refund", "lost", 1);
    await sweepRefunds(test.deps);
    await dayAfter();
    const { lines } = await reconcile();
    expect(lines[1]).toContain(`state: refund ${orderNum}R1`);
    expect(lines[1]).toContain("state here due");
  });

  it("reports in one line that the provider has no bill", async () => {
    await dayAfter();
    simulator().faults.set("bill", "down", 1);
    expect(await reconcile()).toEqual({
      code: 2,
      lines: [`market: ${provider} hands out no bill of ${DAY}: no_answer`],
    });
  });
});

it("compares every configured provider and changes nothing", async () => {
  const { db } = test.deps;
  await test.simulators.alipay.pay(await order("alipay"), { timing: "lost" });
  await dayAfter();
  const read = async () => [await db.select().from(orders), await db.select().from(paymentTrades)];
  const before = await read();
  const { code, lines } = await run("reconcile", "--day", DAY);
  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes("in the bill"))).toHaveLength(2);
  expect(await read()).toEqual(before);
});

it.each([
  [["reconcile"], "--day YYYY-MM-DD is required"],
  [["reconcile", "--day", "2026-02-30"], "must be a day"],
  [["reconcile", "--day", "yesterday"], "must be a day"],
  [["reconcile", "--day", "2026-03-01"], "is made by 10:00"],
  [["reconcile", "--day", "2026-02-01", "--provider", "paypal"], "must be alipay or wechat"],
  [["reconcile", "--daily", "2026-02-01"], "Unknown option '--daily'"],
  [["balance"], "unknown command balance"],
])("rejects %j with a one-line message", async (args, words) => {
  const { code, lines } = await run(...args);
  expect(code).toBe(2);
  expect(lines).toEqual([expect.stringMatching(/^market: /)]);
  expect(lines[0]).toContain(words);
});

it("is executed by a running marketplace for callers with the internal secret", async () => {
  const app = new Hono();
  marketRoutes(app, test.deps);
  const call = (secret: string) =>
    app.request(COMMAND_PATH, {
      method: "POST",
      headers: { "Content-Type": "application/json", "X-Internal-Secret": secret },
      body: JSON.stringify({ args: ["reconcile"] }),
    });
  expect((await call("guessed")).status).toBe(404);
  const answer = await call(test.deps.config.internalSecret);
  expect(await answer.json()).toEqual({
    exit_code: 2,
    lines: ["market: --day YYYY-MM-DD is required"],
  });
});
