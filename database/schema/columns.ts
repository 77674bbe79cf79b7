import { integer, timestamp } from "drizzle-orm/pg-core";

/** A point in time: with its zone, read as a Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An amount of money: a whole number of fen. */
export const fen = (name: string) => integer(name);
