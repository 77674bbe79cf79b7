import type { Hono } from "hono";
import { type BoosterAdapter, simulateBoosters } from "./boosters/simulated-boosters";
import type { SandboxClock } from "./clock";
import { type Customer, SAMPLE_CUSTOMER } from "./customer";
import type { Send } from "./payments/outbox";
import { type SimulatedPayments, simulatePayments } from "./payments/simulate-payments";
import {
  type SellerAdapter,
  type SimulatedSeller,
  simulateSeller,
} from "./seller/simulated-seller";
import { createInbox, type Inbox } from "./sms/inbox";
import { operatorGateway } from "./sms/operator-gateway";
import type { SandboxStore } from "./store/sandbox-store";
import { createUsage, type Usage } from "./usage";
import { platformApi } from "./wechat/api";
import { createOpenPlatform, type OpenPlatform } from "./wechat/open-platform";

interface Options {
  clock: SandboxClock;
  store: SandboxStore;
  /** Base URL of the cashier in payment QR codes. */
  cashierUrl: () => string;
  /** Host to which the open platform may redirect users. */
  redirectHost: string;
  /** Defaults to the sample customer. */
  customer?: Customer;
  /** Delivers payment callbacks to the merchant. */
  send: Send;
  /** Access of the simulated sellers and boosters to the marketplace; without it nobody delivers. */
  adapters?: { seller: SellerAdapter; boosters: BoosterAdapter };
}

/** The simulated systems around one marketplace; they call it over HTTP. */
export interface Sandbox {
  clock: SandboxClock;
  usage: Usage;
  payments: SimulatedPayments["simulators"];
  platform: OpenPlatform;
  inbox: Inbox;
  seller: SimulatedSeller;
  /** What the marketplace calls: `/alipay`, `/wechat` (payments), `/sms`, `/weixin` (API of the open platform). */
  gateways: Hono;
  /** Runs the work that is due by the clock: payment callbacks, sellers and boosters. */
  doDue(): Promise<void>;
  /** Resets everything, including the clock. */
  clear(): Promise<void>;
}

export function createSandbox({
  clock,
  store,
  cashierUrl,
  redirectHost,
  customer = SAMPLE_CUSTOMER,
  send,
  adapters,
}: Options): Sandbox {
  const { now } = clock;
  const { app: gateways, simulators } = simulatePayments({
    now,
    send,
    cashierUrl,
    credentials: customer.payments,
    trades: store.trades,
  });
  const platform = createOpenPlatform(
    { ...customer.wechatApp, name: customer.payments.merchantName, redirectHost },
    now,
  );
  const seller = simulateSeller(now);
  const inbox = createInbox(store.messages, now);
  // Calls are signed with the real time, not with the sandbox's clock.
  const gateway = { key: customer.smsKey, now: () => new Date(), deliver: inbox.deliver };
  gateways.route("/sms", operatorGateway(gateway));
  gateways.route("/weixin", platformApi(platform));
  return {
    clock,
    usage: createUsage(),
    payments: simulators,
    platform,
    inbox,
    seller,
    gateways,
    async doDue() {
      for (const simulator of Object.values(simulators)) await simulator.sendDue();
      if (!adapters) return;
      await seller.act(adapters.seller);
      await simulateBoosters(adapters.boosters, now());
    },
    async clear() {
      for (const simulator of Object.values(simulators)) await simulator.clear();
      platform.faults.clear();
      seller.setIdle(false);
      await inbox.clear();
      await clock.reset();
    },
  };
}
