import { test as base, type Page } from "@playwright/test";
import { guardWrites } from "./setup/guard-writes";
import { type OwnProduct, startOwnProduct } from "./setup/own-product";
import { ApiBuyer } from "./support/api-buyer";
import { deployment } from "./support/deployment";
import { sandbox } from "./support/sandbox";
import { giveSession } from "./support/session";

export { expect } from "@playwright/test";

interface Options {
  /** Key of the brand whose host relative addresses lead to. */
  brand: string;
}

interface Fixtures {
  /** A new buyer whom `page` is logged in as, without the login dialog. */
  buyer: ApiBuyer;
  /** A page of a second browser, as narrow as a phone, that knows nothing of the first one's cookies. */
  mobile: Page;
  /** Sandbox calls; forced answers that were not used up end with the test. */
  sandbox: typeof sandbox;
}

interface WorkerFixtures {
  /**
   * The marketplace runs with the sandbox off, and the systems around it as a program of their own: `product.systems`.
   * There is no fixture `sandbox` and no `buyer` then.
   */
  separateSystems: boolean;
  /** Nothing is on sale in the worker's own marketplace, and nobody is known. */
  emptyMarket: boolean;
  /** The storefront's API is the one of `minimal-api`; there is no fixture `sandbox` and no `buyer` then. */
  minimalApi: boolean;
  /** The worker's own marketplace and storefront, with a database and a clock that no other worker shares. */
  product: OwnProduct | undefined;
}

/** The one entry for browser tests: see README.md. */
export const test = base.extend<Options & Fixtures, WorkerFixtures>({
  brand: ["mima", { option: true }],
  baseURL: ({ brand }, use) => use(deployment.origin(brand)),

  separateSystems: [false, { option: true, scope: "worker" }],
  emptyMarket: [false, { option: true, scope: "worker" }],
  minimalApi: [false, { option: true, scope: "worker" }],

  product: [
    async ({ separateSystems, emptyMarket, minimalApi }, use) => {
      if (!deployment.isOwn) return use(undefined);
      const product = await startOwnProduct(process.env["E2E_DATA"] ?? "", {
        separateSystems,
        emptyMarket,
        minimalApi,
      });
      await use(product);
      await product.stop();
    },
    // The first start of a worker; on a slow machine as long as its programs work (wait-until-ready.ts).
    { scope: "worker", auto: true, timeout: 300_000 },
  ],

  context: async ({ context }, use) => {
    if (!deployment.isWritable) await guardWrites(context);
    await use(context);
  },

  buyer: async ({ context, brand }, use) => {
    const buyer = await ApiBuyer.login(undefined, brand);
    await giveSession(context, buyer, brand);
    await use(buyer);
  },

  mobile: async ({ browser }, use) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    if (!deployment.isWritable) await guardWrites(context);
    await use(await context.newPage());
    await context.close();
  },

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  sandbox: async ({}, use) => {
    await use(sandbox);
    await sandbox.endForced();
  },
});
