import { isValidElement } from "react";
import { ERRORS } from "@/contract/codes";
import { goodsCache } from "@/lib/api/cache-tags";
import { SAMPLE_DETAIL } from "@/lib/goods/goods-sample";
import GoodsDetailsPage, { generateMetadata, generateStaticParams, revalidate } from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
}));

function answer(body: unknown) {
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ json: async () => body })) });
}
const goods = (more = {}) => ({ code: 0, msg: "", data: { ...SAMPLE_DETAIL, ...more } });
const props = (goodsId: string, brand = "mima") => ({
  params: Promise.resolve({ brand, goodsId }),
});

test("is cached as long as the table says, and built at the first visit", () => {
  expect(revalidate).toBe(goodsCache(1001).revalidate);
  expect(generateStaticParams()).toEqual([]);
});

test("a listing is a page with its canonical address", async () => {
  answer(goods());
  expect(isValidElement(await GoodsDetailsPage(props("1001")))).toBe(true);
  expect(await generateMetadata(props("1001"))).toMatchObject({
    alternates: { canonical: "https://mima.example/goodsDetails?goodsId=1001" },
  });
});

test.each([
  ["unknown", "unknown", goods()],
  ["removed", "1002", { ...ERRORS.goodsNotFound, data: null }],
])("a listing that is %s is not found", async (_, goodsId, body) => {
  answer(body);
  await expect(GoodsDetailsPage(props(goodsId))).rejects.toThrow("not found");
  await expect(generateMetadata(props(goodsId))).rejects.toThrow("not found");
});

test("a brand that does not exist is not found", async () => {
  answer(goods());
  await expect(GoodsDetailsPage(props("1001", "nobody"))).rejects.toThrow("not found");
});

test.each([1, 8])("trade type %i goes home", async (trade_type_id) => {
  answer(goods({ trade_type_id }));
  await expect(GoodsDetailsPage(props("1001"))).rejects.toThrow("redirect /index");
});

test("a marketplace that fails is an error, never a 404", async () => {
  answer({ ...ERRORS.internal, data: null });
  await expect(GoodsDetailsPage(props("1003"))).rejects.toThrow("cannot be shown");
});
