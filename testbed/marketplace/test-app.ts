import { type Answer, type Client, createClient } from "@storefront/contract/http/client";
import { issueToken } from "@storefront/marketplace/accounts/accounts";
import { createApp } from "@storefront/marketplace/app";
import { createBackgroundWork } from "@storefront/marketplace/background-work";
import { registerStorefronts } from "@storefront/marketplace/catalogue/catalogue";
import { type Config, readConfig } from "@storefront/marketplace/config";
import type { OpenDatabase } from "@storefront/marketplace/database/db";
import { databaseLimiter } from "@storefront/marketplace/database/limits/database-limiter";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { goodsChanges } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { findPayable } from "@storefront/marketplace/orders/orders";
import type { OrderSms, SmsMessage } from "@storefront/marketplace/providers/sms/sender";
import { wechatOpenPlatform } from "@storefront/marketplace/providers/wechat-login/wechat-open-platform";
import { createLog } from "@storefront/platform/observability/log";
import { sampleWechatLogin } from "@storefront/sandbox/adapters/sample-settings";
import type { SandboxClock } from "@storefront/sandbox/clock";
import type { Send } from "@storefront/sandbox/payments/outbox";
import { fillFixedListings } from "@storefront/sandbox/sample-catalog/fill-sample-catalog";
import { isNull } from "drizzle-orm";
import type { Hono } from "hono";
import { expectBalancedLedger, expectBalancedLedgerIfWritten } from "./expect-balanced-ledger";
import { openSimulated, type Simulated } from "./open-simulated";
import { OPENING, openPrepared } from "./prepared-database";
import { copyRows, putBack } from "./seeded-tables";

/** A clock that only moves when a test moves it. */
export interface TestClock extends SandboxClock {
  set(date: Date): void;
}

/** Registered for changes, but never notified. */
const STOREFRONT = "http://storefront.test";

/** Opens the external systems of the marketplace under test. */
export type OpenTestSystems = (
  clock: TestClock,
  config: Config,
  send: Send,
) => Promise<Simulated & Partial<Pick<Deps, "sms" | "wechat">>>;

export interface TestApp {
  app: Hono;
  deps: Deps;
  /** The simulated payment providers. */
  simulators: Simulated["simulators"];
  clock: TestClock;
  /** SMS "sent" since the last reset, newest last. */
  sentSms: SmsMessage[];
  /** SMS of orders "sent" since the last reset, newest last. */
  sentOrderSms: OrderSms[];
  /** Returns and clears the goods with pending change notifications, each once. */
  takeChangedGoods(): Promise<number[]>;
  /** Calls by name, like a browser. `data` matches the contract only when `code` is 0. */
  request: Client;
  /** Any request: method, path with query, raw body. */
  send(path: string, init?: RequestInit): Promise<Answer<unknown>>;
  /** Issues a token, as if the user had logged in on a device (2: desktop). */
  tokenOf(userId: number, device?: 1 | 2): Promise<string>;
  /** Restores the seeded rows and the clock. @throws Error when the previous test left the ledger inconsistent */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the complete marketplace in this process, on a database in memory. Open once per file, reset before each test.
 * @param openSystems opens the external systems; simulated payment providers by default
 */
export async function openTestApp(
  changes: Partial<Config> = {},
  openSystems: OpenTestSystems = (clock, _, send) => openSimulated(clock.now, send),
): Promise<TestApp> {
  const { db, searchDb, availability, databaseEvents, close } = await openSeeded(
    changes.databaseUrl,
  );
  const checkBooks =
    changes.databaseUrl === undefined ? expectBalancedLedgerIfWritten : expectBalancedLedger;
  const clock = testClock();
  const sentSms: SmsMessage[] = [];
  const sentOrderSms: OrderSms[] = [];
  const config = { ...readConfig({ SANDBOX: "1" }), visitorCallsPerMinute: 1_000_000, ...changes };
  const log = createLog("marketplace", "silent");
  const systems = await openSystems(clock, config, async (url, init) => {
    const answer = await app.request(new URL(url).pathname, init);
    // The test's payment is fulfilled when the test continues.
    await deps.background.settled();
    return answer;
  });
  const deps: Deps = {
    db,
    searchDb,
    availability,
    databaseEvents,
    clock,
    config,
    log,
    limiter: databaseLimiter(db),
    findPayable,
    background: createBackgroundWork(log),
    // A test reads what it has just changed.
    sharedForMs: 0,
    payments: systems.providers,
    sms: systems.sms ?? {
      send: async (message) => {
        sentSms.push(message);
      },
      notify: async (sms) => {
        sentOrderSms.push(sms);
      },
    },
    wechat:
      systems.wechat ??
      wechatOpenPlatform(sampleWechatLogin("http://open.test", "http://api.test")),
    challenge: null,
    storefronts: [],
    searchEngines: [],
    findAddresses: async () => [],
  };
  const app: Hono = createApp(deps);
  await registerStorefronts(db, [STOREFRONT], clock.now());

  return {
    app,
    deps,
    simulators: systems.simulators,
    clock,
    sentSms,
    sentOrderSms,
    async takeChangedGoods() {
      const rows = await db.delete(goodsChanges).where(isNull(goodsChanges.tag)).returning();
      return [...new Set(rows.map(({ goodsId }) => goodsId))].sort((a, b) => a - b);
    },
    ...callsTo(app),
    tokenOf: (userId, device = 2) => issueToken(deps, userId, { device, site: "" }),
    async reset() {
      const books = await checkBooks(db).catch((wrong: Error) => wrong);
      for (const simulator of Object.values(systems.simulators)) await simulator.clear();
      await putBack(db);
      clock.set(OPENING);
      sentSms.length = 0;
      sentOrderSms.length = 0;
      await registerStorefronts(db, [STOREFRONT], clock.now());
      if (books) throw books;
    },
    async close() {
      await systems.close();
      await checkBooks(db).finally(close);
    },
  };
}

interface Requestable {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** Creates functions that call an app which contains the marketplace. */
export function callsTo(app: Requestable): Pick<TestApp, "send" | "request"> {
  const send = async (path: string, init: RequestInit = {}): Promise<Answer<unknown>> => {
    const response = await app.request(path, init);
    const body = (await response.json()) as { code: number; msg: string; data: unknown };
    return { status: response.status, ...body };
  };
  return { send, request: createClient((target, init) => app.request(target, init)) };
}

/** Opens the prepared database, or seeds an empty PostgreSQL database with the fixed cases. */
async function openSeeded(databaseUrl: string | undefined): Promise<OpenDatabase> {
  if (databaseUrl === undefined) return openPrepared();
  const database = await openDatabase({ databaseUrl });
  await migrate(database.db);
  await fillFixedListings(database.db, OPENING, readConfig({ SANDBOX: "1" }));
  await copyRows(database.db);
  return database;
}

function testClock(): TestClock {
  let now = OPENING;
  return {
    now: () => new Date(now),
    sync: async () => {},
    set: (date) => {
      now = date;
    },
    advance: async (seconds) => {
      now = new Date(now.getTime() + seconds * 1000);
    },
    reset: async () => {
      now = OPENING;
    },
  };
}
