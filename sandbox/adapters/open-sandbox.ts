import type { Config } from "@storefront/marketplace/config";
import type { Db } from "@storefront/marketplace/database/db";
import { type ExternalSystems, openClock } from "@storefront/marketplace/open-deps";
import { createLog } from "@storefront/platform/observability/log";
import { sandboxClock } from "../clock";
import { createSandbox, type Sandbox } from "../create-sandbox";
import type { Send } from "../payments/outbox";
import { fillSampleCatalog } from "../sample-catalog/fill-sample-catalog";
import { databaseStore } from "../store/database-store";
import { startTicking } from "../tick";
import { boosterAdapter } from "./booster";
import { listen } from "./listen";
import { CASHIER_PATH, OPEN_PLATFORM_PATH } from "./paths";
import { sampleAlipay, sampleSms, sampleWechat, sampleWechatLogin } from "./sample-settings";
import { sellerAdapter } from "./seller";

export interface OpenSandbox {
  sandbox: Sandbox;
  systems: ExternalSystems;
}

/**
 * Opens the sandbox of one process. Its systems listen on their own server on a free port of this machine: like the
 * real ones, they share neither the marketplace's connections nor its rate limits. The marketplace finds them through
 * its settings alone; a system that is configured is not simulated.
 * @param send delivers payment callbacks; by default to the marketplace's port on this machine
 */
export async function openSandbox(
  db: Db,
  config: Config,
  send: Send = sendToPort(config.apiPort),
): Promise<OpenSandbox> {
  const store = await databaseStore(db);
  const clock = sandboxClock(store.offset, await openClock(db, config));
  await clock.sync();
  const sandbox = createSandbox({
    clock,
    store,
    cashierUrl: () => config.publicApiUrl + CASHIER_PATH,
    redirectHost: new URL(config.mobileSiteUrl).host,
    adapters: { seller: sellerAdapter({ db, clock }), boosters: boosterAdapter({ db }) },
    send,
  });
  const server = await listen(sandbox.gateways);
  const log = createLog("sandbox", config.logLevel);
  const stopTicking = startTicking(sandbox, (err) => log.error({ err }, "sandbox tick failed"));
  return {
    sandbox,
    systems: {
      clock,
      fill: (tx, now) => fillSampleCatalog(tx, now, config),
      config: { ...config, ...simulatedSettings(config, server.address) },
      async close() {
        await stopTicking();
        await server.close();
      },
    },
  };
}

/** The public address of the marketplace may resolve to something else on this machine. */
const sendToPort =
  (apiPort: number): Send =>
  (url, init) =>
    fetch(`http://127.0.0.1:${apiPort}${new URL(url).pathname}`, init);

/** @param gateways address of the simulated systems */
function simulatedSettings(
  { payments, sms, wechatLogin, publicApiUrl }: Config,
  gateways: string,
): Pick<Config, "payments" | "sms" | "wechatLogin"> {
  const simulated = {
    alipay: sampleAlipay(`${gateways}/alipay/gateway.do`),
    wechat: sampleWechat(`${gateways}/wechat`),
  };
  return {
    payments: Object.keys(payments).length > 0 ? payments : simulated,
    sms: sms ?? sampleSms(`${gateways}/sms`),
    wechatLogin:
      wechatLogin ?? sampleWechatLogin(publicApiUrl + OPEN_PLATFORM_PATH, `${gateways}/weixin`),
  };
}
