import { createLog } from "@storefront/platform/observability/log";
import type { Db } from "../database/db";
import type { Created, PaymentProvider } from "../providers/payments/provider";
import { createTrade } from "./ensure-trade";

const ORDER = {
  orderNum: "20260301000000000001",
  channelId: 1,
  totalFen: 100,
  expiresAt: new Date("2026-03-01T00:15:00Z"),
};
const UNKNOWN: Created = { state: "unknown", reason: "no answer" };

/** Orders from a provider whose answers take this long and say nothing. @returns how often it was asked */
async function triesOf(answerMs: number): Promise<number> {
  const now = jest.spyOn(performance, "now");
  let [time, tries] = [0, 0];
  now.mockImplementation(() => time);
  const create = async () => {
    tries += 1;
    time += answerMs;
    return UNKNOWN;
  };
  const deps = {
    // Not used: no trade was made.
    db: {} as Db,
    payments: { alipay: { create } as unknown as PaymentProvider },
    log: createLog("marketplace", "silent"),
  };
  await expect(createTrade(deps, ORDER, "卡密")).rejects.toMatchObject({ code: 30503 });
  now.mockRestore();
  return tries;
}

it("asks a provider again that has failed at once", async () => {
  expect(await triesOf(20)).toBe(2);
});

it("does not ask one again that hangs, so that the call ends in time", async () => {
  expect(await triesOf(4_000)).toBe(1);
});
