import { ERRORS } from "@storefront/contract/codes";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { loadGoods } from "./load-goods.server";
import { SAMPLE_DETAIL } from "./testing/goods-sample";

function answer(body: unknown) {
  const fetch = jest.fn(async () => ({ json: async () => body }));
  stubFetch(fetch);
  return fetch;
}

describe("loadGoods", () => {
  test("finds a listing", async () => {
    answer({ code: 0, msg: "", data: SAMPLE_DETAIL });
    expect(await loadGoods("1001")).toMatchObject({ trade: { goodsId: 1001 } });
  });

  test.each(["unknown", "0", "01", "-1", "1e3", "99999999999", "1001&symbol=x", "%00"])(
    "makes no request for %p",
    async (segment) => {
      const fetch = answer({ code: 0, msg: "", data: SAMPLE_DETAIL });
      expect(await loadGoods(segment)).toBeNull();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test("returns null only when the marketplace says that there is no such listing", async () => {
    answer({ ...ERRORS.goodsNotFound, data: null });
    expect(await loadGoods("1002")).toBeNull();
  });

  test("treats a refusal with HTTP 404 the same, but not a missing call", async () => {
    const say = (body: unknown) => {
      stubFetch(jest.fn(async () => ({ status: 404, json: async () => body })));
    };
    say({ code: 404, msg: "没有这件商品", data: null });
    expect(await loadGoods("1002")).toBeNull();
    say({ ...ERRORS.noSuchCall, data: null });
    await expect(loadGoods("1002")).rejects.toThrow();
  });

  test.each([
    ["an internal error", { ...ERRORS.internal, data: null }],
    ["an answer without goods", { code: 0, msg: "", data: null }],
    ["an answer about other goods", { code: 0, msg: "", data: SAMPLE_DETAIL }],
    ["no envelope", "<html>"],
  ])("throws on %s, so that no false 404 is cached", async (_, body) => {
    answer(body);
    await expect(loadGoods("1003")).rejects.toThrow("goods 1003 cannot be shown");
  });
});
