import type { CallAnswer } from "@storefront/contract/calls";
import { Outcome } from "@storefront/html/parts/outcome";
import type { Listing } from "../brand-goods";
import { SellerFigures, SellerHead } from "./goods/seller-head";
import { GoodsList } from "./goods-list";
import { Screen } from "./screen";

interface Props {
  /** With the number of its goods that the brand shows. */
  shop: CallAnswer<"shop">;
  goods: readonly Listing[];
  /** Addresses of the previous and the next page. */
  previous: string | null;
  next: string | null;
  now: Date;
}

/** A seller's shop: whom one buys from, by figures from real orders, and what is on sale. */
export function ShopView({ shop, goods, previous, next, now }: Props) {
  return (
    <Screen title="店铺" documentTitle={`${shop.nickname}的店铺`} back="/phone">
      <section class="card seller stack-14" aria-label="卖家">
        <SellerHead seller={shop} />
        <SellerFigures seller={shop} more={[["粉丝", String(shop.subscribe_quantity)]]} />
        {shop.option.profile === "" ? null : <p class="hint foreign">{shop.option.profile}</p>}
      </section>
      {goods.length === 0 ? (
        <Outcome icon="bag" mood="quiet" title="这里没有这家店的商品">
          <p>{previous === null ? "可能刚卖完，或者没有上架。" : "已经翻到最后了。"}</p>
          <a class="button" href={previous ?? "/phone/goods"}>
            {previous === null ? "查看全部商品" : "上一页"}
          </a>
        </Outcome>
      ) : (
        <section class="home-goods stack-12" aria-labelledby="selling">
          <h2 id="selling">在售商品</h2>
          <GoodsList goods={goods} now={now} />
          {next === null ? null : (
            <a class="button" href={next}>
              更多商品
            </a>
          )}
          {previous === null ? null : (
            <a class="button quiet" href={previous}>
              上一页
            </a>
          )}
        </section>
      )}
    </Screen>
  );
}
