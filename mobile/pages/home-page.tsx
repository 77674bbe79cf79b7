import type { Hono } from "hono";
import { readBoostGames } from "../boost-games";
import { assortmentQuery, hasGoods, ofBrand } from "../brand-goods";
import { dataOf } from "../call-api";
import { appearanceOf, page } from "../page";
import type { MobileSite } from "../site";
import { HomeView } from "../views/home-view";

/** Listings on the home page. */
const SHOWN = 10;

/** The site's home, to which phones are redirected from a brand's root: search, games, kinds and what sells best. */
export function homePage(phone: Hono, site: MobileSite): void {
  phone.get("/", async (c) => {
    const { brand } = appearanceOf(c);
    const now = site.now();
    const call = site.callFor(c);
    const boosts = (await readBoostGames(call, brand)).length > 0;
    if (!hasGoods(brand)) {
      return page(c, <HomeView brand={brand} games={[]} goods={[]} boosts={boosts} now={now} />);
    }
    const limits = assortmentQuery(brand);
    const [games, goods] = await Promise.all([
      call("games", limits).then(dataOf),
      call("searchGoods", { ...limits, in_stock: 1, limit: SHOWN }).then(dataOf),
    ]);
    return page(
      c,
      <HomeView
        brand={brand}
        games={games.list}
        goods={ofBrand(brand, goods.list)}
        boosts={boosts}
        now={now}
      />,
    );
  });
}
