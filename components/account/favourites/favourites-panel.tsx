"use client";

import { FAVOURITES_PER_PAGE } from "@storefront/contract/listing/page-sizes";
import { PageLinks } from "@/components/ui/page-links";
import { readFavourites } from "@/lib/account/read-favourites";
import { lastPageOf } from "@/lib/addresses/list-query";
import { AccountData } from "../parts/account-data";
import { Notice } from "../parts/notice";
import { useAccountCall } from "../parts/use-account-call";
import { useListQuery } from "../parts/use-list-query";
import { FavouriteRow } from "./favourite-row";

const NO_FILTER: readonly never[] = [];

/** The visitor's collected listings, most recent first. */
export function FavouritesPanel() {
  const [{ page }, setQuery] = useListQuery("state", NO_FILTER);
  const turn = (next: number) => setQuery({ filter: null, page: next });
  const answer = useAccountCall("favourites", { page }, readFavourites);
  return (
    <AccountData answer={answer} label="收藏">
      {({ goods, total }, reload) =>
        goods.length > 0 ? (
          <>
            <ul aria-label="收藏的商品" className="space-y-4">
              {goods.map((it) => (
                <FavouriteRow key={it.id} goods={it} reload={reload} />
              ))}
            </ul>
            <PageLinks page={page} last={lastPageOf(total, FAVOURITES_PER_PAGE)} onTurn={turn} />
          </>
        ) : total > 0 ? (
          <Notice
            title="这一页没有收藏"
            text={`一共收藏了 ${total} 件商品，都在前面几页。`}
            action={{ name: "回到第一页", onAction: () => turn(1) }}
          />
        ) : (
          <Notice
            title="还没有收藏"
            text="在商品页点收藏，降价和售出都能在这里看到。"
            action={{ name: "去逛逛", href: "/index" }}
          />
        )
      }
    </AccountData>
  );
}
