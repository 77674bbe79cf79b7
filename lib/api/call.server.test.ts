import { withRequest } from "@storefront/platform/observability/request-context";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { createRenderContext, withRenderContext } from "@/lib/render/context.js";
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

  test("reads a stored answer without a call, and limits the page to its lifetime", async () => {
    const fetch = answerWith(async () => Promise.reject(new TypeError("no call expected")));
    const answer = { staleAt: 2_000, expiresAt: 3_000, tags: ["goods:5", "seller:7"] };
    const envelope = { code: 0, msg: "", data: { goods_id: 5 } };
    const context = createRenderContext(0, async () => ({
      kind: "stored",
      answer: { ...answer, value: { revalidate: 60 } },
      envelope,
    }));
    const result = await withRenderContext(context, () =>
      callServer("goodsDetail", { goods_id: 5 }, goodsCache(5)),
    );
    expect(result).toEqual({ ok: true, ...envelope });
    expect(fetch).not.toHaveBeenCalled();
    expect(context).toMatchObject({
      lifetime: { staleAt: 2_000, expiresAt: 3_000 },
      revalidate: 60,
    });
    expect([...context.tags]).toEqual(answer.tags);
  });

  test("returns a stored refusal as a failure", async () => {
    const context = createRenderContext(0, async () => ({
      kind: "stored",
      answer: { staleAt: 2_000, expiresAt: 3_000, tags: [], value: { revalidate: 60 } },
      envelope: { code: 20404, msg: "没有", data: null },
    }));
    const result = await withRenderContext(context, () =>
      callServer("goodsDetail", { goods_id: 5 }, goodsCache(5)),
    );
    expect(result).toMatchObject({ ok: false, code: 20404, msg: "没有" });
  });
});
