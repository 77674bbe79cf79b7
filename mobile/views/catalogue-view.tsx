/** @jsxImportSource hono/jsx */
import type { CallAnswer } from "@storefront/contract/calls";
import { GoodsList } from "./goods-list";
import { BoostEntry } from "./owner-card";
import { Outcome } from "./parts";
import { Screen } from "./screen";

interface Props {
  time: string;
  goods: CallAnswer<"catalogue">["list"];
  /** Links to the previous and the next page. */
  previous: string | null;
  next: string | null;
}

/** Listings on sale. */
export function CatalogueView({ time, goods, previous, next }: Props) {
  return (
    <Screen title="商品" time={time} tab="/phone/goods">
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
