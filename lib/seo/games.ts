import type { Metadata } from "next";
import type { Brand } from "@/brands/types";
import { gameCrumbs, gamesCrumbs } from "@/lib/discovery/game-crumbs";
import { GAMES_PATH, type GamePath, gameHref } from "@/lib/discovery/game-path";
import type { ListPage } from "@/lib/discovery/list-rows";
import { type ListView, listQuery, PLAIN_VIEW } from "@/lib/discovery/list-view";
import { kindNameOf } from "@/lib/discovery/listing-kinds";
import { goodsAddress } from "@/lib/goods/goods-address";
import type { GameGroup } from "@/lib/home/market-view";
import { breadcrumbData } from "./breadcrumb-data";
import { pageMetadata } from "./page-metadata";
import { originOf } from "./site";

export const GAME_MISSING: Metadata = {
  title: "没有这个游戏",
  robots: { index: false, follow: true },
};

/** What the page of all games says of itself. */
export function gamesMetadata(brand: Brand): Metadata {
  return pageMetadata(brand, {
    path: GAMES_PATH,
    title: { beforeBrand: "全部游戏" },
    description: `${brand.name}在售的全部游戏：账号、租号、卡密、代充与代练，按游戏和类目查看。`,
    mobile: null,
  });
}

/**
 * What a game's list says of itself. Later pages are canonical for themselves; a sorted or filtered one is the plain
 * list in another order, and for no index.
 */
export function gameMetadata(
  brand: Brand,
  path: GamePath,
  view: ListView,
  { total }: Pick<ListPage, "total">,
): Metadata {
  const heading = gameHeading(path);
  const number = view.page === 1 ? "" : ` - 第 ${view.page} 页`;
  const metadata = pageMetadata(brand, {
    path: gameHref(path) + (isFiltered(view) ? "" : listQuery(view)),
    title: { beforeBrand: heading + number },
    description: `${heading}在售商品 ${total} 件，价格、库存与销量一目了然，在${brand.name}下单。`,
    mobile: null,
  });
  const indexed = !isFiltered(view) && total > 0;
  return indexed ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

/** "曜日战歌 · 账号", or the game alone. */
export function gameHeading({ game, kind }: GamePath): string {
  return kind === undefined ? game : `${game} · ${kindNameOf(kind)}`;
}

/** @returns whether a view leaves something out or orders it otherwise, whatever its page */
export function isFiltered(view: ListView): boolean {
  return listQuery({ ...view, page: PLAIN_VIEW.page }) !== "";
}

/** ItemList of the games, and the BreadcrumbList. */
export function gamesStructuredData(brand: Brand, games: readonly GameGroup[]): object {
  const origin = originOf(brand);
  const items = games.map(({ name }) => ({ name, href: gameHref({ game: name }) }));
  return graph(itemList(origin, items, games.length), breadcrumbData(origin, gamesCrumbs()));
}

/** ItemList of the listings that the page shows, and the BreadcrumbList. */
export function gameStructuredData(brand: Brand, path: GamePath, page: ListPage): object {
  const origin = originOf(brand);
  const items = page.rows.map(({ id, name }) => ({ name, href: goodsAddress(id) }));
  return graph(itemList(origin, items, page.total), breadcrumbData(origin, gameCrumbs(path)));
}

const graph = (...parts: object[]) => ({ "@context": "https://schema.org", "@graph": parts });

function itemList(
  origin: string,
  items: readonly { name: string; href: string }[],
  total: number,
): object {
  return {
    "@type": "ItemList",
    numberOfItems: total,
    itemListElement: items.map(({ name, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: origin + href,
    })),
  };
}
