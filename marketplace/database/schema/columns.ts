import { integer, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone, read as a Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An amount of money in integer fen. */
export const fen = (name: string) => integer(name);
