import { isPhoneNumber } from "@storefront/contract/text/phone-number";
import { hasPhone, hasPhoneTail, readMaskedPhone } from "@storefront/marketplace/accounts/accounts";
import { users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { type ListPart, pageOf } from "../page-of";

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

/** Newest users whose names are read as a whole; of the others, the beginning alone is compared, by an index. */
const READ = 2_000;

/**
 * Finds a page of users, newest first.
 * @param text id, phone number or its last four digits, beginning of the name, or part of a new user's; "" for all
 * @param before id of the last user of the previous page; null for the first page
 */
export async function findUsers(
  { db, config }: UserDeps,
  text: string,
  before: number | null,
): Promise<ListPart<User>> {
  const older = before === null ? undefined : lt(users.id, before);
  const rows = await db
    .select()
    .from(users)
    .where(text === "" ? older : inArray(users.id, findIds({ db, config }, text, older)))
    .orderBy(desc(users.id))
    .limit(PAGE_SIZE + 1);
  const list = rows.map((row) => userOf(config, row));
  return pageOf(list, PAGE_SIZE, ({ id }) => id);
}

/** @returns undefined when there is no user of that id */
export async function findUser({ db, config }: UserDeps, id: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && userOf(config, row);
}

/** Selects the ids of the newest users that match in each way. */
function findIds({ db, config }: UserDeps, text: string, older: SQL | undefined) {
  const pattern = text.toLowerCase().replace(/[\\%_]/g, "\\$&");
  const select = (where: SQL | undefined) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(where, older))
      .orderBy(desc(users.id))
      .limit(PAGE_SIZE + 1);
  const newest = db
    .select({ id: users.id, nickname: users.nickname })
    .from(users)
    .where(older)
    .orderBy(desc(users.id))
    .limit(READ)
    .as("newest");
  const amongNewest = db
    .select({ id: newest.id })
    .from(newest)
    .where(ilike(newest.nickname, `%${pattern}%`))
    .orderBy(desc(newest.id))
    .limit(PAGE_SIZE + 1);
  const begins = select(sql`lower(${users.nickname}) like ${`${pattern}%`}`);
  return unionAll(amongNewest, begins, select(hasNumber(config, text)));
}

/** Matches an id, a phone number, or its last four digits. */
function hasNumber(config: UserDeps["config"], text: string): SQL | undefined {
  if (isPhoneNumber(text)) return hasPhone(config, users, text);
  if (!/^\d{1,9}$/.test(text)) return sql`false`;
  return or(
    eq(users.id, Number(text)),
    /^\d{4}$/.test(text) ? hasPhoneTail(config, text) : undefined,
  );
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
