import { type GamePath, gameHref } from "@/lib/addresses/game-path";
import type { FilterParam } from "@/lib/addresses/list-filters";
import {
  changeView,
  hasFilters,
  type ListView,
  listQuery,
  readListView,
  withFilter,
} from "@/lib/addresses/list-view";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import type { Counted } from "@/lib/discovery/counted";
import type { FilterRow } from "@/lib/discovery/filter-rows";
import type { GameEntry } from "@/lib/discovery/read-games";
import { FilterLine } from "./filter-line";
import { FilterLink } from "./filter-link";
import { PriceLine } from "./price-line";

interface Props {
  path: GamePath;
  view: ListView;
  game: GameEntry;
  filters: readonly FilterRow[];
}

/** Kinds, price ranges and the kind's filters, as links that keep the other filters. */
export function ListFilters({ path, view, game, filters }: Props) {
  const hrefOf = (other: ListView) => gameHref(path) + listQuery(other);
  const hrefWith = (param: FilterParam, value: string | undefined) =>
    hrefOf(withFilter(view, param, value));
  // Kinds have different filters; drop those that the other kind lacks.
  const hrefOfKind = (kind: KindSlug | undefined) =>
    gameHref({ game: path.game, kind }) +
    listQuery(readListView(listQuery(changeView(view, {})), kind));
  const countOf = (counted: Counted) => (hasFilters(view) ? undefined : counted);
  return (
    <nav aria-label="筛选" className="mt-5 rounded-m bg-white px-6 py-2 shadow-card small:px-4">
      <FilterLine title="类目">
        <FilterLink
          href={hrefOfKind(undefined)}
          active={path.kind === undefined}
          count={countOf(game)}
        >
          全部
        </FilterLink>
        {game.kinds.map(({ slug, name, ...counted }) => (
          <FilterLink
            key={slug}
            href={hrefOfKind(slug)}
            active={path.kind === slug}
            count={countOf(counted)}
          >
            {name}
          </FilterLink>
        ))}
      </FilterLine>
      {filters.map(({ param, title, values }) => (
        <FilterLine key={param} title={title}>
          <FilterLink href={hrefWith(param, undefined)} active={view.filters[param] === undefined}>
            不限
          </FilterLink>
          {values.map(({ value, name, chosen, count }) => (
            <FilterLink
              key={value}
              href={hrefWith(param, value)}
              active={chosen}
              count={count === undefined ? undefined : { count, exact: true }}
            >
              {name}
            </FilterLink>
          ))}
        </FilterLine>
      ))}
      <PriceLine hrefOf={hrefOf} view={view} />
    </nav>
  );
}
