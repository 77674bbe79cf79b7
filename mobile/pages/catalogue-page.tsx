import { integerField } from "@storefront/contract/fields";
import { CATALOGUE_PER_PAGE } from "@storefront/contract/home";
import type { Context, Hono } from "hono";
import * as z from "zod";
import { dataOf } from "../call-api";
import { page, readQuery } from "../page";
import type { MobileSite } from "../site";
import { CatalogueView } from "../views/catalogue-view";

const query = z.object({ page: integerField(100_000).optional().catch(undefined) });

/** The catalogue: the site's first page, to which phones are redirected from a brand's root. */
export function cataloguePage(phone: Hono, site: MobileSite): void {
  const show = async (c: Context) => {
    const number = (await readQuery(c, query)).page || 1;
    const { list, total } = dataOf(await site.callFor(c)("catalogue", { page: String(number) }));
    return page(
      c,
      <CatalogueView
        goods={list}
        previous={number > 1 ? pathOf(number - 1) : null}
        next={total > number * CATALOGUE_PER_PAGE ? pathOf(number + 1) : null}
      />,
    );
  };
  phone.get("/", show);
  phone.get("/goods", show);
}

const pathOf = (number: number): string => `/phone/goods?page=${number}`;
