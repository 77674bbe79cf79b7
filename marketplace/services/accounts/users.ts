import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { users } from "@/database/schema";

/** How many portraits /media/avatars has for buyers to begin with. */
const AVATARS = 60;

/** @returns the id of the user with this phone number, registered now if there was none (product §5) */
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
