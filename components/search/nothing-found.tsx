import type { CallRequest } from "@storefront/contract/calls";
import type { ReactNode } from "react";
import { HOME } from "@/components/chrome/links";
import { SaveSearchButton } from "@/components/discovery/save-search-button";
import { GAMES_PATH } from "@/lib/addresses/game-path";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { searchHref } from "@/lib/addresses/search-view";
import type { LooserSearch } from "@/lib/discovery/loosen-search";
import type { GameEntry } from "@/lib/discovery/read-games";
import { LooserSearches } from "./looser-searches";
import { SearchGames } from "./search-games";

interface Props {
  q: string;
  toSave: CallRequest<"saveSearch">;
  /** Games that the query may mean. */
  games: readonly GameEntry[];
  /** Games with most listings. */
  popular: readonly GameEntry[];
  /** What is found without one of the filters. */
  looser: readonly LooserSearch[];
}

const searchFor = (q: string) => searchHref({ q, kind: undefined, view: PLAIN_VIEW });

/** Shown when a search finds nothing, with links onward. */
export function NothingFound({ q, toSave, games, popular, looser }: Props) {
  const searches = exampleSearches(popular);
  return (
    <div className="mt-6 rounded-m bg-white px-10 py-14 text-center shadow-card small:px-6 small:py-10">
      <h2 className="break-words font-semibold text-lg">没有找到“{q}”</h2>
      <p className="mt-2 text-ink-2">
        换个说法试试：游戏名、区服、皮肤名、拼音或商品编号都可以，也可以写“贵族 8”“300
        元以内”这样的条件。也可以保存起来，上架时告诉你。
      </p>
      <LooserSearches searches={looser} />
      <p className="mt-4">
        <SaveSearchButton search={toSave} />
      </p>
      <div className="mt-8 flex flex-col items-center gap-6 empty:hidden">
        {games.length > 0 ? (
          <Group title="相近的游戏">
            <SearchGames games={games} />
          </Group>
        ) : popular.length > 0 ? (
          <Group title="热门游戏">
            <SearchGames games={popular} />
          </Group>
        ) : null}
        {searches.length === 0 ? null : (
          <Group title="可以这样搜">
            <ul className="flex flex-wrap justify-center gap-x-5 gap-y-2">
              {searches.map((search) => (
                <li key={search}>
                  <a
                    href={searchFor(search)}
                    className="text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-primary-strong"
                  >
                    {search}
                  </a>
                </li>
              ))}
            </ul>
          </Group>
        )}
      </div>
      <p className="mt-8 flex items-center justify-center gap-6">
        <a
          href={GAMES_PATH}
          className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
        >
          按游戏查找
        </a>
        <a href={HOME} className="text-primary-strong underline underline-offset-4">
          回首页看看
        </a>
      </p>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-ink-3 text-sm">{title}</h3>
      <div className="mt-3 flex justify-center">{children}</div>
    </section>
  );
}

/** @returns a search for each game: its name and its kind with most listings */
const exampleSearches = (games: readonly GameEntry[]): string[] =>
  games.flatMap(({ name, kinds }) => {
    const [largest] = [...kinds].sort((a, b) => b.count - a.count);
    return largest === undefined ? [] : [`${name} ${largest.name}`];
  });
