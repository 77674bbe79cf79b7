import { hasAppLinks } from "@storefront/brands/app";
import { rootLanding, rootPath } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { AUTO_DELIVERY_HOURS, BOOST_PROMISE } from "@/lib/constants";
import type { GoodsRow } from "../goods/goods-row";
import { kindsOfBrand } from "./brand-storefront";
import { pickRows, type StorefrontView } from "./storefront-view";

/** A banner of the home page: texts, target, and the listings whose pictures it shows. */
export interface BannerView {
  variant: "brand" | "night" | "paper";
  eyebrow: string;
  title: string;
  text: string;
  action: string;
  href: string;
  /** The illustration: listings, or bags when the brand trades bags. */
  drawing: "goods" | "bags";
  /** The banner links to the first one, unless it links to a page of the brand. */
  rows: readonly GoodsRow[];
}

type Words = Pick<BannerView, "eyebrow" | "title" | "text" | "action">;

const WORDS: Readonly<Record<string, Words>> = {
  卡密: {
    eyebrow: `卡密 · 自动发货 ${AUTO_DELIVERY_HOURS}`,
    title: "点卡礼包，付款就有",
    text: "付款后用手机扫码，卡密已经在订单里。",
    action: "看这件卡密",
  },
  账号: {
    eyebrow: "账号 · 平台担保",
    title: "账号摆出来慢慢挑",
    text: "截图、参数和换绑说明写在商品页，款项由平台保管。",
    action: "看这个账号",
  },
  租号: {
    eyebrow: "租号 · 按小时计价",
    title: "只想玩一会儿，就租",
    text: "租金与押金分开列明，归还并验号之后押金原路退回。",
    action: "看这个号",
  },
  代练: {
    eyebrow: `代练 · ${BOOST_PROMISE}`,
    title: "这一段，找人替你打",
    text: "要求写在备注里，进度和结果都在订单里看。",
    action: "看这项代练",
  },
};

/** Kind of the second banner on every host. */
const CARDS = "卡密";
const PER_BANNER = 3;
/** Number of best sellers right below the banners: the brand's own banner shows others, if there are any. */
const BELOW = 7;

/** Returns two banners of the storefront, then the brand's own for its app; only the latter without a storefront. */
export function homeBanners(brand: Brand, storefront: StorefrontView): BannerView[] {
  const landing = rootLanding(brand);
  const others = storefront.hot.slice(BELOW);
  const own: BannerView = {
    variant: "brand",
    drawing: landing?.kind === "bag" ? "bags" : "goods",
    eyebrow: hasAppLinks(brand.app) ? `${brand.name} App` : brand.name,
    title: landing?.headline ?? brand.name,
    text: landing?.subline ?? brand.slogan,
    action: hasAppLinks(brand.app) ? "了解 App" : `了解${brand.name}`,
    href: rootPath(brand),
    rows: pickRows(others.length < PER_BANNER ? storefront.hot : others, PER_BANNER, {
      perGame: 1,
    }),
  };
  const first = kindsOfBrand(brand).filter((kind) => kind !== CARDS);
  const byKind = [...first, "账号", "租号", "代练"].map((kind) =>
    listingBanner(storefront, kind, "night"),
  );
  const cards = listingBanner(storefront, CARDS, "paper");
  return [byKind.find((it) => it !== null) ?? null, cards, own].filter((it) => it !== null);
}

function listingBanner(
  { hot }: StorefrontView,
  kind: string,
  variant: BannerView["variant"],
): BannerView | null {
  const words = WORDS[kind];
  const available = hot.filter((row) => row.kind === kind && !row.soldOut);
  const rows = pickRows(available, PER_BANNER, { perGame: 1 });
  const [lead] = rows;
  return words && lead
    ? { ...words, variant, drawing: "goods", href: goodsAddress(lead.id), rows }
    : null;
}
