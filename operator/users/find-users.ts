import { isPhoneNumber } from "@storefront/contract/phone-number";
import { users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import {
  hasPhone,
  hasPhoneTail,
  readMaskedPhone,
} from "@storefront/marketplace/services/accounts/phone-numbers";
import { and, desc, eq, ilike, lt, or, type SQL } from "drizzle-orm";

type UserDeps = Pick<Deps, "db" | "config">;

/** A buyer as operators see one. */
export interface User {
  id: number;
  nickname: string;
  /** Masked: "138****8000"; "" when there is none. */
  phone: string;
  hasWechat: boolean;
  balanceFen: number;
  createdAt: Date;
  /** null when not blocked. */
  blockedAt: Date | null;
  blockedReason: string | null;
}

const PAGE_SIZE = 30;

/**
 * Finds a page of users, newest first.
 * @param text id, phone number or its last four digits, or part of the name; "" for all
 * @param before id of the last user of the previous page; null for the first page
 * @returns the users, and the id to pass for the next page; null on the last page
 */
export async function findUsers(
  { db, config }: UserDeps,
  text: string,
  before: number | null,
): Promise<{ list: User[]; next: number | null }> {
  const rows = await db
    .select()
    .from(users)
    .where(and(matching(config, text), before === null ? undefined : lt(users.id, before)))
    .orderBy(desc(users.id))
    .limit(PAGE_SIZE + 1);
  const list = rows.slice(0, PAGE_SIZE).map((row) => userOf(config, row));
  return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.id ?? null) : null };
}

/** @returns undefined when there is no user of that id */
export async function findUser({ db, config }: UserDeps, id: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && userOf(config, row);
}

function matching(config: UserDeps["config"], text: string): SQL | undefined {
  if (text === "") return undefined;
  const named = ilike(users.nickname, `%${text.replace(/[\\%_]/g, "\\$&")}%`);
  if (isPhoneNumber(text)) return or(named, hasPhone(config, users, text));
  if (!/^\d{1,9}$/.test(text)) return named;
  const tail = /^\d{4}$/.test(text) ? hasPhoneTail(config, text) : undefined;
  return or(named, eq(users.id, Number(text)), tail);
}

const userOf = (config: UserDeps["config"], row: typeof users.$inferSelect): User => ({
  id: row.id,
  nickname: row.nickname,
  phone: readMaskedPhone(config, row),
  hasWechat: row.wechatUnionId !== null,
  balanceFen: row.balanceFen,
  createdAt: row.createdAt,
  blockedAt: row.blockedAt,
  blockedReason: row.blockedReason,
});
