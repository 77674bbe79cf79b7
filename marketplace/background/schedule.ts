import { backoffMs } from "@storefront/platform/start-loop";
import type { DueKind } from "../database/due-times";
import { SWEEPS, type Sweep, type SweepName } from "./sweeps";

type DueTimes = ReadonlyMap<DueKind, Date>;

/** failed: as a whole, its items could not even be found. nothing: items are due, but none could be settled. */
type Outcome = "settled" | "nothing" | "failed";

/** Decides when each kind of sweep runs. */
export interface Schedule {
  /** The kinds of items whose due times it needs. */
  kinds: readonly DueKind[];
  /** @returns the sweeps that are due, neither running nor paused */
  findDue(dueTimes: DueTimes, now: Date): SweepName[];
  /** @returns ms until the next one is due */
  nextInMs(dueTimes: DueTimes, now: Date): number;
  begin(name: SweepName, now: Date): void;
  end(name: SweepName, outcome: Outcome): void;
  /** Ends the pauses of sweeps that could settle nothing: something has changed. */
  forgetPauses(): void;
}

/** Due items that cannot be settled, because they wait for others or are locked, are tried again after 1, 2, 4, 8, 10 s. */
const PAUSE = { firstMs: 1_000, longestMs: 10_000 };
/** After a failure as a whole: 5, 10, 20, 40, 60 s. */
const BACKOFF = { firstMs: 5_000, longestMs: 60_000 };

const NAMES = Object.keys(SWEEPS) as SweepName[];
const sweepOf = (name: SweepName): Sweep => SWEEPS[name];

interface State {
  isRunning: boolean;
  /** By the marketplace's clock, which may be moved. */
  begunAt: Date | null;
  /** By `elapsedMs`, which may not. */
  pausedUntil: number;
  /** Consecutive runs with the latest outcome, unless it is "settled". */
  repeats: number;
  outcome: Outcome;
}

/** @param elapsedMs a monotonic clock */
export function createSchedule(elapsedMs = () => performance.now()): Schedule {
  const states = Object.fromEntries(
    NAMES.map((name) => [
      name,
      { isRunning: false, begunAt: null, pausedUntil: 0, repeats: 0, outcome: "settled" },
    ]),
  ) as Record<SweepName, State>;

  const dueInMs = (name: SweepName, dueTimes: DueTimes, now: Date): number => {
    const { due } = sweepOf(name);
    if (typeof due === "object" && "everyS" in due) {
      const { begunAt } = states[name];
      // A clock that was moved back has started anew.
      if (begunAt === null || begunAt > now) return 0;
      return begunAt.getTime() + due.everyS * 1000 - now.getTime();
    }
    const kinds = typeof due === "string" ? [due] : due;
    const times = kinds.flatMap((kind) => dueTimes.get(kind)?.getTime() ?? []);
    return Math.min(...times) - now.getTime();
  };
  const pausedForMs = (name: SweepName) => states[name].pausedUntil - elapsedMs();

  return {
    kinds: NAMES.flatMap((name) => {
      const { due } = sweepOf(name);
      if (typeof due === "string") return [due];
      return "everyS" in due ? [] : due;
    }),
    findDue: (dueTimes, now) =>
      NAMES.filter(
        (name) =>
          !states[name].isRunning && dueInMs(name, dueTimes, now) <= 0 && pausedForMs(name) <= 0,
      ),
    nextInMs: (dueTimes, now) =>
      Math.min(
        ...NAMES.filter((name) => !states[name].isRunning).map((name) =>
          Math.max(dueInMs(name, dueTimes, now), pausedForMs(name)),
        ),
      ),
    begin(name, now) {
      Object.assign(states[name], { isRunning: true, begunAt: now });
    },
    end(name, outcome) {
      const state = states[name];
      const repeats = outcome === "settled" ? 0 : outcome === state.outcome ? state.repeats + 1 : 1;
      const { firstMs, longestMs } = outcome === "failed" ? BACKOFF : PAUSE;
      const pauseMs = repeats === 0 ? 0 : backoffMs(firstMs / 2, repeats, longestMs);
      const pausedUntil = elapsedMs() + pauseMs;
      Object.assign(state, { isRunning: false, outcome, repeats, pausedUntil });
    },
    forgetPauses() {
      for (const state of Object.values(states)) {
        if (state.outcome === "nothing") Object.assign(state, { pausedUntil: 0, repeats: 0 });
      }
    },
  };
}
