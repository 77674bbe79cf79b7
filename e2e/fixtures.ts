import { test as base, type Page } from "@playwright/test";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { guardWrites } from "@storefront/testbed/deployment/guard-writes";
import { sandbox } from "@storefront/testbed/deployment/sandbox";
import { onBrand, setTestBrand } from "@storefront/testbed/deployment/test-brand";
import {
  beginWorkerMarket,
  endMarket,
  marketHeader,
  setTestMarket,
} from "@storefront/testbed/deployment/test-market";
import {
  startWorkerDeployment,
  type WorkerDeployment,
} from "@storefront/testbed/deployment/worker-deployment";
import { ApiBuyer } from "./support/api-buyer";
import { openMobilePage } from "./support/mobile-page";
import { giveSession } from "./support/session";

export { expect } from "@playwright/test";

interface Options {
  /** Key of the brand on whose host everything happens: relative URLs, steps of `support`, sessions, calls. */
  brand: string;
  /** For tests of what is cached: pages of a worker's own market never are. They must not change the market. */
  sharedMarket: boolean;
}

interface Fixtures {
  /** Tells the steps of `support` the brand. */
  ofBrand: undefined;
  /** Tells them the market, unless it is the worker's. */
  ofMarket: undefined;
  /** A new buyer, logged in on `page` without the login dialog. */
  buyer: ApiBuyer;
  /** A phone-sized page in a second browser context, which shares no cookies with `page`. */
  mobile: Page;
  /** Sandbox calls; forced answers and faults are cleared after the test. */
  sandbox: typeof sandbox;
}

interface WorkerFixtures {
  /**
   * Runs the marketplace with the sandbox off, and the external systems as a separate process: `product.systems`.
   * The fixtures `sandbox` and `buyer` are unavailable.
   */
  separateSystems: boolean;
  /** The worker's marketplace starts without listings and users. */
  emptyMarketplace: boolean;
  /** SQL that changes the worker's database before the marketplace starts, to plant a fault; "" changes nothing. */
  databaseChange: string;
  /** A product of its own, without listings and orders of tests that are not so marked. */
  unchangedMarket: boolean;
  /** The storefront calls the API of `minimal-api`; the fixtures `sandbox` and `buyer` are unavailable. */
  minimalApi: boolean;
  /** The worker's own marketplace and storefront; database and clock are not shared with other workers. */
  product: WorkerDeployment | undefined;
  /** The worker's own market in a deployment that others use too: sandbox/markets. */
  market: string | undefined;
}

/** Entry point of all browser tests: see README.md. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  brand: ["mima", { option: true }],
  sharedMarket: [false, { option: true }],
  baseURL: ({ brand }, use) => use(deployment.origin(onBrand(brand))),

  separateSystems: [false, { option: true, scope: "worker" }],
  emptyMarketplace: [false, { option: true, scope: "worker" }],
  databaseChange: ["", { option: true, scope: "worker" }],
  unchangedMarket: [false, { option: true, scope: "worker" }],
  minimalApi: [false, { option: true, scope: "worker" }],

  product: [
    async (
      { separateSystems, emptyMarketplace, databaseChange, unchangedMarket: _, minimalApi },
      use,
    ) => {
      if (!deployment.isOwn) return use(undefined);
      const product = await startWorkerDeployment(process.env["E2E_DATA"] ?? "", {
        separateSystems,
        emptyMarketplace,
        databaseChange,
        minimalApi,
      });
      await use(product);
      await product.stop();
    },
    // A worker's first start may be slow; wait-until-ready.ts waits as long as the programs use the CPU.
    { scope: "worker", auto: true, timeout: 300_000 },
  ],

  market: [
    async ({ product: _ }, use) => {
      const market = await beginWorkerMarket();
      setTestMarket(market);
      await use(market);
      if (market !== undefined) await endMarket(market);
    },
    { scope: "worker", auto: true, timeout: 60_000 },
  ],

  ofBrand: [
    async ({ brand }, use) => {
      setTestBrand(brand);
      await use(undefined);
    },
    { auto: true },
  ],

  ofMarket: [
    async ({ market, sharedMarket }, use) => {
      if (sharedMarket) setTestMarket(undefined);
      await use(undefined);
      setTestMarket(market);
    },
    { auto: true },
  ],

  context: async ({ context, market, sharedMarket }, use) => {
    if (!deployment.isWritable) await guardWrites(context);
    if (market !== undefined && !sharedMarket)
      await context.setExtraHTTPHeaders(marketHeader(market));
    await use(context);
  },

  buyer: async ({ context, ofBrand: _ }, use) => {
    const buyer = await ApiBuyer.login();
    await giveSession(context, buyer);
    await use(buyer);
  },

  mobile: async ({ browser }, use) => {
    const page = await openMobilePage(browser);
    if (!deployment.isWritable) await guardWrites(page.context());
    await use(page);
    await page.context().close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  sandbox: async ({}, use) => {
    await use(sandbox);
    await sandbox.endForced();
    await sandbox.endFaults();
  },
});
