import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { withRequest } from "@/observability/request-context";
import { goodsCache } from "./cache-tags";
import { callServer } from "./call.server";

function answerWith(response: () => Promise<unknown>) {
  const fetch = jest.fn(response);
  stubFetch(fetch);
  return fetch;
}

describe("callServer", () => {
  test("asks the marketplace with the policy's tags and lifetime, and without a visitor", async () => {
    const fetch = answerWith(async () => ({
      json: async () => ({ code: 0, msg: "", data: { goods_id: 5 } }),
    }));
    const result = await callServer("goodsDetail", { goods_id: 5 }, goodsCache(5));
    expect(result).toMatchObject({ ok: true, data: { goods_id: 5 } });
    expect(fetch).toHaveBeenCalledWith(
      "http://127.0.0.1:4000/v1/goods/detail?goods_id=5",
      expect.objectContaining({
        headers: { Device: "2", "X-Internal-Secret": expect.any(String) },
        next: { tags: ["goods:5"], revalidate: goodsCache(5).revalidate },
      }),
    );
  });

  test("names the request it is made for in a header that is no part of the cache's key", async () => {
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

  test("a marketplace that is down is a failure, not an exception", async () => {
    answerWith(async () => Promise.reject(new TypeError("fetch failed")));
    const result = await callServer("goodsDetail", { goods_id: 5 }, goodsCache(5));
    expect(result).toMatchObject({ ok: false, kind: "network" });
  });

  test("an answer that is not an envelope is a failure", async () => {
    answerWith(async () => ({ json: async () => "<html>" }));
    const result = await callServer("goodsDetail", { goods_id: 5 }, goodsCache(5));
    expect(result).toMatchObject({ ok: false, kind: "broken" });
  });
});
