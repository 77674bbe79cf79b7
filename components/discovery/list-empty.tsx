import { GAMES_PATH, gameHref } from "@/lib/addresses/game-path";
import type { ListView } from "@/lib/addresses/list-view";
import type { ChosenFilter } from "@/lib/discovery/chosen-filters";

interface Props {
  /** Returns the URL of another view of the list. */
  hrefOf: (view: ListView) => string;
  /** With several filters, each alone may exclude all listings. */
  chosen: readonly ChosenFilter[];
  game: string;
}

/** Shown when no listing matches the view, with links onward. */
export function ListEmpty({ hrefOf, chosen, game }: Props) {
  return (
    <div className="rounded-m bg-white px-10 py-14 text-center shadow-card small:px-6 small:py-10">
      <h2 className="font-semibold text-lg">没有符合条件的商品</h2>
      <p className="mt-2 text-ink-2">
        {chosen.length > 1
          ? "条件放宽一点试试，去掉其中一个："
          : "换一个条件，或者看看这个游戏的全部商品。"}
      </p>
      {chosen.length > 1 ? (
        <ul aria-label="放宽条件" className="mt-4 flex flex-wrap justify-center gap-2">
          {chosen.map(({ name, without }) => (
            <li key={name} className="min-w-0">
              <a
                href={hrefOf(without)}
                className="block truncate rounded-s border border-line-strong px-3 py-1 hover:border-primary hover:text-primary-strong"
              >
                不限“{name}”
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-6 flex items-center justify-center gap-6">
        <a
          href={gameHref({ game })}
          className="rounded-s bg-primary px-6 py-2.5 text-white hover:bg-primary-strong"
        >
          查看全部商品
        </a>
        <a href={GAMES_PATH} className="text-primary-strong underline underline-offset-4">
          换个游戏
        </a>
      </p>
    </div>
  );
}
