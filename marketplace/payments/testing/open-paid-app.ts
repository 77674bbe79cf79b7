import { openTestApp, type TestApp } from "../../testing/test-app";
import { openSimulated, type Simulated } from "./open-simulated";

export interface PaidApp {
  test: TestApp;
  companies: Simulated["companies"];
  /** Puts rows, clock and companies back. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The marketplace with both payment companies configured, simulated, and telling it of payments. */
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
  const { alipay, wxpay } = simulated.companies;
  return {
    test,
    companies: simulated.companies,
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
