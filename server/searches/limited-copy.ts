import { GAMES_PATH, gameHref, parseGamePath } from "@/lib/addresses/game-path";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { readSearch, searchHref } from "@/lib/addresses/search-view";
import type { Copy } from "../cache/pages/unavailable-page";

/** Names of games are long; the link is short. */
const LONGEST_NAME = 20;

/**
 * What a visitor reads in the place of a search or a list that is not rendered now. A search keeps its words and
 * filters, a filtered list links to the plain one, which is usually stored.
 * @param query with its "?", or ""
 */
export function limitedCopy(path: string, query: string, retryAfterS: number): Copy {
  const common = {
    code: "429",
    text: `当前查找商品的请求太多，请 ${retryAfterS} 秒后再试。`,
    onward: { text: "按游戏查找", href: GAMES_PATH },
  };
  if (path === SEARCH_PATH) {
    const href = searchHref(readSearch(query));
    const search = [...new URLSearchParams(href.slice(SEARCH_PATH.length))];
    return { ...common, title: "搜索太频繁了", again: "再搜一次", search };
  }
  const game = parseGamePath(path)?.game;
  const isPlain = query === "" || game === undefined || game.length > LONGEST_NAME;
  const onward = isPlain ? common.onward : { text: `${game}全部商品`, href: gameHref({ game }) };
  return { ...common, title: "查看太频繁了", again: "重新加载", onward };
}
