import { ERRORS } from "@storefront/contract/codes";
import { render, screen } from "@testing-library/react";
import { isValidElement } from "react";
import { GoodsMissing } from "@/components/goods/goods-missing";
import { goodsCache } from "@/lib/api/cache-tags";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { SAMPLE_DETAIL } from "@/lib/goods/testing/goods-sample";
import { GOODS_MISSING } from "@/lib/seo/goods-metadata";
import GoodsDetailsPage, { generateMetadata, generateStaticParams, revalidate } from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
  useRouter: () => ({ push: jest.fn() }),
}));
// Visitor-specific data, fetched after loading, has its own tests.
jest.mock("@/components/purchase/resume-orders", () => ({ ResumeOrders: () => null }));
jest.mock("@/components/goods/visitor/visitor-goods-loader", () => ({
  VisitorGoodsLoader: () => null,
}));

function answer(body: unknown) {
  stubFetch(jest.fn(async () => ({ json: async () => body })));
}
const goods = (more = {}) => ({ code: 0, msg: "", data: { ...SAMPLE_DETAIL, ...more } });
const props = (goodsId: string, brand = "mima") => ({
  params: Promise.resolve({ brand, goodsId }),
});

test("is cached for the lifetime in the table, and rendered at the first visit", () => {
  expect(revalidate).toBeGreaterThanOrEqual(goodsCache(1001).revalidate);
  expect(generateStaticParams()).toEqual([]);
});

test("renders a listing with its canonical address", async () => {
  answer(goods());
  expect(isValidElement(await GoodsDetailsPage(props("1001")))).toBe(true);
  expect(await generateMetadata(props("1001"))).toMatchObject({
    alternates: { canonical: "https://mima.example/goodsDetails?goodsId=1001" },
  });
});

test.each([
  ["unknown", "unknown", goods()],
  ["removed", "1002", { ...ERRORS.goodsNotFound, data: null }],
])("shows the not-found page for a listing that is %s", async (_, goodsId, body) => {
  answer(body);
  expect(await GoodsDetailsPage(props(goodsId))).toMatchObject({ type: GoodsMissing });
  expect(await generateMetadata(props(goodsId))).toEqual(GOODS_MISSING);
});

test("is not found for an unknown brand", async () => {
  answer(goods());
  await expect(GoodsDetailsPage(props("1001", "nobody"))).rejects.toThrow("not found");
});

test.each([1, 8])("redirects home for trade type %i", async (trade_type_id) => {
  answer(goods({ trade_type_id }));
  await expect(GoodsDetailsPage(props("1001"))).rejects.toThrow("redirect /index");
});

test("throws, and is never a 404, when the marketplace fails", async () => {
  answer({ ...ERRORS.internal, data: null });
  await expect(GoodsDetailsPage(props("1003"))).rejects.toThrow("cannot be shown");
});

test.each([
  ["that is sold out offers other listings of the game", 0, true],
  ["that can be bought makes no further request", 3, false],
])("a listing %s", async (_, stock, offered) => {
  const other = { ...SAMPLE_DETAIL, goods_id: 1042, goods_name: "同款月卡", now_price: "26.00" };
  const asked: string[] = [];
  stubFetch(async (url: string) => {
    const { pathname, searchParams } = new URL(url);
    asked.push(pathname);
    if (pathname === "/v1/goods/detail") return { json: async () => goods({ stock }) };
    expect(searchParams.get("game")).toBe(SAMPLE_DETAIL.game_name);
    const list = [{ ...SAMPLE_DETAIL, stock: 9, cover: "", now_price: "1.00" }, other];
    return { json: async () => ({ code: 0, msg: "", data: { list, total: 2 } }) };
  });
  render(await GoodsDetailsPage(props("1001")));
  expect(screen.queryAllByRole("link", { name: /同款月卡.*26/ })).toHaveLength(offered ? 1 : 0);
  expect(asked.includes("/v1/goods/catalogue")).toBe(offered);
});

test("redirects to the owner's host for a listing that the host does not show", async () => {
  answer(goods());
  const owner = "https://mima.example/goodsDetails?goodsId=1001";
  await expect(GoodsDetailsPage(props("1001", "huoshan"))).rejects.toThrow(`redirect ${owner}`);
  await expect(generateMetadata(props("1001", "huoshan"))).rejects.toThrow(`redirect ${owner}`);
});

test("has the owner's address as canonical on another host that shows the listing", async () => {
  answer(goods());
  expect(await generateMetadata(props("1001", "chengwan"))).toMatchObject({
    alternates: { canonical: "https://mima.example/goodsDetails?goodsId=1001" },
    openGraph: { url: "https://mima.example/goodsDetails?goodsId=1001" },
  });
});
