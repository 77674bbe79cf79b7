import { HOME } from "@/components/chrome/links";
import { GAMES_PATH } from "@/lib/addresses/game-path";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { searchHref } from "@/lib/addresses/search-view";
import type { GameEntry } from "@/lib/discovery/read-games";
import { SearchGames } from "./search-games";

interface Props {
  q: string;
  games: readonly GameEntry[];
  /** A kind or filters exclude all results. */
  narrowed?: boolean;
}

/** Shown when a search finds nothing, with links onward. */
export function NothingFound({ q, games, narrowed = false }: Props) {
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 text-center shadow-card small:px-6 small:py-10">
      <h2 className="break-words font-semibold text-lg">
        {narrowed ? "这些条件下没有商品" : `没有找到“${q}”`}
      </h2>
      <p className="mt-2 text-ink-2">
        {narrowed
          ? "放宽类目或价格，看看全部结果。"
          : "换个说法试试：游戏名、区服、皮肤名、拼音首字母或商品编号都可以。"}
      </p>
      <div className="mt-4 flex justify-center empty:hidden">
        {games.length === 0 ? null : <SearchGames games={games} />}
      </div>
      <p className="mt-6 flex items-center justify-center gap-6">
        {narrowed ? (
          <a
            href={searchHref({ q, kind: undefined, view: PLAIN_VIEW })}
            className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
          >
            查看全部结果
          </a>
        ) : null}
        <a
          href={GAMES_PATH}
          className={
            narrowed
              ? "text-primary-strong underline underline-offset-4"
              : "rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
          }
        >
          按游戏查找
        </a>
        {narrowed ? null : (
          <a href={HOME} className="text-primary-strong underline underline-offset-4">
            回首页看看
          </a>
        )}
      </p>
    </div>
  );
}
