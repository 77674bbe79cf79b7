import type { FilterRow } from "@/lib/discovery/filter-rows";
import { type GamePath, gameHref } from "@/lib/discovery/game-path";
import type { FilterParam } from "@/lib/discovery/list-filters";
import {
  changeView,
  hasFilters,
  type ListView,
  listQuery,
  PRICE_RANGES,
  readListView,
  withFilter,
} from "@/lib/discovery/list-view";
import type { KindSlug } from "@/lib/discovery/listing-kinds";
import type { GameEntry } from "@/lib/discovery/read-games";
import { FilterLine } from "./filter-line";
import { FilterLink } from "./filter-link";

interface Props {
  path: GamePath;
  view: ListView;
  game: GameEntry;
  filters: readonly FilterRow[];
}

/** Kinds, price ranges and the filters of the kind, as links that keep what else is chosen. */
export function ListFilters({ path, view, game, filters }: Props) {
  const here = gameHref(path);
  const hrefWith = (change: Partial<ListView>) => here + listQuery(changeView(view, change));
  const hrefOf = (param: FilterParam, value: string | undefined) =>
    here + listQuery(withFilter(view, param, value));
  // Another kind has other filters: what it does not know is left behind.
  const hrefOfKind = (kind: KindSlug | undefined) =>
    gameHref({ game: path.game, kind }) +
    listQuery(readListView(listQuery(changeView(view, {})), kind));
  const countOf = (count: number) => (hasFilters(view) ? undefined : count);
  return (
    <nav aria-label="筛选" className="mt-5 rounded-m bg-white px-6 py-2 shadow-card small:px-4">
      <FilterLine title="类目">
        <FilterLink
          href={hrefOfKind(undefined)}
          active={path.kind === undefined}
          count={countOf(game.count)}
        >
          全部
        </FilterLink>
        {game.kinds.map(({ slug, name, count }) => (
          <FilterLink
            key={slug}
            href={hrefOfKind(slug)}
            active={path.kind === slug}
            count={countOf(count)}
          >
            {name}
          </FilterLink>
        ))}
      </FilterLine>
      {filters.map(({ param, title, values }) => (
        <FilterLine key={param} title={title}>
          <FilterLink href={hrefOf(param, undefined)} active={view.filters[param] === undefined}>
            不限
          </FilterLink>
          {values.map(({ value, name, chosen, count }) => (
            <FilterLink key={value} href={hrefOf(param, value)} active={chosen} count={count}>
              {name}
            </FilterLink>
          ))}
        </FilterLine>
      ))}
      <FilterLine title="价格">
        <FilterLink href={hrefWith({ price: undefined })} active={view.price === undefined}>
          不限
        </FilterLink>
        {PRICE_RANGES.map(({ slug, name }) => (
          <FilterLink key={slug} href={hrefWith({ price: slug })} active={view.price === slug}>
            {name}
          </FilterLink>
        ))}
      </FilterLine>
    </nav>
  );
}
