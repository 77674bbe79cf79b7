import { mima } from "@storefront/brands/mima/brand";
import { ERRORS } from "@storefront/contract/codes";
import { isValidElement } from "react";
import { ShopMissing } from "@/components/shop/shop-missing";
import { shopCache } from "@/lib/api/cache-tags";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { SHOP_MISSING, shopStructuredData } from "@/lib/seo/shop-seo";
import { loadShop } from "@/lib/shop/load-shop.server";
import PersonalCenterPage, { generateMetadata, generateStaticParams, revalidate } from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
}));

const shopOf = (user_id: number) => ({
  user_id,
  nickname: "星河点卡铺",
  head_img_url: "/media/avatars/104.webp",
  official_user: 1,
  option: { profile: "点卡秒发" },
  total_selling_goods: 1,
  total_sale: 52_907,
  subscribe_quantity: 900,
});
const GOODS = { list: [{ goods_id: 1010, goods_name: "礼盒", now_price: "5.00" }], total: 1 };

function answer(shop: object, goods: object = { code: 0, msg: "", data: GOODS }) {
  const fetch = jest.fn(async (url: string) => ({
    json: async () => (url.includes("goods_list") ? goods : shop),
  }));
  stubFetch(fetch);
  return fetch;
}
const found = (userId: number) => ({ code: 0, msg: "", data: shopOf(userId) });
const props = (userId: string, brand = "mima") => ({ params: Promise.resolve({ brand, userId }) });

test("is cached for at least the lifetime in the table, and rendered at the first visit", () => {
  expect(revalidate).toBeGreaterThanOrEqual(shopCache(1).revalidate);
  expect(generateStaticParams()).toEqual([]);
});

test("renders a shop with its seller and canonical address", async () => {
  answer(found(5));
  expect(isValidElement(await PersonalCenterPage(props("5")))).toBe(true);
  expect(await generateMetadata(props("5"))).toMatchObject({
    title: "星河点卡铺的店铺",
    description: expect.stringContaining("900 人关注"),
    alternates: { canonical: "https://mima.example/personal_center?user_id=5" },
    openGraph: { images: [{ url: "/media/avatars/104.png" }] },
  });
  expect((await generateMetadata(props("5", "neutral"))).alternates).toEqual({});
  const view = await loadShop("5", undefined);
  expect(view && shopStructuredData(mima, view)).toMatchObject({
    "@graph": [
      { "@type": "ProfilePage", mainEntity: { name: "星河点卡铺", description: "点卡秒发" } },
      { "@type": "ItemList", numberOfItems: 1, itemListElement: [{ name: "礼盒" }] },
      { "@type": "BreadcrumbList" },
    ],
  });
});

test.each(["unknown", "0", "05", "-1", "2147483648", "5%2F..", "abc", ""])(
  "makes no request for the invalid id %j",
  async (userId) => {
    const fetch = answer(found(5));
    expect(await PersonalCenterPage(props(userId))).toMatchObject({ type: ShopMissing });
    expect(fetch).not.toHaveBeenCalled();
  },
);

test("is not found for an unknown shop or brand", async () => {
  answer({ ...ERRORS.sellerNotFound, data: null });
  expect(await PersonalCenterPage(props("6"))).toMatchObject({ type: ShopMissing });
  expect(await generateMetadata(props("6"))).toEqual(SHOP_MISSING);
  answer(found(7));
  await expect(PersonalCenterPage(props("7", "nobody"))).rejects.toThrow("not found");
});

test.each([
  ["shop", { ...ERRORS.internal, data: null }, undefined],
  ["list", found(8), { ...ERRORS.internal, data: null }],
])("throws, and is never a 404, when the marketplace fails with the %s", async (_, shop, goods) => {
  answer(shop, goods);
  await expect(PersonalCenterPage(props("8"))).rejects.toThrow("cannot be shown");
});
