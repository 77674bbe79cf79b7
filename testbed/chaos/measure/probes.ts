import { setTimeout as pause } from "node:timers/promises";
import { systemClock } from "@storefront/marketplace/clock";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { insertBuyers } from "../../buyer/insert-buyers";
import { sendRequest } from "../../product/send-request";
import type { Site } from "../../rehearse/site";
import type { CallLog } from "./call-log";

/** Between calls to one marketplace: a user may make four a second. */
const EVERY_MS = 500;

/** Needs the database, and is never answered from a cache. */
const CALL = "/v1/order/list?page=1";

const RECOVERY_LIMIT_MS = 60_000;
const RETRY_MS = 50;

export interface Probes {
  /** Waits until every marketplace answers. @returns elapsed ms. @throws Error after a minute */
  untilAnswering(): Promise<number>;
  /** Waits for the calls that are under way. */
  end(): Promise<void>;
}

/** Calls every marketplace directly, twice a second, whether or not it has answered the calls before. */
export async function startProbes(
  { marketplaces, databaseUrl }: Pick<Site, "marketplaces" | "databaseUrl">,
  log: CallLog,
): Promise<Probes> {
  const tokens = await createTokens(databaseUrl, marketplaces.length);
  const senders = marketplaces.map(({ port }, index) => async () => {
    const headers = { authorization: tokens[index] ?? "" };
    const answer = await sendRequest({ port, path: CALL, headers, agent: false });
    return { ...answer, body: answer.body.toString() };
  });
  const underWay = new Set<Promise<unknown>>();
  const send = () => {
    for (const sender of senders) {
      // The log has its error.
      const call = log.time(CALL, sender).catch(() => undefined);
      underWay.add(call);
      void call.then(() => underWay.delete(call));
    }
  };
  const timer = setInterval(send, EVERY_MS);
  return {
    async untilAnswering() {
      const began = performance.now();
      for (const sender of senders) {
        for (let failure = await failureOf(sender); failure; failure = await failureOf(sender)) {
          if (performance.now() - began > RECOVERY_LIMIT_MS) throw new Error(failure);
          await pause(RETRY_MS);
        }
      }
      return performance.now() - began;
    },
    async end() {
      clearInterval(timer);
      await Promise.all(underWay);
    },
  };
}

/** @returns null when a call is answered, else what became of it */
async function failureOf(sender: () => Promise<{ status: number; body: string }>) {
  try {
    const { status, body } = await sender();
    return status === 200 ? null : `${status} ${body}`;
  } catch (error) {
    return String(error);
  }
}

/** @returns tokens of new users, which are not bound to a browser */
async function createTokens(databaseUrl: string, count: number): Promise<string[]> {
  const { db, close } = await openDatabase({ databaseUrl });
  try {
    return (await insertBuyers(db, systemClock(), count)).map(({ token }) => token);
  } finally {
    await close();
  }
}
