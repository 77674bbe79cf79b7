import { ApiError } from "@storefront/contract/api-error";
import { withTimeout } from "@storefront/platform/with-timeout";

import { type DiskSpace, diskSpace } from "./disk-space";

/** Duration of a call after which the database is probed. */
const SUSPICIOUS_MS = 1_000;

/** Time limit of a probe. */
const PROBE_LIMIT_MS = 2_000;

/** Between probes of a database that does not answer. */
const RETRY_MS = 300;

/** Interval between checks of running calls. */
const TICK_MS = 250;

export interface Availability extends DiskSpace {
  /**
   * Waits for work that needs the database.
   * @throws ApiError at the limit, at once while the database does not answer, and as soon as that is detected. The
   * work continues; a repeated call finds its result.
   */
  watch<T>(work: () => Promise<T>, limit?: WorkLimit): Promise<T>;
  close(): void;
}

interface WorkLimit {
  /** Time limit of the work. */
  limitMs: number;
  /** Whether it may take longer after all, asked at the limit. */
  isExempt?: () => boolean;
}

interface Options {
  /** Rejects when the database does not answer; may hang. */
  probe(): Promise<unknown>;
  /** Cuts all connections, so that what waits on them is rejected. */
  cut(): void;
  /** Rejects when there is no space on the database's disk. */
  probeSpace?(): Promise<unknown>;
  onChange?(isAvailable: boolean): void;
}

interface Call extends WorkLimit {
  since: number;
  refuse(error: Error): void;
}

/**
 * Finds out that a database is frozen or cut off, which no connection reports: the database is probed while calls run
 * that take suspiciously long. From a failed probe to the next successful one calls are refused. Idle, it does nothing.
 */
export function databaseAvailability({
  probe,
  cut,
  probeSpace = probe,
  onChange = () => {},
}: Options): Availability {
  const calls = new Set<Call>();
  let state: "available" | "unavailable" | "closed" = "available";
  let isProbing = false;
  let answeredAt = 0;
  let ticks: NodeJS.Timeout | undefined;

  const isAnswering = () =>
    withTimeout(probe(), PROBE_LIMIT_MS).then(
      () => true,
      () => false,
    );
  const refuse = (call: Call) => {
    calls.delete(call);
    call.refuse(new ApiError("databaseBusy"));
  };
  const recover = async () => {
    while (state === "unavailable") {
      cut();
      if (await isAnswering()) {
        state = "available";
        onChange(true);
      } else await new Promise((done) => setTimeout(done, RETRY_MS).unref());
    }
  };
  const probeOnce = async () => {
    isProbing = true;
    const hasAnswered = await isAnswering();
    isProbing = false;
    if (hasAnswered) answeredAt = performance.now();
    else if (state === "available") {
      state = "unavailable";
      onChange(false);
      for (const call of calls) refuse(call);
      void recover();
    }
  };
  const tick = () => {
    const now = performance.now();
    for (const call of calls) {
      if (now - call.since >= call.limitMs && !call.isExempt?.()) refuse(call);
    }
    const [oldest] = calls;
    const isSuspicious = oldest && now - Math.max(oldest.since, answeredAt) >= SUSPICIOUS_MS;
    if (isSuspicious && !isProbing) void probeOnce();
  };
  const stopTicks = () => {
    clearInterval(ticks);
    ticks = undefined;
  };

  return {
    ...diskSpace(probeSpace),
    watch(work, limit = { limitMs: Number.POSITIVE_INFINITY }) {
      if (state === "unavailable") return Promise.reject(new ApiError("databaseBusy"));
      ticks ??= setInterval(tick, TICK_MS).unref();
      const since = performance.now();
      return new Promise((resolve, refuse) => {
        const call = { since, ...limit, refuse };
        calls.add(call);
        const end = () => {
          calls.delete(call);
          if (calls.size === 0) stopTicks();
        };
        work().then(resolve, refuse).finally(end);
      });
    },
    close() {
      state = "closed";
      stopTicks();
    },
  };
}

/** For a database in this process: it cannot be cut off. `space` checks the disk of its folder. */
export const embeddedAvailability = (space: DiskSpace): Availability => ({
  ...space,
  watch: (work) => work(),
  close: () => {},
});

/** For commands and databases in memory. */
export const ALWAYS_AVAILABLE: Availability = embeddedAvailability({
  noteError: () => {},
  isWritable: async () => true,
});
