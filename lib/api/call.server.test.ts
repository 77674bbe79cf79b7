import { withRequest } from "@storefront/platform/observability/request-context";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { goodsCache } from "./cache-tags";
import { callServer } from "./call.server";

function answerWith(response: () => Promise<unknown>) {
  const fetch = jest.fn(response);
  stubFetch(fetch);
  return fetch;
}

describe("callServer", () => {
  test("calls the marketplace with the policy's tags and lifetime, without visitor data", async () => {
    const fetch = answerWith(async () => ({
      json: async () => ({ code: 0, msg: "", data: { goods_id: 5 } }),
    }));
    const result = await callServer("goodsDetail", { goods_id: 5 }, goodsCache(5));
    expect(result).toMatchObject({ ok: true, data: { goods_id: 5 } });
    expect(fetch).toHaveBeenCalledWith(
      "http://127.0.0.1:4000/v1/goods/detail?goods_id=5",
      expect.objectContaining({
        headers: { Device: "2", "X-Internal-Secret": expect.any(String) },
        next: { tags: ["goods:5", "market"], revalidate: goodsCache(5).revalidate },
      }),
    );
  });

  test("sends the request's id in a header that is not part of the cache key", async () => {
    const fetch = answerWith(async () => ({ json: async () => ({ code: 0, msg: "", data: {} }) }));
    await withRequest({ requestId: "edge-12345" }, () =>
      callServer("goodsDetail", { goods_id: 5 }, goodsCache(5)),
    );
    expect(fetch).toHaveBeenCalledWith(
      expect.any(String),
      expect.objectContaining({
        headers: expect.objectContaining({ tracestate: "request-id=edge-12345" }),
      }),
    );
  });

  test("returns a failure instead of throwing when the marketplace is down", async () => {
    answerWith(async () => Promise.reject(new TypeError("fetch failed")));
    const result = await callServer("goodsDetail", { goods_id: 5 }, goodsCache(5));
    expect(result).toMatchObject({ ok: false, kind: "network" });
  });

  test("returns a failure for an answer that is not an envelope", async () => {
    answerWith(async () => ({ json: async () => "<html>" }));
    const result = await callServer("goodsDetail", { goods_id: 5 }, goodsCache(5));
    expect(result).toMatchObject({ ok: false, kind: "broken" });
  });
});
