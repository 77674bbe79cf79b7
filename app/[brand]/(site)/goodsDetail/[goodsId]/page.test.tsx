import { isValidElement } from "react";
import { GoodsMissing } from "@/components/goods/goods-missing";
import { goodsCache } from "@/lib/api/cache-tags";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { SAMPLE_DETAIL } from "@/lib/goods/testing/goods-sample";
import GoodsDetailPage, { generateMetadata, generateStaticParams, revalidate } from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));

const props = (goodsId: string) => ({ params: Promise.resolve({ brand: "mima", goodsId }) });

beforeEach(() => {
  const body = { code: 0, msg: "", data: SAMPLE_DETAIL };
  stubFetch(jest.fn(async () => ({ json: async () => body })));
});

test("is cached like the page with the purchase flow, which is its canonical address", async () => {
  expect(revalidate).toBeGreaterThanOrEqual(goodsCache(1001).revalidate);
  expect(generateStaticParams()).toEqual([]);
  expect(isValidElement(await GoodsDetailPage(props("1001")))).toBe(true);
  expect(await generateMetadata(props("1001"))).toMatchObject({
    alternates: { canonical: "https://mima.example/goodsDetails?goodsId=1001" },
  });
});

test("shows the not-found page for an unknown listing", async () => {
  expect(await GoodsDetailPage(props("unknown"))).toMatchObject({ type: GoodsMissing });
});
