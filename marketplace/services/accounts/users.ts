import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { users } from "../../database/schema";

/** Number of default avatars in /media/avatars. */
const AVATARS = 60;

/** Returns the id of the user with this phone number, registering it when it is new (product §5). */
export async function findOrRegister(db: Db, phone: string, now: Date): Promise<number> {
  const [created] = await db
    .insert(users)
    .values({
      phone,
      nickname: `玩家${String(randomInt(1_000_000)).padStart(6, "0")}`,
      headImgUrl: `/media/avatars/${1 + randomInt(AVATARS)}.webp`,
      createdAt: now,
    })
    .onConflictDoNothing({ target: users.phone })
    .returning({ id: users.id });
  if (created) return created.id;
  const [known] = await db.select({ id: users.id }).from(users).where(eq(users.phone, phone));
  assert(known, "a phone number is neither free nor taken");
  return known.id;
}
