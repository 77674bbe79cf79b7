import { BLOCKER_WORDS } from "@storefront/contract/account/deletion-terms";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, isNull, sql } from "drizzle-orm";
import { readMaskedPhone, readPhone, redeemCode, sendCodeTo } from "../accounts/accounts";
import type { Db } from "../database/db";
import { users } from "../database/schema";
import type { Deps } from "../deps";
import { lockBuyer } from "../order-records/order-records";
import { findBlockers } from "./deletion-blockers";
import { erasePersonalData } from "./erase-personal-data";

/** The browser in which a code was requested, and its address. */
interface Client {
  ip: string;
  browser: string;
}

/** Reads what stands in the way of closing the account, and where its code would be sent. */
export async function readDeletion(
  { db, config }: Pick<Deps, "db" | "config">,
  userId: number,
): Promise<CallAnswer<"deletion">> {
  const phone = readMaskedPhone(config, await findUser(db, userId));
  return { phone, blockers: await findBlockers(db, userId) };
}

/**
 * Sends the code that confirms the closing of the account to its own number.
 * @throws ApiError `invalid` without a number, and those of sendCodeTo
 */
export async function sendDeletionCode(
  deps: Deps,
  userId: number,
  client: Client,
): Promise<{ resend_after: number }> {
  return sendCodeTo(deps, { ...client, phone: await phoneOf(deps, userId), event: "delete" });
}

/**
 * Closes the account: removes personal data, ends every login, and frees the phone number. Orders, ledger and
 * after-sales stay, under the number of a user without name.
 * @throws ApiError `accountInUse` with the obstacles, `codeWrong`, `codeStale`, `tooFrequent`, `limiterDown`
 */
export async function deleteAccount(
  deps: Deps,
  userId: number,
  { verifyCode, ...client }: Client & { verifyCode: string },
): Promise<void> {
  await expectNoBlockers(deps.db, userId);
  const phone = await phoneOf(deps, userId);
  await redeemCode(deps, { ...client, phone, event: "delete", verifyCode });
  await closeAccount(deps, userId);
}

/**
 * The part of deleteAccount after the code.
 * @throws ApiError `accountInUse`, `loginExpired` when it is closed already
 */
export async function closeAccount(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    // An order that is placed now is seen below, or waits for the lock and finds the account closed.
    await tx.execute(sql`select ${lockBuyer(userId)}`);
    const locked = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deletedAt)))
      .for("update");
    if (locked.length === 0) throw new ApiError("loginExpired");
    await expectNoBlockers(tx, userId);
    await erasePersonalData(tx, deps.config, userId, deps.clock.now());
  });
}

async function expectNoBlockers(db: Db, userId: number): Promise<void> {
  const blockers = await findBlockers(db, userId);
  if (blockers.length === 0) return;
  const names = blockers.map(({ kind }) => BLOCKER_WORDS[kind].name);
  throw new ApiError("accountInUse", { msg: `现在不能注销：${names.join("、")}` });
}

async function phoneOf({ db, config }: Pick<Deps, "db" | "config">, userId: number) {
  const phone = readPhone(config, await findUser(db, userId));
  if (phone === "") throw new ApiError("invalid", { msg: "这个账号没有绑定手机号" });
  return phone;
}

async function findUser(db: Db, userId: number) {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.deletedAt)));
  if (!user) throw new ApiError("loginExpired");
  return user;
}
