import type { CallAnswer } from "@storefront/contract/calls";
import { Outcome } from "@storefront/html/parts/outcome";
import { kindEntries } from "../kind-entries";
import { hasCarried, type ListQuery, listHref, withoutCarried } from "../list-query";
import { GoodsList } from "./goods-list";
import { Screen } from "./screen";
import { SearchField } from "./search-field";

interface Props {
  query: ListQuery;
  /** Filters of the brand's listings. */
  games: CallAnswer<"games">["list"];
  /** null: the brand has no listings. */
  found: CallAnswer<"searchGoods"> | null;
  now: Date;
}

const SORTS = [
  [undefined, "综合"],
  ["price_asc", "价格低到高"],
  ["price_desc", "价格高到低"],
  ["newest", "最新"],
] as const;

/** A list with its search and filters; every filter is a link, so that it works without scripts. */
export function CatalogueView({ query, games, found, now }: Props) {
  const { q, kind, sort } = query;
  const chosen = games.find(({ slug, name }) => slug === query.game || name === query.game);
  const game = chosen?.slug ?? query.game;
  const first = { ...query, game, after: undefined };
  const kinds = kindEntries(chosen ? [chosen] : games);
  return (
    <Screen title={chosen?.name ?? "商品"} tab="/phone/goods" back="/phone">
      {found === null ? (
        <Outcome icon="bag" mood="quiet" title="这里不卖商品">
          <p>看看手机上还可以做什么。</p>
        </Outcome>
      ) : (
        <>
          <SearchField q={q} game={game} kind={kind} />
          <Filter
            label="游戏"
            options={[
              [listHref({ ...first, game: undefined }), "全部游戏", game === undefined],
              ...games.map(
                ({ slug, name }) =>
                  [listHref({ ...first, game: slug }), name, slug === game] as const,
              ),
            ]}
          />
          <Filter
            label="类目"
            options={[
              [listHref({ ...first, kind: undefined }), "全部类目", kind === undefined],
              ...kinds.map(
                ({ slug, name }) =>
                  [listHref({ ...first, kind: slug }), name, slug === kind] as const,
              ),
            ]}
          />
          <Filter
            label="排序"
            options={SORTS.map(
              ([value, name]) =>
                [listHref({ ...first, sort: value }), name, value === sort] as const,
            )}
          />
          {hasCarried(query) ? (
            <p class="hint">
              还按保存的搜索筛选了价格、属性等条件 ·{" "}
              <a href={listHref(withoutCarried(first))}>清除</a>
            </p>
          ) : null}
          <Found query={query} found={found} now={now} />
        </>
      )}
    </Screen>
  );
}

type Option = readonly [href: string, name: string, isChosen: boolean];

function Filter({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <nav class="filter-row scroller" aria-label={label} tabindex={0}>
      {options.map(([href, name, isChosen]) => (
        <a href={href} {...(isChosen ? { "aria-current": "true" } : {})}>
          {name}
        </a>
      ))}
    </nav>
  );
}

type FoundProps = Pick<Props, "query" | "now"> & { found: CallAnswer<"searchGoods"> };

function Found({ query, found, now }: FoundProps) {
  if (found.list.length === 0) {
    return (
      <Outcome icon="bag" mood="quiet" title="没有找到商品">
        <p>换个说法，或去掉几个筛选条件再看。</p>
        <a class="button" href="/phone/goods">
          查看全部商品
        </a>
      </Outcome>
    );
  }
  const pageHref = (after: string) => listHref({ ...query, after });
  return (
    <>
      <p class="hint figures">
        {found.approximate ? "没有完全一样的，这些最接近 · " : ""}共 {found.total}
        {found.total_exact ? "" : "+"} 件
      </p>
      <GoodsList goods={found.list} now={now} />
      {found.next_cursor === null ? null : (
        <a class="button" href={pageHref(found.next_cursor)}>
          更多商品
        </a>
      )}
      {found.previous_cursor === null ? null : (
        <a class="button quiet" href={pageHref(found.previous_cursor)}>
          上一页
        </a>
      )}
    </>
  );
}
