import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { MEDIA_MAX_BYTES } from "./media-path";
import { openMedia } from "./open-media";

const PATH = "/media/goods/1001-1.webp?w=480";
const requestMedia = (headers = {}) =>
  openMedia(PATH, new Request("http://mima.localhost/", { headers }));

function answer(make: () => Promise<Response>) {
  return stubFetch(jest.fn(make as typeof fetch));
}
const picture = (headers: Record<string, string>, init: ResponseInit = {}) =>
  answer(async () => new Response("bytes", { ...init, headers }));

describe("the proxy to the marketplace's media", () => {
  test("streams a picture with its cache headers and no others", async () => {
    const fetch = picture({
      "content-type": "image/webp",
      "cache-control": "public, max-age=60",
      etag: '"1"',
      "set-cookie": "a=b",
    });
    const response = await requestMedia({ "if-none-match": '"0"', cookie: "Token=secret" });
    expect(await response.text()).toBe("bytes");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60");
    expect(response.headers.get("etag")).toBe('"1"');
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(fetch.mock.calls[0]?.[0]).toBe(`http://127.0.0.1:4000${PATH}`);
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ "if-none-match": '"0"' });
  });

  test("returns 304 for an unchanged picture", async () => {
    answer(async () => new Response(null, { status: 304, headers: { etag: '"1"' } }));
    expect((await requestMedia()).status).toBe(304);
  });

  test.each([
    ["a page", { "content-type": "text/html" }, 200, 502],
    ["a drawing that could run", { "content-type": "image/svg+xml" }, 200, 502],
    ["a redirect", { "content-type": "image/webp", location: "http://x.example/" }, 302, 502],
    ["an error", { "content-type": "image/webp" }, 500, 502],
    ["nothing", { "content-type": "application/json" }, 404, 404],
    ["far too much", { "content-type": "image/webp", "content-length": "99999999999" }, 200, 502],
  ])("%s is refused", async (_, headers, status, refusal) => {
    picture(headers, { status });
    const response = await requestMedia();
    expect(response.status).toBe(refusal);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("");
  });

  test("refuses or aborts a body over the limit", async () => {
    const chunk = new Uint8Array(MEDIA_MAX_BYTES / 2 + 1);
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(chunk);
        controller.enqueue(chunk);
        controller.close();
      },
    });
    answer(async () => new Response(body, { headers: { "content-type": "image/webp" } }));
    await expect((await requestMedia()).arrayBuffer()).rejects.toThrow("larger than allowed");
  });

  test("returns 502 when the marketplace is down", async () => {
    answer(async () => Promise.reject(new TypeError("fetch failed")));
    expect((await requestMedia()).status).toBe(502);
  });

  test("returns 504 when the marketplace does not answer in time", async () => {
    jest.useFakeTimers();
    stubFetch(
      (_: unknown, init?: RequestInit) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        }),
    );
    const response = requestMedia();
    jest.advanceTimersByTime(10_000);
    expect((await response).status).toBe(504);
    jest.useRealTimers();
  });
});
