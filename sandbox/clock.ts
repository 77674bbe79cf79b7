import type { OffsetStore } from "./store/sandbox-store";

/** A clock that can be moved. */
export interface SandboxClock {
  now(): Date;
  /** Reads the shared offset, which another process may have changed. */
  sync(): Promise<void>;
  /** Moves the clock of every process on this store. */
  advance(seconds: number): Promise<void>;
  /** Returns to the real time. */
  reset(): Promise<void>;
}

/** The clock that a stored offset is added to. */
type BaseClock = Pick<SandboxClock, "now"> & Partial<Pick<SandboxClock, "sync">>;

const MACHINE: BaseClock = { now: () => new Date() };

/** Creates a clock that adds a stored offset to another clock. */
export function sandboxClock(offset: OffsetStore, base: BaseClock = MACHINE): SandboxClock {
  let offsetS = 0;
  return {
    now: () => new Date(base.now().getTime() + offsetS * 1000),
    async sync() {
      await base.sync?.();
      offsetS = await offset.read();
    },
    async advance(seconds) {
      offsetS = await offset.add(seconds);
    },
    async reset() {
      await offset.clear();
      offsetS = 0;
    },
  };
}
