import type { NoticeKind } from "@storefront/contract/account/notice-kinds";
import { and, asc, count, eq, gt, inArray, lte, ne, sql } from "drizzle-orm";
import pLimit from "p-limit";
import { isOfPerson, PHONE_COLUMNS, readPhone } from "../../accounts/accounts";
import { isOneOf } from "../../database/conditions";
import type { Db } from "../../database/db";
import { smsNoticeChoices, smsNotices, users } from "../../database/schema";
import type { Deps } from "../../deps";
import { after } from "../../order-records/order-records";
import { SmsRefused, type SmsSender } from "../../providers/sms/sender";

type NoticeDeps = Pick<Deps, "db" | "clock" | "config" | "log" | "sms">;
type Notice = typeof smsNotices.$inferSelect;

/** Most notices per sweep, and at the same time. */
const BATCH = 100;
const CONCURRENCY = 4;
/** A gateway answers within four seconds: a claim that is older belongs to a process that has ended. */
const CLAIM_S = 60;
const MAX_TRIES = 3;
/** Until the next try, by the number of tries made. */
const RETRY_S: Readonly<Record<number, number>> = { 1: 60, 2: 600 };
const MAX_PER_DAY = 10;

/**
 * Sends the notices that are due, each at most once: it is claimed first, and sent again only if the gateway has refused it.
 * @returns the number of notices that were tried
 */
export async function sendNotices(deps: NoticeDeps, signal?: AbortSignal): Promise<number> {
  const { sms } = deps;
  await giveUpClaims(deps);
  if (sms.notify === undefined) {
    await dropAll(deps);
    return 0;
  }
  const notify = sms.notify.bind(sms);
  const limit = pLimit(CONCURRENCY);
  const claimed = await claimNotices(deps);
  await Promise.all(claimed.map((notice) => limit(() => sendNotice(deps, notify, notice, signal))));
  return claimed.length;
}

/** The outcome of claims whose process has ended is unknown. */
async function giveUpClaims({ db, clock }: NoticeDeps): Promise<void> {
  await db
    .update(smsNotices)
    .set({ state: "unknown" })
    .where(and(eq(smsNotices.state, "sending"), lte(smsNotices.nextAt, clock.now())));
}

/** For an operator who no longer sends notices. */
async function dropAll({ db }: NoticeDeps): Promise<void> {
  await db.update(smsNotices).set({ state: "dropped" }).where(eq(smsNotices.state, "due"));
}

/** No two processes claim the same notice. */
async function claimNotices({ db, clock }: NoticeDeps): Promise<Notice[]> {
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

async function sendNotice(
  { db, clock, config, log }: NoticeDeps,
  notify: NonNullable<SmsSender["notify"]>,
  notice: Notice,
  signal: AbortSignal | undefined,
): Promise<void> {
  const end = (state: Notice["state"], nextAt = notice.nextAt, tries = notice.tries) =>
    db.update(smsNotices).set({ state, nextAt, tries }).where(eq(smsNotices.id, notice.id));
  // The program stops: another one sends it.
  if (signal?.aborted) return void (await end("due", clock.now(), notice.tries - 1));
  const phone = await readWantedPhone({ db, config }, notice);
  if (phone === null) return void (await end("dropped"));
  const tail = orderTail(notice.orderNum);
  try {
    await notify({
      id: `notice-${notice.id}`,
      phone,
      kind: notice.kind,
      orderTail: tail,
      content: noticeText(notice.kind, tail),
    });
  } catch (err) {
    log.warn({ err, kind: notice.kind }, "order notification SMS failed");
    if (!(err instanceof SmsRefused)) return void (await end("unknown"));
    const retryS = notice.tries < MAX_TRIES ? RETRY_S[notice.tries] : undefined;
    if (retryS === undefined) await end("failed");
    else await end("due", after(clock.now(), retryS));
    return;
  }
  await end("sent");
}

/** @returns null when the user no longer wants the notice, has no number, or has got enough */
async function readWantedPhone(
  { db, config }: { db: Db; config: Deps["config"] },
  { userId, kind, id }: Notice,
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

const TEXTS: Readonly<Record<NoticeKind, string>> = {
  delivered: "已交付，请用手机查看并核对。",
  refund: "的退款有了结果，请登录查看。",
  deadline: "有事项即将到期，请登录查看。",
};

/** @returns the last six digits of an order number: enough for its buyer, nothing to others who read the phone */
const orderTail = (orderNum: string): string => orderNum.slice(-6);

const noticeText = (kind: NoticeKind, tail: string): string => `订单（尾号 ${tail}）${TEXTS[kind]}`;
