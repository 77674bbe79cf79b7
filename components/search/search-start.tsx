import type { GameEntry } from "@/lib/discovery/read-games";
import { SearchForm } from "./search-form";
import { SearchGames } from "./search-games";

/** The search page without a query: the form and popular games. */
export function SearchStart({ games }: { games: readonly GameEntry[] }) {
  return (
    <div className="rounded-m bg-white px-10 py-14 shadow-card small:px-6 small:py-10">
      <h1 className="font-semibold text-xl">搜索商品</h1>
      <p className="mt-2 text-ink-2">
        游戏名、区服、皮肤名、拼音首字母或商品编号都可以，打错一个字也能找到。
      </p>
      <div className="mt-6 max-w-xl">
        <SearchForm id="search-start" />
      </div>
      {games.length === 0 ? null : (
        <>
          <h2 className="mt-8 font-medium">热门游戏</h2>
          <div className="mt-4">
            <SearchGames games={games} />
          </div>
        </>
      )}
    </div>
  );
}
