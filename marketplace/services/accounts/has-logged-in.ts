import { and, eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { tokens, users } from "@/database/schema";
import { plainHash } from "./keyed-hash";

/** @returns whether this browser has logged in with this number, as long as its token is kept (31 days) */
export async function hasLoggedIn(db: Db, phone: string, browser: string): Promise<boolean> {
  const logins = await db
    .select({ userId: tokens.userId })
    .from(tokens)
    .innerJoin(users, eq(users.id, tokens.userId))
    .where(and(eq(users.phone, phone), eq(tokens.browserHash, plainHash(browser))))
    .limit(1);
  return logins.length > 0;
}
