import type { CallAnswer } from "@storefront/contract/calls";
import { Outcome } from "@storefront/html/parts/outcome";
import { GoodsList } from "./goods-list";
import { BoostEntry } from "./owner-card";
import { Screen } from "./screen";

interface Props {
  goods: CallAnswer<"catalogue">["list"];
  /** Links to the previous and the next page. */
  previous: string | null;
  next: string | null;
}

/** Listings on sale. */
export function CatalogueView({ goods, previous, next }: Props) {
  return (
    <Screen title="商品" tab="/phone/goods">
      {previous === null ? <BoostEntry /> : null}
      {goods.length === 0 ? (
        <Outcome icon="bag" mood="quiet" title="还没有商品">
          <p>卖家上架之后，商品会出现在这里。</p>
        </Outcome>
      ) : (
        <GoodsList goods={goods} />
      )}
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
    </Screen>
  );
}
