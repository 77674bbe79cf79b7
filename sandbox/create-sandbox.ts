import type { Hono } from "hono";
import { type BoosterDesk, playBoosters } from "./boosters/simulated-boosters";
import type { SandboxClock } from "./clock";
import { type Customer, SAMPLE_CUSTOMER } from "./customer";
import type { Send } from "./payments/outbox";
import { type SimulatedPayments, simulatePayments } from "./payments/simulate-payments";
import { type SellerDesk, type SimulatedSeller, simulateSeller } from "./seller/simulated-seller";
import { createInbox, type Inbox } from "./sms/inbox";
import { operatorGateway } from "./sms/operator-gateway";
import type { SandboxStore } from "./store/sandbox-store";
import { platformApi } from "./wechat/api";
import { createOpenPlatform, type OpenPlatform } from "./wechat/open-platform";

interface Options {
  clock: SandboxClock;
  store: SandboxStore;
  /** Address of the cashier that payment QR codes lead to. */
  cashierUrl: () => string;
  /** The host that users of the open platform are led back to. */
  redirectHost: string;
  /** The sample customer unless given. */
  customer?: Customer;
  /** Carries payment notifications to the merchant. */
  send: Send;
  /** Where simulated sellers and boosters work; nobody delivers unless given. */
  desks?: { seller: SellerDesk; boosters: BoosterDesk };
}

/** The systems around one marketplace, which it reaches by HTTP. */
export interface Sandbox {
  clock: SandboxClock;
  payments: SimulatedPayments["simulators"];
  platform: OpenPlatform;
  inbox: Inbox;
  seller: SimulatedSeller;
  /** What the marketplace calls: `/alipay`, `/wechat` (payments), `/sms`, `/weixin` (the open platform's API). */
  gateways: Hono;
  /** Does what is due by the clock: payment notifications are sent, sellers and boosters work. */
  doDue(): Promise<void>;
  /** Forgets everything, the clock too. */
  clear(): Promise<void>;
}

export function createSandbox({
  clock,
  store,
  cashierUrl,
  redirectHost,
  customer = SAMPLE_CUSTOMER,
  send,
  desks,
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
  // Calls are signed by the real time, not by the sandbox's clock.
  const gateway = { key: customer.smsKey, now: () => new Date(), deliver: inbox.deliver };
  gateways.route("/sms", operatorGateway(gateway));
  gateways.route("/weixin", platformApi(platform));
  return {
    clock,
    payments: simulators,
    platform,
    inbox,
    seller,
    gateways,
    async doDue() {
      for (const simulator of Object.values(simulators)) await simulator.sendDue();
      if (!desks) return;
      await seller.act(desks.seller);
      await playBoosters(desks.boosters, now());
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
