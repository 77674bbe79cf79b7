import type { Hono } from "hono";
import { isAtLeast } from "../../access/sessions";
import { findListings } from "../../listings/read-listings";
import { olderLink, pageKeyOf, searchOf } from "../addresses";
import type { Console, ConsoleEnv } from "../console-env";
import { showPage } from "../show-page";
import { ListingLinks, ListingsView } from "../views/listings-view";

const MAX_CHARACTERS = 100;

/** Listings by name or id, including those that are not on sale. */
export function listingsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/listings", async (c) => {
    const text = searchOf(c, MAX_CHARACTERS);
    const { listings, next } = await findListings(deps.db, text, pageKeyOf(c));
    return showPage(c, {
      title: "商品",
      section: "/admin/listings",
      aside: isAtLeast(c.get("operator"), "owner") ? <ListingLinks /> : null,
      view: (
        <ListingsView
          text={text}
          listings={listings}
          older={olderLink("/admin/listings", next, { q: text })}
        />
      ),
    });
  });
}
