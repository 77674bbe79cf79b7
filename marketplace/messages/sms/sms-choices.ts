import { SMS_KINDS, type SmsKind } from "@storefront/contract/account/sms-kinds";
import type { CallAnswer } from "@storefront/contract/calls";
import { eq } from "drizzle-orm";
import { PHONE_COLUMNS, readMaskedPhone } from "../../accounts/accounts";
import { smsNoticeChoices, users } from "../../database/schema";
import type { Deps } from "../../deps";

type Choices = Record<SmsKind, boolean>;

/** Reads what a user has chosen to be told by SMS (product §7). */
export async function readSmsChoices(
  { db, config, sms }: Pick<Deps, "db" | "config" | "sms">,
  userId: number,
): Promise<CallAnswer<"smsNotices">> {
  const [row] = await db
    .select({ ...PHONE_COLUMNS, chosen: smsNoticeChoices })
    .from(users)
    .leftJoin(smsNoticeChoices, eq(smsNoticeChoices.userId, users.id))
    .where(eq(users.id, userId));
  return {
    available: sms.notify !== undefined,
    phone: row ? readMaskedPhone(config, row) : "",
    kinds: SMS_KINDS.filter((kind) => row?.chosen?.[kind]),
  };
}

/** Stores what a user wants to be told from now on. An SMS that is already due is sent only if it is still wanted. */
export async function chooseSms(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  kinds: readonly SmsKind[],
): Promise<void> {
  const chosen: Choices = {
    delivered: kinds.includes("delivered"),
    refund: kinds.includes("refund"),
    deadline: kinds.includes("deadline"),
  };
  const row = { ...chosen, updatedAt: clock.now() };
  await db
    .insert(smsNoticeChoices)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: smsNoticeChoices.userId, set: row });
}
