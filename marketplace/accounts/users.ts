import assert from "node:assert/strict";
import { randomInt } from "node:crypto";
import { users } from "../database/schema";
import type { Deps } from "../deps";
import { findPerson } from "./link-persons";
import { hasPhone, protectPhone } from "./phone-numbers";
import { plainPhone } from "./protect-phones";
import { DEFAULT_AVATARS, userAvatar } from "./rules/default-avatars";

/**
 * Returns the id of the user with this phone number (product §5). Registers a new number as a new account of the person
 * who has had an account with it before.
 */
export async function findOrRegister(
  deps: Pick<Deps, "db" | "clock" | "config">,
  phone: string,
): Promise<number> {
  const { db, clock, config } = deps;
  const isOwner = hasPhone(config, users, phone);
  // Locked: an account that is being closed is not its number's any more.
  const [owner] = await db.select({ id: users.id }).from(users).where(isOwner).for("key share");
  if (owner) return owner.id;
  const [created] = await db
    .insert(users)
    .values({
      ...protectPhone(config, phone),
      phone: await plainPhone(deps, phone),
      nickname: `玩家${String(randomInt(1_000_000)).padStart(6, "0")}`,
      headImgUrl: userAvatar(randomInt(DEFAULT_AVATARS)),
      createdAt: clock.now(),
      personId: await findPerson(db, config, phone),
    })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created) return created.id;
  // A concurrent login has registered it.
  const [known] = await db.select({ id: users.id }).from(users).where(isOwner);
  assert(known, "a phone number is neither free nor taken");
  return known.id;
}
