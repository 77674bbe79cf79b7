import { ownerOfBoosting } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { type BoostGame, gameNames } from "@/lib/boost/games";
import { loadBoostGames } from "@/lib/boost/load-boost-games.server";
import { originOf } from "@/lib/brand-sites";
import { BOOST_PROMISE } from "@/lib/constants";
import { pageMetadata } from "./page-metadata";

const PATH = "/practicePage";
const TEXT = `选初始段位与目标段位，代练价格和工时当场算清，手机扫码下单。${BOOST_PROMISE}。`;

const descriptionOf = (games: readonly BoostGame[]): string => {
  const names = gameNames(games);
  return names === "" ? TEXT : `${names}：${TEXT}`;
};

/** Metadata of the boosting page; its canonical address is on one of the hosts that offer it. */
export async function practiceMetadata(brand: Brand): Promise<Metadata> {
  const games = await loadBoostGames(brand);
  if (games.length === 0) return { title: "现在不做代练", robots: { index: false, follow: true } };
  return pageMetadata(brand, {
    path: PATH,
    title: `${gameNames(games)}段位代练价格计算与下单 - ${brand.name}`,
    description: descriptionOf(games),
    mobile: "game",
    owner: ownerOfBoosting(),
  });
}

/** Service and BreadcrumbList of the boosting page. */
export function practiceData(brand: Brand, games: readonly BoostGame[]): object {
  const origin = originOf(brand);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Service",
        name: `${gameNames(games)}段位代练`,
        serviceType: "游戏段位代练",
        description: descriptionOf(games),
        url: origin + PATH,
        provider: { "@type": "Organization", name: brand.name, url: `${origin}/` },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "首页", item: `${origin}/index` },
          { "@type": "ListItem", position: 2, name: "段位代练", item: origin + PATH },
        ],
      },
    ],
  };
}
