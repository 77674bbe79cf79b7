import { randomBytes } from "node:crypto";
import { asc, isNotNull } from "drizzle-orm";
import type { Db } from "../db/open";
import { users } from "../db/schema";
import { maskPhone } from "../services/accounts/mask-phone";

export interface KnownIdentity {
  unionId: string;
  nickname: string;
  /** The middle masked. */
  phone: string;
}

/** @returns the first chat identity that is bound to an account: the one of the seed's known user */
export async function knownIdentity(db: Db): Promise<KnownIdentity | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(isNotNull(users.wechatUnionId))
    .orderBy(asc(users.id))
    .limit(1);
  if (!user?.wechatUnionId) return null;
  return {
    unionId: user.wechatUnionId,
    nickname: user.nickname,
    phone: maskPhone(user.phone ?? ""),
  };
}

/** @returns a chat identity that has never been here */
export const newUnionId = (): string => `sandbox-${randomBytes(12).toString("base64url")}`;
