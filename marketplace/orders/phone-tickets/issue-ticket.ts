import { randomBytes } from "node:crypto";
import {
  TICKET_PAGES,
  TICKET_PARAMETER,
  type TicketPurpose,
} from "@storefront/contract/account/phone-ticket-purposes";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { id } from "@storefront/contract/text/fields";
import { plainHash, type Session, TICKET_SCAN_S } from "../../accounts/accounts";
import { phoneTickets } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import type { Deps } from "../../deps";
import { guard, ticketRules } from "../../limits/limits";
import { after } from "../../order-records/order-records";

const DESKTOP = 2;

/**
 * Issues a ticket of a desktop's login for a page of the mobile site: 256 random bits; only their hash is stored.
 * @param link the address of a page on which the user orders for this purpose
 * @throws ApiError `invalid`, `tooFrequent`, `limiterDown`
 */
export async function issueTicket(
  deps: Pick<Deps, "db" | "clock" | "config" | "limiter" | "log">,
  { userId, device, tokenHash }: Session,
  { purpose, link }: { purpose: TicketPurpose; link: string },
): Promise<CallAnswer<"issueTicket">> {
  const { db, clock, config } = deps;
  const subjectId = subjectOf(config.mobileSiteUrl, purpose, link);
  if (subjectId === null || device !== DESKTOP) throw new ApiError("invalid");
  await guard(deps, ticketRules(userId));
  const ticket = randomBytes(32).toString("base64url");
  const now = clock.now();
  const issued = await db
    .insert(phoneTickets)
    .values({
      ticketHash: plainHash(ticket),
      tokenHash,
      purpose,
      subjectId,
      state: "shown",
      code: "",
      createdAt: now,
      expiresAt: after(now, TICKET_SCAN_S),
    })
    .returning({ id: phoneTickets.id });
  const url = new URL(link);
  url.searchParams.set(TICKET_PARAMETER, ticket);
  return { ticket_id: singleRow(issued).id, link: url.href, expires_in: TICKET_SCAN_S };
}

/** @returns the id of the page's listing, group or boost; null when the address is not such a page */
function subjectOf(mobileSiteUrl: string, purpose: TicketPurpose, link: string): number | null {
  const { pages, subject } = TICKET_PAGES[purpose];
  if (!pages.some((page) => link.startsWith(`${mobileSiteUrl}${page}?`))) return null;
  const parsed = id.safeParse(new URL(link).searchParams.get(subject));
  return parsed.success ? parsed.data : null;
}
