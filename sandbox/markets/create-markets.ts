import { AsyncResource } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { ApiError } from "@storefront/contract/api-error";
import pLimit from "p-limit";

/** A marketplace of one tester: own database, clock, forced answers and simulated systems. */
export interface OpenMarket {
  fetch(request: Request, env?: object): Response | Promise<Response>;
  close(): Promise<void>;
}

/** Start of a market, and its end unless it is used; ms. */
export interface MarketTimes {
  createdAt: number;
  endsAt: number;
}

/** The markets of testers in the process that runs the sandbox. */
export interface Markets {
  /** @throws ApiError marketsFull */
  create(): Promise<{ id: string } & MarketTimes>;
  /** The market of a request, which counts as used. @throws ApiError marketNotFound, also when it has ended */
  use(id: string): OpenMarket;
  /** @throws ApiError marketNotFound */
  times(id: string): MarketTimes;
  /** @throws ApiError marketNotFound */
  end(id: string): Promise<void>;
  /** Ends all markets. */
  close(): Promise<void>;
}

interface Limits {
  /** Maximum number of concurrent markets; each takes about 100 MB. */
  most: number;
  idleMs: number;
  ageMs: number;
}

export const MARKET_LIMITS: Limits = { most: 24, idleMs: 30 * 60_000, ageMs: 4 * 60 * 60_000 };

/** Interval at which ended markets are closed. */
const SWEEP_MS = 15_000;

interface Entry extends OpenMarket {
  createdAt: number;
  usedAt: number;
}

/**
 * Keeps markets until they have not been used for a while, or are too old.
 * @param open opens one, on a thread of its own; called for as many at a time as there are cores
 * @param now real time in ms, which no clock of a market moves
 * @param hasMemory whether there is memory for another one
 * @param onError called with the error of a market that could not be closed
 */
export function createMarkets(
  open: (id: string) => Promise<OpenMarket>,
  {
    limits = MARKET_LIMITS,
    now = Date.now,
    hasMemory = () => true,
    onError = () => {},
  }: {
    limits?: Limits;
    now?: () => number;
    hasMemory?: () => boolean;
    onError?: (error: unknown) => void;
  } = {},
): Markets {
  const entries = new Map<string, Entry>();
  const queue = pLimit(availableParallelism());
  // Work of a market belongs to no request, and not to the one that began the market.
  const outside = new AsyncResource("Markets");
  let opening = 0;

  const endOf = ({ createdAt, usedAt }: Entry) =>
    Math.min(usedAt + limits.idleMs, createdAt + limits.ageMs);
  const closeEnded = async () => {
    const ended = [...entries].filter(([, entry]) => endOf(entry) <= now());
    for (const [id] of ended) entries.delete(id);
    await Promise.all(ended.map(([, entry]) => entry.close().catch(onError)));
  };
  const sweeping = setInterval(() => void closeEnded(), SWEEP_MS).unref();
  const find = (id: string): Entry => {
    const entry = entries.get(id);
    if (entry === undefined || endOf(entry) <= now()) throw new ApiError("marketNotFound");
    return entry;
  };
  const timesOf = (entry: Entry) => ({ createdAt: entry.createdAt, endsAt: endOf(entry) });

  return {
    async create() {
      await closeEnded();
      if (entries.size + opening >= limits.most || !hasMemory()) throw new ApiError("marketsFull");
      opening += 1;
      try {
        const id = randomBytes(16).toString("base64url");
        const opened = await queue(() => outside.runInAsyncScope(open, undefined, id));
        const entry = { ...opened, createdAt: now(), usedAt: now() };
        entries.set(id, entry);
        return { id, ...timesOf(entry) };
      } finally {
        opening -= 1;
      }
    },
    use(id) {
      const entry = find(id);
      entry.usedAt = now();
      return entry;
    },
    times: (id) => timesOf(find(id)),
    async end(id) {
      const entry = find(id);
      entries.delete(id);
      await entry.close();
    },
    async close() {
      clearInterval(sweeping);
      const all = [...entries.values()];
      entries.clear();
      await Promise.all(all.map((entry) => entry.close().catch(onError)));
    },
  };
}
