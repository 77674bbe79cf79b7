import type { SmsKind } from "@storefront/contract/account/sms-kinds";
import { and, asc, count, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import pLimit from "p-limit";
import { isOfPerson, PHONE_COLUMNS, readPhone } from "../../accounts/accounts";
import { isOneOf } from "../../database/conditions";
import type { Db } from "../../database/db";
import { smsNoticeChoices, smsNotices, users } from "../../database/schema";
import type { Deps } from "../../deps";
import { after } from "../../order-records/order-records";
import { SmsRefused, type SmsSender } from "../../providers/sms/sender";

type SmsDeps = Pick<Deps, "db" | "clock" | "config" | "log" | "sms">;
type DueSms = typeof smsNotices.$inferSelect;

/** Most SMS per sweep, and at the same time. */
const BATCH = 100;
const CONCURRENCY = 4;
/** A gateway answers within four seconds: a claim that is older belongs to a process that has ended. */
const CLAIM_S = 60;
const MAX_TRIES = 3;
/** Until the next try, by the number of tries made. */
const RETRY_S: Readonly<Record<number, number>> = { 1: 60, 2: 600 };
const MAX_PER_DAY = 10;

/**
 * Sends the SMS that are due, each at most once: it is claimed first, and sent again only if the gateway has refused it.
 * @returns the number of SMS that were tried
 */
export async function sendDueSms(deps: SmsDeps, signal?: AbortSignal): Promise<number> {
  const { sms } = deps;
  await giveUpClaims(deps);
  if (sms.notify === undefined) {
    await dropAll(deps);
    return 0;
  }
  const notify = sms.notify.bind(sms);
  const limit = pLimit(CONCURRENCY);
  const claimed = await claimSms(deps);
  await Promise.all(claimed.map((sms) => limit(() => sendSms(deps, notify, sms, signal))));
  return claimed.length;
}

/** The outcome of claims whose process has ended is unknown. */
async function giveUpClaims({ db, clock }: SmsDeps): Promise<void> {
  await db
    .update(smsNotices)
    .set({ state: "unknown" })
    .where(and(eq(smsNotices.state, "sending"), lte(smsNotices.nextAt, clock.now())));
}

/** For an operator who no longer sends SMS. */
async function dropAll({ db }: SmsDeps): Promise<void> {
  await db.update(smsNotices).set({ state: "dropped" }).where(eq(smsNotices.state, "due"));
}

/** No two processes claim the same SMS. */
async function claimSms({ db, clock }: SmsDeps): Promise<DueSms[]> {
  const now = clock.now();
  const due = db
    .select({ id: smsNotices.id })
    .from(smsNotices)
    .where(and(eq(smsNotices.state, "due"), lte(smsNotices.nextAt, now)))
    .orderBy(asc(smsNotices.nextAt))
    .limit(BATCH)
    .for("update", { skipLocked: true });
  return db
    .update(smsNotices)
    .set({
      state: "sending",
      tries: sql`${smsNotices.tries} + 1`,
      nextAt: after(now, CLAIM_S),
    })
    .where(inArray(smsNotices.id, due))
    .returning();
}

async function sendSms(
  { db, clock, config, log }: SmsDeps,
  notify: NonNullable<SmsSender["notify"]>,
  sms: DueSms,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = (state: DueSms["state"], nextAt = sms.nextAt, tries = sms.tries) =>
    db.update(smsNotices).set({ state, nextAt, tries }).where(eq(smsNotices.id, sms.id));
  // The program stops: another one sends it.
  if (signal?.aborted) return void (await end("due", clock.now(), sms.tries - 1));
  const phone = await readWantedPhone({ db, config }, sms);
  if (phone === null) return void (await end("dropped"));
  const tail = orderTail(sms.orderNum);
  try {
    await notify({
      id: `notice-${sms.id}`,
      phone,
      kind: sms.kind,
      orderTail: tail,
      content: smsText(sms.kind, tail),
    });
  } catch (err) {
    log.warn({ err, kind: sms.kind }, "order notification SMS failed");
    if (!(err instanceof SmsRefused)) return void (await end("unknown"));
    const retryS = sms.tries < MAX_TRIES ? RETRY_S[sms.tries] : undefined;
    if (retryS === undefined) await end("failed");
    else await end("due", after(clock.now(), retryS));
    return;
  }
  await end("sent");
}

/** @returns null when the user no longer wants the SMS, has no number, or has reached the daily limit */
async function readWantedPhone(
  { db, config }: { db: Db; config: Deps["config"] },
  { userId, kind, id }: DueSms,
): Promise<string | null> {
  const sentToday = db
    .select({ count: count() })
    .from(smsNotices)
    .where(
      and(
        isOfPerson(smsNotices.userId, userId),
        gt(smsNotices.createdAt, sql`clock_timestamp() - interval '24 hours'`),
        isOneOf(smsNotices.state, "sending", "sent", "unknown"),
        ne(smsNotices.id, id),
      ),
    );
  const [row] = await db
    .select({ ...PHONE_COLUMNS, sentToday: sql<number>`(${sentToday})`.mapWith(Number) })
    .from(users)
    .innerJoin(smsNoticeChoices, eq(smsNoticeChoices.userId, users.id))
    .where(and(eq(users.id, userId), eq(smsNoticeChoices[kind], true)));
  if (row === undefined || row.sentToday >= MAX_PER_DAY) return null;
  return readPhone(config, row) || null;
}

const TEXTS: Readonly<Record<SmsKind, string>> = {
  delivered: "已交付，请用手机查看并核对。",
  refund: "的退款有了结果，请登录查看。",
  deadline: "有事项即将到期，请登录查看。",
};

/** @returns the last six digits of an order number: enough for its buyer, nothing to others who read the phone */
const orderTail = (orderNum: string): string => orderNum.slice(-6);

const smsText = (kind: SmsKind, tail: string): string => `订单（尾号 ${tail}）${TEXTS[kind]}`;
