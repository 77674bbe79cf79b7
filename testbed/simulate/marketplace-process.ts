import type { PGlite } from "@electric-sql/pglite";
import { createApp } from "@storefront/marketplace/app";
import { createSchedule, type Schedule } from "@storefront/marketplace/background/background";
import { createBackgroundWork } from "@storefront/marketplace/background-work";
import { type Config, readConfig } from "@storefront/marketplace/config";
import { ALWAYS_AVAILABLE } from "@storefront/marketplace/database/availability/availability";
import { databaseLimiter } from "@storefront/marketplace/database/limits/database-limiter";
import type { Deps } from "@storefront/marketplace/deps";
import { findPayable } from "@storefront/marketplace/orders/orders";
import { createLog } from "@storefront/platform/observability/log";
import type { Hono } from "hono";
import { callsTo, type TestApp } from "../marketplace/test-app";
import type { EmbeddedSession } from "./engine/embedded-session";
import { connect } from "./engine/faulty-database";
import { type Process, startProcess } from "./engine/process";
import type { Scheduler } from "./engine/scheduler";
import type { VirtualClock } from "./engine/virtual-clock";
import { inProcessProvider } from "./providers/in-process-provider";
import type { Simulators } from "./providers/open-providers";
import type { Slowness } from "./providers/slowness";

/** What outlives the marketplace's process. */
export interface Surroundings {
  database: PGlite;
  session: EmbeddedSession;
  clock: VirtualClock;
  scheduler: Scheduler;
  slowness: Slowness;
  /** The code of the last message to each phone number. */
  inbox: Map<string, string>;
  simulators: Simulators;
}

/** One process of the marketplace, with its services and its memory. */
export interface MarketplaceProcess {
  process: Process;
  deps: Deps;
  app: Hono;
  request: TestApp["request"];
  schedule: Schedule;
}

/**
 * As an operator runs it, but for the limits of calls, which a busy second of 24 buyers would reach, and those of refunds, which
 * the refunds of a day would not.
 */
const CONFIG: Config = {
  ...readConfig({ SANDBOX: "1" }),
  visitorCallsPerMinute: 1_000_000,
  userCallsPerMinute: 1_000_000,
  ...{ refundApprovalFen: 10_000, refundDailyFen: 12_000 },
};

/** Starts the marketplace on the data that the last process left. */
export function startMarketplace(surroundings: Surroundings): MarketplaceProcess {
  const { session, clock, scheduler, simulators, inbox } = surroundings;
  const process = startProcess(scheduler);
  const db = connect(session, process);
  const log = createLog("marketplace", "silent");
  const deps: Deps = {
    ...{
      db,
      searchDb: db,
      availability: ALWAYS_AVAILABLE,
      clock,
      log,
      findPayable,
      config: CONFIG,
    },
    databaseEvents: { listen: () => () => {}, mayBeLost: false },
    limiter: databaseLimiter(db),
    background: createBackgroundWork(log),
    payments: {
      alipay: inProcessProvider(simulators.alipay, process, surroundings),
      wxpay: inProcessProvider(simulators.wxpay, process, surroundings),
    },
    // By the real clock, in which no time passes.
    sharedForMs: 0,
    sms: { send: async ({ phone, verifyCode }) => void inbox.set(phone, verifyCode) },
    challenge: null,
    ...{ storefronts: [], searchEngines: [], findAddresses: async () => [] },
  };
  const app = createApp(deps);
  const schedule = createSchedule(() => clock.elapsedS() * 1000);
  return { process, deps, app, request: callsTo(app).request, schedule };
}
