import type { ReactNode } from "react";
import { kindsOf } from "@/lib/discovery/game-kinds";
import { type GamePath, gameHref } from "@/lib/discovery/game-path";
import { countShown } from "@/lib/discovery/list-rows";
import { type ListView, listQuery, PRICE_RANGES } from "@/lib/discovery/list-view";
import type { GoodsRow } from "@/lib/home/goods-row";
import { FilterLink } from "./filter-link";

interface Props {
  path: GamePath;
  view: ListView;
  /** Of the game. */
  all: readonly GoodsRow[];
  /** Of the game and the kind. */
  ofKind: readonly GoodsRow[];
}

/** Kinds and price ranges with the number of listings behind each, as links that keep what else is chosen. */
export function ListFilters({ path: { game, kind }, view, all, ofKind }: Props) {
  const first = { ...view, page: 1 };
  const query = listQuery(first);
  const here = gameHref({ game, kind });
  return (
    <nav aria-label="筛选" className="mt-5 rounded-m bg-white px-6 py-2 shadow-card small:px-4">
      <FilterRow title="类目">
        <FilterLink
          href={gameHref({ game }) + query}
          active={kind === undefined}
          count={countShown(all, first)}
        >
          全部
        </FilterLink>
        {kindsOf(all).map(({ slug, name }) => (
          <FilterLink
            key={slug}
            href={gameHref({ game, kind: slug }) + query}
            active={kind === slug}
            count={countShown(
              all.filter((row) => row.kind === name),
              first,
            )}
          >
            {name}
          </FilterLink>
        ))}
      </FilterRow>
      <FilterRow title="价格">
        <FilterLink
          href={here + listQuery({ ...first, price: undefined })}
          active={view.price === undefined}
        >
          不限
        </FilterLink>
        {PRICE_RANGES.map(({ slug, name }) => {
          const chosen = { ...first, price: slug };
          return (
            <FilterLink
              key={slug}
              href={here + listQuery(chosen)}
              active={view.price === slug}
              count={countShown(ofKind, chosen)}
            >
              {name}
            </FilterLink>
          );
        })}
      </FilterRow>
    </nav>
  );
}

function FilterRow({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-5 border-line py-2.5 not-last:border-b small:gap-3">
      <p className="shrink-0 text-ink-3">{title}</p>
      <div className="flex flex-wrap gap-x-2 gap-y-1">{children}</div>
    </div>
  );
}
