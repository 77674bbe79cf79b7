"use client";

import { FAVOURITES_PER_PAGE } from "@storefront/contract/page-sizes";
import { PageLinks } from "@/components/ui/page-links";
import { lastPageOf } from "@/lib/account/list-place";
import { readFavourites } from "@/lib/account/read-favourites";
import { Notice } from "../parts/notice";
import { OwnPart } from "../parts/own-part";
import { useListPlace } from "../parts/use-list-place";
import { useOwnAnswer } from "../parts/use-own-answer";
import { FavouriteRow } from "./favourite-row";

/** The visitor's collected listings, most recent first. */
export function OwnFavourites() {
  const [{ page }, go] = useListPlace("state", []);
  const turn = (next: number) => go({ choice: null, page: next });
  const answer = useOwnAnswer("favourites", { page }, readFavourites);
  return (
    <OwnPart answer={answer} what="收藏">
      {({ goods, total }, reload) =>
        goods.length > 0 ? (
          <>
            <ul aria-label="收藏的商品" className="space-y-4">
              {goods.map((it) => (
                <FavouriteRow key={it.goodsId} goods={it} reload={reload} />
              ))}
            </ul>
            <PageLinks page={page} last={lastPageOf(total, FAVOURITES_PER_PAGE)} onTurn={turn} />
          </>
        ) : total > 0 ? (
          <Notice
            title="这一页没有收藏"
            text={`一共收藏了 ${total} 件商品，都在前面几页。`}
            action={{ name: "回到第一页", onAct: () => turn(1) }}
          />
        ) : (
          <Notice
            title="还没有收藏"
            text="在商品页点收藏，降价和售出都能在这里看到。"
            action={{ name: "去逛逛", href: "/index" }}
          />
        )
      }
    </OwnPart>
  );
}
