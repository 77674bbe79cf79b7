import { randomInt } from "node:crypto";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { HANDOVER_S } from "@storefront/contract/handover-terms";
import { and, eq, gt, inArray } from "drizzle-orm";
import { orderHandovers, orders } from "../../database/schema";
import type { Deps } from "../../deps";
import { keyedHash, plainHash, sameText } from "../accounts/keyed-hash";
import { issueToken } from "../accounts/tokens";
import { after } from "../order-terms/order-terms";

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
export const handoverTicket = (config: SecretOnly, orderNum: string): string =>
  keyedHash(config, "handover", [orderNum]);

interface HandoverInput {
  orderNum: string;
  ticket: string;
  /** The phone's secret (browser-cookie.ts). */
  browser: string;
  /** Whether an approved phone claims its token now. */
  claim: boolean;
}

/**
 * Handles a phone's request to open an order paid within the last ten minutes. Only the first phone is admitted; once
 * the buyer's desktop has compared its code and approved, it is logged in once.
 * @throws ApiError `handoverStale`
 */
export async function requestHandover(
  deps: Pick<Deps, "db" | "clock"> & { config: SecretOnly },
  { orderNum, ticket, browser, claim }: HandoverInput,
): Promise<CallAnswer<"requestHandover">> {
  const { db, clock, config } = deps;
  if (browser === "" || !sameText(ticket, handoverTicket(config, orderNum))) throw STALE();
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select({ userId: orders.userId, paidAt: orders.paidAt })
      .from(orders)
      .where(and(eq(orders.orderNum, orderNum), inArray(orders.status, PAID)));
    const expiresAt = order?.paidAt ? after(order.paidAt, HANDOVER_S) : now;
    if (!order || expiresAt <= now) throw STALE();
    const code = String(randomInt(10, 100));
    const browserHash = plainHash(browser);
    await tx
      .insert(orderHandovers)
      .values({ orderNum, browserHash, code, state: "asked", expiresAt })
      .onConflictDoNothing();
    const [row] = await tx
      .select()
      .from(orderHandovers)
      .where(eq(orderHandovers.orderNum, orderNum))
      .for("update");
    if (row?.browserHash !== browserHash || row.state === "used") throw STALE();
    const { state } = row;
    if (state !== "approved" || !claim) return { state, code: row.code, authorization: "" };
    await tx
      .update(orderHandovers)
      .set({ state: "used" })
      .where(eq(orderHandovers.orderNum, orderNum));
    const client = { device: 1, site: "", browser } as const;
    const authorization = await issueToken({ db: tx, clock }, order.userId, client);
    return { state, code: row.code, authorization };
  });
}

const STALE = () => new ApiError("handoverStale");

/** Reads the code of the phone that waits for this buyer's approval, "" when there is none. */
export async function readPhoneRequest(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"phoneAsking">> {
  const [row] = await db
    .select({ code: orderHandovers.code })
    .from(orderHandovers)
    .innerJoin(orders, eq(orders.orderNum, orderHandovers.orderNum))
    .where(
      and(
        eq(orders.orderNum, orderNum),
        eq(orders.userId, userId),
        eq(orderHandovers.state, "asked"),
        gt(orderHandovers.expiresAt, clock.now()),
      ),
    );
  return { code: row?.code ?? "" };
}

/** Approves or refuses a phone. @throws ApiError `handoverStale` when no phone with this code waits any more */
export async function answerPhone(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  { orderNum, code, approve }: { orderNum: string; code: string; approve: boolean },
): Promise<null> {
  const waiting = await readPhoneRequest(deps, userId, orderNum);
  if (waiting.code !== code) throw STALE();
  const updated = await deps.db
    .update(orderHandovers)
    .set({ state: approve ? "approved" : "refused" })
    .where(and(eq(orderHandovers.orderNum, orderNum), eq(orderHandovers.state, "asked")))
    .returning();
  if (updated.length === 0) throw STALE();
  return null;
}
