import { hasPlace } from "@storefront/brands/assortment";
import { canonicalList, ownerOfList } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { GAMES_PATH, type GamePath, gameHref } from "@/lib/addresses/game-path";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { listQuery } from "@/lib/addresses/list-url";
import type { ListView } from "@/lib/addresses/list-view";
import { type KindSlug, kindNameOf, LISTING_KINDS } from "@/lib/addresses/listing-kinds";
import { originOf } from "@/lib/brand-sites";
import { type Counted, countedText } from "@/lib/discovery/counted";
import type { GoodsFound } from "@/lib/discovery/read-found";
import type { GameEntry } from "@/lib/discovery/read-games";
import { gameCrumbs, gamesCrumbs } from "@/lib/seo/game-crumbs";
import { breadcrumbData } from "./breadcrumb-data";
import { pageMetadata } from "./page-metadata";

export const GAME_MISSING: Metadata = {
  title: "没有这个游戏",
  robots: { index: false, follow: true },
};

/** The kinds that a host shows: "账号、租号与卡密". */
function kindNames({ assortment }: Brand): string {
  const names = LISTING_KINDS.filter(
    ({ slug }) => slug !== "other" && hasPlace(assortment, { kind: slug }),
  ).map(({ name }) => name);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join("、")}与${names.at(-1)}`;
}

/** Metadata of the page of all games. */
export function gamesMetadata(brand: Brand): Metadata {
  return pageMetadata(brand, {
    path: GAMES_PATH,
    title: { beforeBrand: "全部游戏" },
    description: `${brand.name}在售的全部游戏：${kindNames(brand)}，按游戏和类目查看。`,
    mobile: null,
    owner: ownerOfList(brand, {}),
  });
}

interface GameList {
  path: GamePath;
  view: ListView;
  found: Counted;
  /** The kinds that the marketplace has of the game; undefined when unknown. */
  allKinds?: readonly KindSlug[] | undefined;
}

/**
 * Metadata of a game's list. A sorted or filtered list, or a later page, has the plain list as canonical and is not
 * indexed. The canonical list may be the list of the only kind, and on another host (`canonicalList`).
 */
export function gameMetadata(brand: Brand, { path, view, found, allKinds }: GameList): Metadata {
  const heading = gameHeading(path);
  const { owner, place } = canonicalList(brand, path, allKinds);
  const metadata = pageMetadata(brand, {
    path: gameHref({ ...path, ...place }),
    title: { beforeBrand: heading },
    description: `${heading}在售商品 ${countedText(found)} 件，价格、库存与销量一目了然，在${brand.name}下单。`,
    mobile: null,
    owner,
  });
  const indexed = listQuery(view) === "" && found.count > 0;
  return indexed ? metadata : { ...metadata, robots: { index: false, follow: true } };
}

/** "曜日战歌 · 账号", or only the game. */
export function gameHeading({ game, kind }: GamePath): string {
  return kind === undefined ? game : `${game} · ${kindNameOf(kind)}`;
}

/** ItemList of the games, and BreadcrumbList. */
export function gamesStructuredData(brand: Brand, games: readonly GameEntry[]): object {
  const origin = originOf(brand);
  const items = games.map(({ name }) => ({ name, href: gameHref({ game: name }) }));
  return graph(itemList(origin, items, games.length), breadcrumbData(origin, gamesCrumbs()));
}

/** ItemList of the listings on the page, and BreadcrumbList. */
export function gameStructuredData(brand: Brand, path: GamePath, found: GoodsFound): object {
  const origin = originOf(brand);
  const items = found.rows.map(({ id, name }) => ({ name, href: goodsAddress(id) }));
  return graph(itemList(origin, items, found.count), breadcrumbData(origin, gameCrumbs(path)));
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
