import { randomInt } from "node:crypto";
import type { TicketPurpose } from "@storefront/contract/account/phone-ticket-purposes";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq } from "drizzle-orm";
import {
  issueToken,
  plainHash,
  recordBrandLogin,
  sharedWith,
  type TicketEvent,
} from "../../accounts/accounts";
import { phoneTickets } from "../../database/schema";
import type { Deps } from "../../deps";
import { guard, unknownTicketRules } from "../../limits/limits";
import { applyEvent } from "./apply-event";
import { lockTicket, type StoredTicket } from "./find-ticket";

interface Redemption {
  ticket: string;
  purpose: TicketPurpose;
  step: "look" | "request" | "claim";
  /** The user who is logged in on the phone, null for none. */
  userId: number | null;
  /** The phone's secret (browser-cookie.ts). */
  browser: string;
  /** Key of the mobile site's brand, "" when not known. */
  brand: string;
  ip: string;
}

type Redeemed = CallAnswer<"redeemTicket">;

/**
 * Handles a phone that has scanned a code. Without a login it may request the desktop's approval, which logs it in. A
 * phone of the same buyer continues unchanged; for a phone of another user nothing happens.
 * @throws ApiError `phoneTicketExpired` also for an unknown ticket, `phoneTicketUsed`, `phoneTicketTaken`,
 * `tooFrequent`, `limiterDown`, `userBlocked`
 */
export async function redeemTicket(
  deps: Pick<Deps, "db" | "clock" | "limiter" | "log">,
  redemption: Redemption,
): Promise<Redeemed> {
  const { db, clock } = deps;
  const { ticket, purpose, browser, ip } = redemption;
  const now = clock.now();
  const answer = await db.transaction(async (tx) => {
    const isWanted = and(
      eq(phoneTickets.ticketHash, plainHash(ticket)),
      eq(phoneTickets.purpose, purpose),
    );
    const stored = browser === "" ? undefined : await lockTicket(tx, isWanted, now);
    return stored ? proceed({ db: tx, clock }, stored, redemption) : null;
  });
  if (answer) return answer;
  await guard(deps, unknownTicketRules(ip));
  throw new ApiError("phoneTicketExpired");
}

async function proceed(
  { db, clock }: Pick<Deps, "db" | "clock">,
  stored: StoredTicket,
  { step, userId, browser, brand }: Redemption,
): Promise<Redeemed> {
  const now = clock.now();
  const phone = plainHash(browser);
  const answer = (state: Redeemed["state"]): Redeemed => ({ state, code: "", authorization: "" });
  if (userId === stored.userId) {
    // Also for a ticket that is used or has expired: the buyer needs none.
    await applyEvent(db, stored, { type: "open", phone }, now);
    return answer("same");
  }
  const event = userId === null ? eventOf(step, phone) : { type: "look" as const, phone };
  const { ticket, refusal } = await applyEvent(db, stored, event, now);
  if (refusal) throw new ApiError(refusal);
  if (userId !== null) return answer("other");
  if (ticket.state !== "used") return { ...answer(ticket.state), code: ticket.code };
  const client = { device: 1, site: "", browser } as const;
  const brands = await recordBrandLogin(db, { userId: stored.userId, brand }, now);
  const authorization = await issueToken({ db, clock }, stored.userId, client);
  return { state: "approved", code: ticket.code, authorization, ...sharedWith(brands) };
}

const eventOf = (step: Redemption["step"], phone: string): TicketEvent =>
  step === "request"
    ? { type: step, phone, code: String(randomInt(10, 100)) }
    : { type: step, phone };
