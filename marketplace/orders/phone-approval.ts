import { randomInt } from "node:crypto";
import { PHONE_APPROVAL_S } from "@storefront/contract/account/phone-approval-terms";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq, gt, inArray } from "drizzle-orm";
import {
  issueToken,
  keyedHash,
  plainHash,
  recordBrandLogin,
  sameText,
  sharedWith,
} from "../accounts/accounts";
import { orders, phoneApprovals } from "../database/schema";
import type { Deps } from "../deps";
import { after } from "../order-records/order-records";

/** Statuses of a paid order that is not refunded. */
const PAID = [
  "received",
  "paid",
  "grouping",
  "collected",
  "delivering",
  "delivered",
  "completed",
] as const;

type SecretOnly = Pick<Deps["config"], "internalSecret">;

/** Signs the link of a receipt; useless without approval on the buyer's desktop (docs/account.md). */
export const phoneApprovalTicket = (config: SecretOnly, orderNum: string): string =>
  keyedHash(config, "handover", [orderNum]);

interface PhoneApprovalInput {
  orderNum: string;
  ticket: string;
  /** The phone's secret (browser-cookie.ts). */
  browser: string;
  /** Key of the mobile site's brand, "" when not known. */
  brand: string;
  /** Whether an approved phone claims its token now. */
  claim: boolean;
}

/**
 * Handles a phone's request to open an order paid within the last ten minutes. Only the first phone is admitted; once
 * the buyer's desktop has compared its code and approved, it is logged in once.
 * @throws ApiError `phoneApprovalStale`
 */
export async function requestPhoneApproval(
  deps: Pick<Deps, "db" | "clock"> & { config: SecretOnly },
  { orderNum, ticket, browser, brand, claim }: PhoneApprovalInput,
): Promise<CallAnswer<"requestHandover">> {
  const { db, clock, config } = deps;
  if (browser === "" || !sameText(ticket, phoneApprovalTicket(config, orderNum))) throw STALE();
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ userId: orders.userId, paidAt: orders.paidAt })
      .from(orders)
      .where(and(eq(orders.orderNum, orderNum), inArray(orders.status, PAID)));
    const expiresAt = order?.paidAt ? after(order.paidAt, PHONE_APPROVAL_S) : now;
    if (!order || expiresAt <= now) throw STALE();
    const code = String(randomInt(10, 100));
    const browserHash = plainHash(browser);
    await tx
      .insert(phoneApprovals)
      .values({ orderNum, browserHash, code, state: "asked", expiresAt })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(phoneApprovals)
      .where(eq(phoneApprovals.orderNum, orderNum))
      .for("update");
    if (row?.browserHash !== browserHash || row.state === "used") throw STALE();
    const { state } = row;
    if (state !== "approved" || !claim) return { state, code: row.code, authorization: "" };
    await tx
      .update(phoneApprovals)
      .set({ state: "used" })
      .where(eq(phoneApprovals.orderNum, orderNum));
    const client = { device: 1, site: "", browser } as const;
    const { userId } = order;
    const brands = await recordBrandLogin(tx, { userId, brand }, now);
    const authorization = await issueToken({ db: tx, clock }, userId, client);
    return { state, code: row.code, authorization, ...sharedWith(brands) };
  });
}

const STALE = () => new ApiError("phoneApprovalStale");

/** Reads the code of the phone that waits for this buyer's approval, "" when there is none. */
export async function readPhoneRequest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"phoneAsking">> {
  const [row] = await db
    .select({ code: phoneApprovals.code })
    .from(phoneApprovals)
    .innerJoin(orders, eq(orders.orderNum, phoneApprovals.orderNum))
    .where(
      and(
        eq(orders.orderNum, orderNum),
        eq(orders.userId, userId),
        eq(phoneApprovals.state, "asked"),
        gt(phoneApprovals.expiresAt, clock.now()),
      ),
    );
  return { code: row?.code ?? "" };
}

/** Approves or refuses a phone. @throws ApiError `phoneApprovalStale` when no phone with this code waits any more */
export async function answerPhone(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  { orderNum, code, approve }: { orderNum: string; code: string; approve: boolean },
): Promise<null> {
  const waiting = await readPhoneRequest(deps, userId, orderNum);
  if (waiting.code !== code) throw STALE();
  const updated = await deps.db
    .update(phoneApprovals)
    .set({ state: approve ? "approved" : "refused" })
    .where(and(eq(phoneApprovals.orderNum, orderNum), eq(phoneApprovals.state, "asked")))
    .returning();
  if (updated.length === 0) throw STALE();
  return null;
}
