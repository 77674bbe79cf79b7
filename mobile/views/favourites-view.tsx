import type { CallAnswer } from "@storefront/contract/calls";
import { Outcome } from "@storefront/html/parts/outcome";
import { GoodsList } from "./goods-list";
import { Screen } from "./screen";

interface Props {
  goods: CallAnswer<"favourites">["list"];
  /** Link to the next page. */
  more: string | null;
  now: Date;
}

/** The owner's favorite listings. */
export function FavouritesView({ goods, more, now }: Props) {
  return (
    <Screen title="我的收藏" back="/phone/account">
      {goods.length === 0 ? (
        <Outcome icon="bag" mood="quiet" title="还没有收藏">
          <p>在商品页点「收藏」，之后可以在这里找到它。</p>
        </Outcome>
      ) : (
        <GoodsList goods={goods} now={now} />
      )}
      {more === null ? null : (
        <a class="button" href={more}>
          更早的收藏
        </a>
      )}
    </Screen>
  );
}
