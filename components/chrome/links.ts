import { LANDING_ROUTES } from "@storefront/brands";
import { hasAppLinks } from "@storefront/brands/app";
import { hasPlace } from "@storefront/brands/assortment";
import { rootPath } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { GAMES_PATH } from "@/lib/addresses/game-path";
import { SEARCH_PATH } from "@/lib/addresses/search-query";
import { hasAboutPage } from "@/lib/seo/about";

export interface ChromeLink {
  text: string;
  href: string;
}

/** The home page; every brand mark links to it. */
export const HOME = "/index";
/** The download area of the home page. */
export const DOWNLOAD = "/index#download";
const BOOST = "/practicePage";
export const COMPANY = "/corporate-information";
/** Icon credits, required by their license; a file in `public`. */
export const CREDITS = "/media/credits.txt";

/** Links to the host's goods, in the header of every page. */
export function assortmentLinks({ assortment }: Brand): ChromeLink[] {
  const games = { text: "全部游戏", href: GAMES_PATH };
  return [{ text: "首页", href: HOME }, ...(hasPlace(assortment, {}) ? [games] : [])];
}

interface Offers {
  mallUrl: string | undefined;
  /** Whether the host has the boosting page. */
  boosts: boolean;
}

/** The header's links, in order. The mall is an external site. */
export function headerLinks(brand: Brand, { mallUrl, boosts }: Offers): ChromeLink[] {
  return [
    ...assortmentLinks(brand),
    ...boostLink(boosts, "代练"),
    ...mallLink(mallUrl),
    phoneLink(brand),
  ];
}

/** The bottom bar's columns. */
export function bottomColumns(
  brand: Brand,
  { mallUrl, boosts }: Offers,
): { title: string; links: ChromeLink[] }[] {
  const hasGoods = hasPlace(brand.assortment, {});
  return [
    {
      title: "逛一逛",
      links: [
        ...assortmentLinks(brand),
        ...boostLink(boosts, "段位代练"),
        ...(hasGoods ? [{ text: "搜索商品", href: SEARCH_PATH }] : []),
        ...landingLinks(brand, ({ kind }) => kind !== "info"),
        ...mallLink(mallUrl),
      ],
    },
    {
      title: "手机上用",
      links: [
        phoneLink(brand),
        ...(hasGoods ? [{ text: "常见问题", href: "/index#questions" }] : []),
      ],
    },
    {
      title: "关于",
      links: [
        { text: "公司信息", href: COMPANY },
        ...(hasAboutPage(brand) ? [{ text: `关于${brand.name}`, href: "/about" }] : []),
        ...landingLinks(brand, ({ kind }) => kind === "info"),
        ...agreements(brand),
      ],
    },
  ];
}

/**
 * Links of a brand's own pages, but for its root and its agreements, by the first words of their titles.
 * @param isWanted by default all of them
 */
export function landingLinks(
  brand: Brand,
  isWanted: (page: Brand["landings"][number]) => boolean = () => true,
): ChromeLink[] {
  const first = rootPath(brand);
  return brand.landings
    .filter((page) => page.kind !== "legal" && page.route !== first && isWanted(page))
    .map(({ title, route }) => ({ text: title.split(" · ")[0] ?? title, href: route }));
}

/** Links of a brand's own agreements, or else of the common ones, which every host serves in its company's name. */
export function agreements({ landings }: Brand): ChromeLink[] {
  const own = landings.filter(({ kind }) => kind === "legal").map(({ route }) => route);
  const routes = own.length > 0 ? own : LANDING_ROUTES.filter((it) => COMMON.includes(it));
  return routes.map((href) => ({
    text: href.endsWith("/ua") ? "用户协议" : "隐私政策",
    href,
  }));
}

const COMMON = ["/pa", "/ua"];

/** The area of the home page for phones: the app, or the mobile site where the brand has none. */
const phoneLink = ({ app }: Brand): ChromeLink => ({
  text: hasAppLinks(app) ? "下载 App" : "手机版",
  href: DOWNLOAD,
});

const boostLink = (boosts: boolean, text: string): ChromeLink[] =>
  boosts ? [{ text, href: BOOST }] : [];

const mallLink = (mallUrl: string | undefined): ChromeLink[] =>
  mallUrl ? [{ text: "商城", href: mallUrl }] : [];
