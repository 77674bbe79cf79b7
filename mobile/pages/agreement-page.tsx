import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import type { Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { nextPath } from "../next-path";
import { page, readForm, readQuery } from "../page";
import { closeSession } from "../session";
import type { MobileSite } from "../site";
import { AgreementView } from "../views/agreement-view";

const target = z.object({ next: z.string().max(500).optional() });

/** Link to the question whether a user accepts the current agreements. @param next where to go afterwards */
export const agreementHref = (next: string): string =>
  `/phone/agreement?${new URLSearchParams({ next })}`;

/** Asks a user who has accepted older agreements; without consent the login ends. */
export function agreementPage(phone: Hono, site: MobileSite): void {
  phone.get("/agreement", async (c) => {
    const { next } = await readQuery(c, target);
    return page(c, <AgreementView next={nextPath(next)} />);
  });

  phone.post("/agreement", async (c) => {
    const next = nextPath((await readForm(c, target)).next);
    dataOf(await site.callFor(c, next)("agree", { version: AGREEMENT_VERSION }));
    return c.redirect(next, 303);
  });

  phone.post("/agreement/refuse", async (c) => {
    await closeSession(c, site);
    return c.redirect("/phone", 303);
  });
}
