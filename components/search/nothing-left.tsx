import { GAMES_PATH } from "@/lib/addresses/game-path";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { type SearchRequest, searchHref } from "@/lib/addresses/search-view";
import type { LooserSearch } from "@/lib/discovery/loosen-search";
import { LooserSearches } from "./looser-searches";

interface Props {
  request: SearchRequest;
  /** What is found without one of the filters. */
  looser: readonly LooserSearch[];
}

/** Shown when a game, kind or filters exclude all results of a search. */
export function NothingLeft({ request: { q, exact }, looser }: Props) {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 text-center shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">这些条件下没有商品</h2>
      <p className="mt-2 text-ink-2">放宽游戏、类目或价格，看看全部结果。</p>
      <LooserSearches searches={looser} />
      <p className="mt-6 flex items-center justify-center gap-6">
        <a
          href={searchHref({ q, exact, kind: undefined, view: PLAIN_VIEW })}
          className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
        >
          查看全部结果
        </a>
        <a href={GAMES_PATH} className="text-primary-strong underline underline-offset-4">
          按游戏查找
        </a>
      </p>
    </div>
  );
}
