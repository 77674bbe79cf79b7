import { id, integerField } from "@storefront/contract/text/fields";
import type { Hono } from "hono";
import * as z from "zod";
import { assortmentQuery, hasGoods, ofBrand } from "../brand-goods";
import { dataOf } from "../call-api";
import { appearanceOf, page } from "../page";
import { refusalOf } from "../refusal";
import { shopHref } from "../shop-href";
import type { MobileSite } from "../site";
import { ShopView } from "../views/shop-view";

const query = z.object({ userId: id, page: integerField(100_000).optional().catch(undefined) });

/** A seller's shop with the goods that the brand shows. */
export function shopPage(phone: Hono, site: MobileSite): void {
  phone.get("/shop", async (c) => {
    const parsed = query.safeParse(c.req.query());
    if (!parsed.success) throw refusalOf("sellerNotFound");
    const { userId, page: number = 1 } = parsed.data;
    const current = Math.max(1, number);
    const { brand } = appearanceOf(c);
    const call = site.callFor(c);
    const [shop, goods] = await Promise.all([
      call("shop", { user_id: userId }).then(dataOf),
      hasGoods(brand)
        ? call("shopGoods", { user_id: userId, page: current, ...assortmentQuery(brand) }).then(
            dataOf,
          )
        : { list: [], total: 0, page_size: 1 },
    ]);
    const pages = Math.ceil(goods.total / goods.page_size);
    return page(
      c,
      <ShopView
        shop={{ ...shop, total_selling_goods: goods.total }}
        goods={ofBrand(brand, goods.list)}
        now={site.now()}
        previous={current > 1 ? shopHref(userId, Math.min(current - 1, Math.max(1, pages))) : null}
        next={current < pages ? shopHref(userId, current + 1) : null}
      />,
    );
  });
}
