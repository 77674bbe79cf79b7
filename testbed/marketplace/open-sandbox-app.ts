import type { Config } from "@storefront/marketplace/config";
import { chooseSender } from "@storefront/marketplace/providers/sms/choose-sender";
import { wechatOpenPlatform } from "@storefront/marketplace/providers/wechat-login/wechat-open-platform";
import { composeApp } from "@storefront/programs/compose-app";
import { listen } from "@storefront/sandbox/adapters/listen";
import { CASHIER_PATH, OPEN_PLATFORM_PATH } from "@storefront/sandbox/adapters/paths";
import { sampleSms, sampleWechatLogin } from "@storefront/sandbox/adapters/sample-settings";
import { createSandbox, type Sandbox } from "@storefront/sandbox/create-sandbox";
import { createMarkets, type OpenMarket } from "@storefront/sandbox/markets/create-markets";
import { memoryStore } from "@storefront/sandbox/store/memory-store";
import type { Hono } from "hono";
import { providersAt } from "./open-simulated";
import { callsTo, openTestApp, type TestApp } from "./test-app";

export interface SandboxApp extends TestApp {
  /** Everything that the marketplace's port serves. */
  site: Hono;
  sandbox: Sandbox;
}

/** A substitute for a tester's market: real ones are opened in processes only (programs/markets). */
const OTHER_MARKET: OpenMarket = {
  fetch: () => new Response("another market"),
  close: async () => {},
};

/** Opens the complete marketplace with the mobile site and the sandbox, whose systems it reaches over HTTP. */
export async function openSandboxApp(changes: Partial<Config> = {}): Promise<SandboxApp> {
  const opened: { sandbox?: Sandbox } = {};
  const test = await openTestApp(changes, async (clock, config, send) => {
    const sandbox = createSandbox({
      clock,
      store: memoryStore(),
      cashierUrl: () => config.publicApiUrl + CASHIER_PATH,
      redirectHost: new URL(config.mobileSiteUrl).host,
      send,
    });
    opened.sandbox = sandbox;
    const { address, close } = await listen(sandbox.gateways);
    const pages = config.publicApiUrl + OPEN_PLATFORM_PATH;
    return {
      simulators: sandbox.payments,
      providers: providersAt(address, clock.now),
      sms: chooseSender({ sms: sampleSms(`${address}/sms`) }),
      wechat: wechatOpenPlatform(sampleWechatLogin(pages, `${address}/weixin`)),
      close,
    };
  });
  const { sandbox } = opened;
  if (!sandbox) throw new Error("the sandbox was not opened");
  const markets = createMarkets(async () => OTHER_MARKET);
  const isOn = test.deps.config.sandbox;
  const parts = isOn ? { sandbox, markets } : {};
  const site = composeApp(test.app, test.deps, parts.sandbox, parts.markets);
  return {
    ...test,
    ...callsTo(site),
    site,
    sandbox,
    async close() {
      await markets.close();
      await test.close();
    },
    async reset() {
      await test.reset();
      await sandbox.clear();
    },
  };
}
