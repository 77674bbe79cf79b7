import { FAVOURITES_PER_PAGE } from "@storefront/contract/listing/page-sizes";
import { integerField } from "@storefront/contract/text/fields";
import type { Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readQuery } from "../page";
import type { MobileSite } from "../site";
import { FavouritesView } from "../views/favourites-view";

const query = z.object({ page: integerField(100).optional().catch(undefined) });

/** The owner's favorite listings, latest first. */
export function favouritesPage(phone: Hono, site: MobileSite): void {
  phone.get("/favourites", async (c) => {
    const number = (await readQuery(c, query)).page || 1;
    const call = site.callFor(c, "/phone/favourites");
    const { list, total } = dataOf(await call("favourites", { page: String(number) }));
    const hasMore = total > number * FAVOURITES_PER_PAGE;
    return page(
      c,
      <FavouritesView
        goods={list}
        now={site.now()}
        more={hasMore ? `/phone/favourites?page=${number + 1}` : null}
      />,
    );
  });
}
