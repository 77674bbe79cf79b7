import { and, desc, eq, ilike, like, lt, or, type SQL } from "drizzle-orm";
import type { Db } from "@/database/open";
import { users } from "@/database/schema";
import { maskPhone } from "@/marketplace/services/accounts/mask-phone";

/** A buyer, as an operator sees one. */
export interface User {
  id: number;
  nickname: string;
  /** "138****8000"; "" when there is none. */
  phone: string;
  hasWechat: boolean;
  balanceFen: number;
  createdAt: Date;
  /** Null: not blocked. */
  blockedAt: Date | null;
  blockedReason: string | null;
}

const USERS_A_PAGE = 30;

/**
 * Users, the newest first.
 * @param text the number, the phone's last four digits, or a part of the name; "": all
 * @param before the number of the last one of the page before
 * @returns a page, and the number to go on from; null at the end
 */
export async function findUsers(
  db: Db,
  text: string,
  before: number | null,
): Promise<{ list: User[]; next: number | null }> {
  const rows = await db
    .select()
    .from(users)
    .where(and(matching(text), before === null ? undefined : lt(users.id, before)))
    .orderBy(desc(users.id))
    .limit(USERS_A_PAGE + 1);
  const list = rows.slice(0, USERS_A_PAGE).map(userOf);
  return { list, next: rows.length > USERS_A_PAGE ? (list.at(-1)?.id ?? null) : null };
}

/** @returns undefined: there is none of that number */
export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row && userOf(row);
}

function matching(text: string): SQL | undefined {
  if (text === "") return undefined;
  const named = ilike(users.nickname, `%${text.replace(/[\\%_]/g, "\\$&")}%`);
  if (!/^\d{1,9}$/.test(text)) return named;
  const tail = /^\d{4}$/.test(text) ? like(users.phone, `%${text}`) : undefined;
  return or(named, eq(users.id, Number(text)), tail);
}

const userOf = ({ phone, wechatUnionId, ...row }: typeof users.$inferSelect): User => ({
  id: row.id,
  nickname: row.nickname,
  phone: maskPhone(phone ?? ""),
  hasWechat: wechatUnionId !== null,
  balanceFen: row.balanceFen,
  createdAt: row.createdAt,
  blockedAt: row.blockedAt,
  blockedReason: row.blockedReason,
});
