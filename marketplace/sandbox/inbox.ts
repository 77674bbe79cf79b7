import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "../db/open";
import { sandboxSms, smsCodes } from "../db/schema";
import type { Deps } from "../deps";

type Store = Pick<Deps, "db" | "clock">;

/** How many messages the inbox shows. */
const SHOWN = 50;

/** @returns the SMS that the sandbox kept instead of sending, newest first */
export const readInbox = (db: Db): Promise<(typeof sandboxSms.$inferSelect)[]> =>
  db.select().from(sandboxSms).orderBy(desc(sandboxSms.id)).limit(SHOWN);

/** @returns a number's newest code that can still log in, undefined when it was used or is too old */
export async function liveCode({ db, clock }: Store, phone: string): Promise<string | undefined> {
  const live = await db.$count(
    smsCodes,
    and(
      eq(smsCodes.phone, phone),
      eq(smsCodes.event, "login"),
      isNull(smsCodes.usedAt),
      gt(smsCodes.triesLeft, 0),
      gt(smsCodes.expiresAt, clock.now()),
    ),
  );
  return live > 0 ? newestCode(db, phone) : undefined;
}

/** @returns the newest code that was sent to a number, undefined when there is none */
export async function newestCode(db: Db, phone: string): Promise<string | undefined> {
  const [row] = await db
    .select({ verifyCode: sandboxSms.verifyCode })
    .from(sandboxSms)
    .where(eq(sandboxSms.phone, phone))
    .orderBy(desc(sandboxSms.id))
    .limit(1);
  return row?.verifyCode;
}
