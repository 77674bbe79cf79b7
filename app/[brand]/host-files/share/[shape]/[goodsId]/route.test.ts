import { loadGoods } from "@/lib/goods/load-goods.server";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { GET } from "./route";

jest.mock("@/lib/goods/load-goods.server", () => ({ loadGoods: jest.fn() }));
const load = jest.mocked(loadGoods);

const get = (shape: string, goodsId = "1001", brand = "mima") =>
  GET(new Request("http://mima.localhost/"), {
    params: Promise.resolve({ brand, shape, goodsId }),
  });

test.each(["wide", "square"])("answers with the %s picture of a listing", async (shape) => {
  load.mockResolvedValue(sampleGoods({ goods_media: [] }));
  const answer = await get(shape);
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/jpeg"]);
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000);
});

test.each([
  ["an unknown listing", "wide", "1001", "mima"],
  ["an unknown brand", "wide", "1001", "nobody"],
  ["an unknown shape", "tall", "1001", "mima"],
])("answers 404 for %s", async (_, shape, goodsId, brand) => {
  load.mockResolvedValue(null);
  expect((await get(shape, goodsId, brand)).status).toBe(404);
});

test("fails when the marketplace cannot tell, so that nothing is stored", async () => {
  load.mockRejectedValue(new Error("goods 1001 cannot be shown"));
  await expect(get("wide")).rejects.toThrow("cannot be shown");
});
