import {
  TICKET_PAGES,
  TICKET_PARAMETER,
  TICKET_PURPOSES,
  type TicketPurpose,
} from "@storefront/contract/account/phone-ticket-purposes";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { nextPath } from "../next-path";
import { page, readForm, readQuery } from "../page";
import { refusalOf } from "../refusal";
import { closeSession, readOwner } from "../session";
import { setLoginCookies } from "../shared-brands";
import type { MobileSite } from "../site";
import {
  PhoneTicketView,
  type TicketLink,
  type TicketShown,
  ticketHref,
} from "../views/phone-ticket-view";

const link = z.object({ ticket: z.string().max(100), next: z.string().max(500) });
const waitingLink = link.extend({ waiting: z.literal("1").optional().catch(undefined) });

const PAGES = Object.values(TICKET_PAGES).flatMap(({ pages }) => pages);

/**
 * Orders with the login of the desktop whose code was scanned, once that approves it by two digits, instead of a second
 * login (docs/account.md).
 */
export function phoneTicketPage(phone: Hono, site: MobileSite): void {
  for (const page of PAGES) {
    phone.get(`/${page}`, (c, next) => {
      const url = new URL(c.req.url);
      const ticket = url.searchParams.get(TICKET_PARAMETER);
      if (ticket === null) return next();
      url.searchParams.delete(TICKET_PARAMETER);
      const path = `/phone/${page}${url.search}`;
      return Promise.resolve(c.redirect(ticketHref({ ticket, next: path }), 303));
    });
  }

  phone.get("/ticket", async (c) => {
    const { waiting, ...fields } = await readQuery(c, waitingLink);
    const answer = await redeem(c, site, fields, waiting ? "claim" : "look");
    if (!answer.ok) return show(c, site, fields, { state: "gone", reason: answer.msg });
    const { state, code, authorization } = answer.data;
    if (authorization !== "") setLoginCookies(c, site.settings, answer.data);
    if (authorization !== "" || state === "same") return c.redirect(nextPath(fields.next), 303);
    if (state === "approved" || (state === "requested" && !waiting)) {
      return c.redirect(ticketHref({ ...fields, waiting: "1" }), 303);
    }
    return show(c, site, fields, { state, code });
  });

  // Requires a POST, because previews and scanners open links before any person does.
  phone.post("/ticket", async (c) => {
    const fields = await readForm(c, link);
    const answer = await redeem(c, site, fields, "request");
    if (!answer.ok) return show(c, site, fields, { state: "gone", reason: answer.msg });
    return c.redirect(ticketHref({ ...fields, waiting: "1" }), 303);
  });

  phone.post("/ticket/switch", async (c) => {
    const fields = await readForm(c, link);
    await closeSession(c, site);
    return c.redirect(ticketHref(fields), 303);
  });

  phone.get("/ticketState", async (c) => {
    const answer = await redeem(c, site, await readQuery(c, link), "look");
    return c.text(answer.ok ? answer.data.state : "gone");
  });
}

const redeem = (
  c: Context,
  site: MobileSite,
  { ticket, next }: TicketLink,
  step: "look" | "request" | "claim",
) => site.callFor(c)("redeemTicket", { ticket, purpose: purposeOf(next), step });

/** @throws Refusal when the path is no page that orders */
function purposeOf(path: string): TicketPurpose {
  const name = /^\/phone\/(\w+)/.exec(path)?.[1] ?? "";
  const purpose = TICKET_PURPOSES.find((each) => TICKET_PAGES[each].pages.includes(name));
  if (purpose === undefined) throw refusalOf("invalid");
  return purpose;
}

async function show(c: Context, site: MobileSite, fields: TicketLink, shown: TicketShown) {
  const owner = await readOwner(c, site);
  const next = nextPath(fields.next);
  return page(
    c,
    <PhoneTicketView link={{ ...fields, next }} owner={owner} {...shown} />,
    shown.state === "gone" ? 409 : 200,
  );
}
