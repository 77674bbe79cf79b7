import { eq, sql } from "drizzle-orm";
import type { Db } from "./db/open";
import { settings } from "./db/schema";

/** Every time in the marketplace comes from here, never from the database. */
export interface Clock {
  now(): Date;
  /** Reads the shared offset again, so that processes on one database agree. Called before each request. */
  sync(): Promise<void>;
  /** Moves the clock of every process on this database. @throws when the sandbox is off */
  advance(seconds: number): Promise<void>;
  /** Back to the real time. @throws when the sandbox is off */
  reset(): Promise<void>;
}

export function systemClock(): Clock {
  const refuse = async () => {
    throw new Error("the clock can only be moved in the sandbox");
  };
  return { now: () => new Date(), sync: async () => {}, advance: refuse, reset: refuse };
}

const OFFSET = "clock_offset_s";

/** The process clock plus an offset in seconds that is stored in `settings` and so outlives a restart. */
export function sandboxClock(db: Db): Clock {
  let offsetS = 0;
  return {
    now: () => new Date(Date.now() + offsetS * 1000),
    async sync() {
      const [row] = await db.select().from(settings).where(eq(settings.key, OFFSET));
      offsetS = Number(row?.value ?? 0);
    },
    async advance(seconds) {
      const [row] = await db
        .insert(settings)
        .values({ key: OFFSET, value: seconds })
        .onConflictDoUpdate({
          target: settings.key,
          set: { value: sql`to_jsonb((${settings.value})::numeric + ${seconds}::numeric)` },
        })
        .returning();
      offsetS = Number(row?.value ?? 0);
    },
    async reset() {
      await db.delete(settings).where(eq(settings.key, OFFSET));
      offsetS = 0;
    },
  };
}
