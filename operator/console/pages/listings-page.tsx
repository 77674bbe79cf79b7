/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { findListings } from "../../listings/read-listings";
import { answerPage } from "../answer-page";
import type { Console, ConsoleEnv } from "../console-env";
import { Layout } from "../views/layout";
import { ListingsView } from "../views/listings-view";

const MOST_CHARACTERS = 100;

/** Listings by name or number, also those that are not on sale. */
export function listingsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  app.get("/listings", async (c) => {
    const { q = "", before = "" } = c.req.query();
    const text = q.trim().slice(0, MOST_CHARACTERS);
    const key = /^\d{1,9}$/.test(before) ? Number(before) : null;
    const { listings, next } = await findListings(deps.db, text, key);
    const query = new URLSearchParams({ q: text, before: String(next) });
    return answerPage(
      c,
      <Layout
        title="商品"
        section="/admin/listings"
        operator={c.get("operator")}
        formToken={c.get("formToken")}
      >
        <ListingsView
          text={text}
          listings={listings}
          older={next === null ? null : `/admin/listings?${query}`}
        />
      </Layout>,
    );
  });
}
