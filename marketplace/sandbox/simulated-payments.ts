import { and, eq, sql } from "drizzle-orm";
import type { Hono } from "hono";
import { cashierApp } from "@/sandbox/payments/cashier/cashier-app";
import { controlApp } from "@/sandbox/payments/control";
import { type SimulatedPayments, simulatePayments } from "@/sandbox/payments/simulate-payments";
import type { ProviderName, SimulatedTrade, TradeStore } from "@/sandbox/payments/trade";
import type { Clock } from "../clock";
import type { Config } from "../config";
import type { Db } from "../db/open";
import { sandboxTrades } from "../db/schema";
import { openProviders } from "../payments/open-providers";
import type { PaymentProviders } from "../payments/provider";
import { sampleAlipay, sampleWechat } from "../payments/sample-settings";
import { orderPageOf } from "./order-page-of";

export { FAULTS, type FaultyCall } from "@/sandbox/payments/faults";
export { NOTICE_NAMES, NOTICES, type NoticeName } from "@/sandbox/payments/notices";
export type { Delivery } from "@/sandbox/payments/outbox";
export { findTrade, payTrade } from "@/sandbox/payments/pay-trade";
export type { ProviderSimulator } from "@/sandbox/payments/provider-simulator";

/** Where the cashiers stand on the marketplace's address. */
export const CASHIER_PATH = "/phone/cashier";

/** The sandbox's payment providers, and the clients that talk to them by HTTP. */
export interface Simulation {
  app: Hono;
  /** To be mounted at CASHIER_PATH. */
  cashier: Hono;
  /** What tests have the providers do (sandbox/payments/control.ts). */
  control: Hono;
  simulators: SimulatedPayments["simulators"];
  providers: PaymentProviders;
}

interface Place {
  /** Address that `app` answers at, without a trailing slash. */
  gatewayUrl: string;
  /** The marketplace's address as the providers reach it, without a trailing slash. */
  notifyUrl: string;
  /** Carries notifications; by HTTP unless given. */
  send?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Puts simulated payment providers in the place of real ones. The only file of the marketplace that knows the
 * simulators; their trades are in the database, so that every process of a sandbox has the same providers.
 */
export function simulatedPayments(
  { db, clock, config }: { db: Db; clock: Pick<Clock, "now">; config: Config },
  { gatewayUrl, notifyUrl, send }: Place,
): Simulation {
  const { app, simulators } = simulatePayments({
    now: clock.now,
    cashierUrl: () => `${config.publicApiUrl}${CASHIER_PATH}`,
    trades: (provider) => storedTrades(db, provider),
    ...(send ? { send } : {}),
  });
  const settings = {
    alipay: sampleAlipay(`${gatewayUrl}/alipay/gateway.do`),
    wechat: sampleWechat(`${gatewayUrl}/wechat`),
  };
  const cashier = cashierApp(
    { simulators },
    {
      now: clock.now,
      path: CASHIER_PATH,
      homeHref: "/phone",
      orderHref: (orderNum) => orderPageOf(db, config, orderNum),
    },
  );
  const control = controlApp({ simulators });
  return {
    app,
    cashier,
    control,
    simulators,
    providers: openProviders(settings, notifyUrl, clock.now),
  };
}

function storedTrades(db: Db, provider: ProviderName): TradeStore {
  const find = async (where: ReturnType<typeof sql>) => {
    const [row] = await db
      .select({ trade: sandboxTrades.trade })
      .from(sandboxTrades)
      .where(and(eq(sandboxTrades.provider, provider), where));
    return row?.trade as SimulatedTrade | undefined;
  };
  return {
    find: (orderNum) => find(sql`${sandboxTrades.orderNum} = ${orderNum}`),
    findByRefund: (refundNum) =>
      find(sql`jsonb_exists(${sandboxTrades.trade} -> 'refunds', ${refundNum})`),
    async list() {
      const rows = await db
        .select({ trade: sandboxTrades.trade })
        .from(sandboxTrades)
        .where(eq(sandboxTrades.provider, provider));
      return rows.map(({ trade }) => trade as SimulatedTrade);
    },
    async save(trade) {
      await db
        .insert(sandboxTrades)
        .values({ provider, orderNum: trade.orderNum, trade })
        .onConflictDoUpdate({
          target: [sandboxTrades.provider, sandboxTrades.orderNum],
          set: { trade },
        });
    },
    async clear() {
      await db.delete(sandboxTrades).where(eq(sandboxTrades.provider, provider));
    },
  };
}
