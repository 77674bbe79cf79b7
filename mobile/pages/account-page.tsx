import type { Hono } from "hono";
import * as z from "zod";
import { readBoostGames } from "../boost-games";
import { nextPath } from "../next-path";
import { appearanceOf, page, readForm } from "../page";
import { closeSession, readOwner } from "../session";
import type { MobileSite } from "../site";
import { AccountView } from "../views/account-view";

/** The account of the logged-in user, with links to everything of theirs. */
export function accountPage(phone: Hono, site: MobileSite): void {
  phone.get("/account", async (c) => {
    const owner = await readOwner(c, site);
    // The unread count is optional: a failure must not break the page.
    const counted = owner && (await site.callFor(c)("unreadMessages", {}));
    const unread = counted?.ok ? counted.data.unread : 0;
    const boosts = (await readBoostGames(site.callFor(c), appearanceOf(c).brand)).length > 0;
    return page(c, <AccountView owner={owner} unread={unread} boosts={boosts} />);
  });

  phone.post("/logout", async (c) => {
    const { next } = await readForm(c, z.object({ next: z.string().max(500).optional() }));
    await closeSession(c, site);
    return c.redirect(nextPath(next), 303);
  });
}
