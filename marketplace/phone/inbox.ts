import { desc, eq } from "drizzle-orm";
import type { Db } from "../db/open";
import { sandboxSms } from "../db/schema";

/** How many messages the inbox shows. */
const SHOWN = 50;

/** @returns the SMS that the sandbox kept instead of sending, newest first */
export const readInbox = (db: Db): Promise<(typeof sandboxSms.$inferSelect)[]> =>
  db.select().from(sandboxSms).orderBy(desc(sandboxSms.id)).limit(SHOWN);

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
