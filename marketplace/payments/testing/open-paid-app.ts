import { openTestApp, type TestApp } from "../../testing/test-app";
import { openSimulated, type Simulated } from "./open-simulated";

export interface PaidApp {
  test: TestApp;
  simulators: Simulated["simulators"];
  /** Puts rows, clock and providers back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The marketplace with both payment providers configured, simulated, and telling it of payments. */
export async function openPaidApp(): Promise<PaidApp> {
  const merchant: { test?: TestApp } = {};
  const simulated = await openSimulated(
    () => merchant.test?.clock.now() ?? new Date(),
    async (url, init) => {
      if (!merchant.test) throw new Error("the marketplace is not open");
      return merchant.test.app.request(new URL(url).pathname, init);
    },
  );
  const test = await openTestApp({}, simulated.providers);
  merchant.test = test;
  const { alipay, wxpay } = simulated.simulators;
  return {
    test,
    simulators: simulated.simulators,
    async reset() {
      await test.reset();
      await Promise.all([alipay.clear(), wxpay.clear()]);
    },
    async close() {
      await test.close();
      await simulated.close();
    },
  };
}
