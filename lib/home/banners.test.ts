import { BRANDS } from "@storefront/brands";
import { rootPath } from "@storefront/brands/pages";
import type { GoodsRow } from "../goods/goods-row";
import { goodsRowSample } from "../goods/testing/goods-row-sample";
import { homeBanners } from "./banners";
import { type StorefrontView, storefrontView } from "./storefront-view";

const row = (id: number, kind: string, more: Partial<GoodsRow> = {}) =>
  goodsRowSample({
    id,
    game: `游戏 ${id}`,
    kind,
    cover: `/media/goods/${id}-1.webp`,
    sale: 5,
    ...more,
  });
const storefront = (hot: GoodsRow[]): StorefrontView => ({ ...storefrontView(null), hot });
const full = storefront([row(1, "卡密"), row(2, "账号"), row(3, "租号"), row(4, "代练")]);

describe.each(BRANDS)("$key", (brand) => {
  test("has three banners, the last its own, none with another brand's name", () => {
    const banners = homeBanners(brand, full);
    expect(banners).toHaveLength(3);
    const words = JSON.stringify(banners);
    for (const other of BRANDS) {
      if (other !== brand && !brand.name.includes(other.name))
        expect(words).not.toContain(other.name);
    }
    expect(banners[2]?.href).toBe(rootPath(brand));
    expect(new Set(banners.map(({ variant }) => variant)).size).toBe(3);
  });

  test("has only its own banner without a market", () => {
    expect(homeBanners(brand, storefront([])).map(({ variant }) => variant)).toEqual(["brand"]);
  });
});

test.each([
  ["mima", 2],
  ["huoshan", 3],
  ["diandian", 4],
])("%s puts its focus first", (key, goodsId) => {
  const brand = BRANDS.find((it) => it.key === key) ?? BRANDS[0];
  expect(brand && homeBanners(brand, full)[0]?.href).toBe(`/goodsDetails?goodsId=${goodsId}`);
});

test("links to no listing that is sold out or missing", () => {
  const [brand] = BRANDS;
  const rows = [row(1, "卡密", { soldOut: true }), row(2, "卡密"), row(3, "代练")];
  const hrefs = brand && homeBanners(brand, storefront(rows)).map(({ href }) => href);
  expect(hrefs?.slice(0, 2)).toEqual(["/goodsDetails?goodsId=3", "/goodsDetails?goodsId=2"]);
});
