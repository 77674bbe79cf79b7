import { Icon } from "@storefront/html/parts/icon";
import type { ListQuery } from "../list-query";

/** Searches among the brand's listings, keeping a game and kind. */
export function SearchField({ q, game, kind }: Pick<ListQuery, "q" | "game" | "kind">) {
  return (
    <form class="search-field line" method="get" action="/phone/goods" aria-label="搜索">
      <Icon name="search" />
      <input
        type="search"
        name="q"
        value={q ?? ""}
        maxlength={60}
        placeholder="搜游戏、商品或编号"
        aria-label="搜索商品"
      />
      {game ? <input type="hidden" name="game" value={game} /> : null}
      {kind ? <input type="hidden" name="kind" value={kind} /> : null}
      <button type="submit">搜索</button>
    </form>
  );
}
