import type { Hono } from "hono";
import { assortmentQuery, hasGoods, ofBrand } from "../brand-goods";
import { dataOf } from "../call-api";
import { listQuery } from "../list-query";
import { appearanceOf, page, readQuery } from "../page";
import type { MobileSite } from "../site";
import { CatalogueView } from "../views/catalogue-view";

/** The lists of the site: all listings of the brand, of a game or kind, and what a search has found. */
export function cataloguePage(phone: Hono, site: MobileSite): void {
  phone.get("/goods", async (c) => {
    const query = await readQuery(c, listQuery);
    const { brand } = appearanceOf(c);
    const now = site.now();
    if (!hasGoods(brand))
      return page(c, <CatalogueView query={query} games={[]} found={null} now={now} />);
    const call = site.callFor(c);
    const limits = assortmentQuery(brand);
    const { q, ...filters } = query;
    const [games, found] = await Promise.all([
      call("games", limits).then(dataOf),
      call("searchGoods", { ...limits, ...filters, ...(q ? { q } : {}) }).then(dataOf),
    ]);
    const list = ofBrand(brand, found.list);
    return page(
      c,
      <CatalogueView query={query} games={games.list} found={{ ...found, list }} now={now} />,
    );
  });
}
