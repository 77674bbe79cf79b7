import { once } from "node:events";
import RenderResult from "next/dist/server/render-result.js";
import type { RequestMeta } from "next/dist/server/request-meta.js";
import { log } from "@/lib/log";
import { identityOf } from "../cache/store/compressed-body.js";
import { pageStore } from "../cache/store/page-store.js";
import type { Entrypoint } from "./invoke-entrypoint";
import { pageRenderer } from "./render-page";

const noPages = () => null;
const unused = async () => {
  throw new Error("not a page's entrypoint");
};

afterEach(() => jest.restoreAllMocks());

test("ends when a body that is larger than a stream's buffer waits for the buffer to empty", async () => {
  let drained = false;
  const render = pageRenderer(async (_, response) => {
    if (!response.write(Buffer.alloc(1024 * 1024))) await once(response, "drain");
    drained = true;
    response.end();
  }, noPages);
  await render("/mima/host-files/picture/share");
  expect(drained).toBe(true);
});

test("ends when the render fails", async () => {
  await expect(
    pageRenderer(async () => {
      throw new Error("no such page");
    }, noPages)("/mima/missing"),
  ).resolves.toBeUndefined();
});

describe("a page's entrypoint", () => {
  /** Next's result of a render, given to the hook of the request. */
  const entrypoint = (html: string, seen: { meta?: RequestMeta; sent?: unknown; id?: unknown }) =>
    ({
      relativeProjectDir: "",
      handler: async (request, _response, { requestMeta }) => {
        seen.meta = requestMeta;
        seen.id = request.headers["x-invocation-id"];
        const entry = {
          cacheControl: { revalidate: 60, expire: 90 },
          value: {
            kind: "APP_PAGE",
            html: RenderResult.fromStatic(html, "text/html; charset=utf-8"),
            rscData: Buffer.from("0:[]"),
            segmentData: undefined,
            headers: { "x-next-cache-tags": "goods:7" },
            postponed: undefined,
            status: 200,
          },
        };
        seen.sent = await requestMeta.onCacheEntry?.(entry as never, { url: request.url });
      },
    }) satisfies Entrypoint;

  test("renders into the store, and sends nothing", async () => {
    const seen: { meta?: RequestMeta; sent?: unknown } = {};
    await pageRenderer(unused, () => entrypoint("<p>页面</p>", seen))("/mima/goodsDetails/7");
    const stored = pageStore().page("/mima/goodsDetails/7");
    expect(stored).toMatchObject({ tags: ["goods:7"], revalidate: 60, expire: 90 });
    expect(stored && identityOf(stored.page.body).toString()).toBe("<p>页面</p>");
    expect(seen.meta?.minimalMode).toBe(true);
    expect(seen.sent).toBe(true);
  });

  test("gets another number for each render, so that Next does not reuse a result", async () => {
    const seen: { id?: unknown }[] = [{}, {}];
    for (const one of seen) await pageRenderer(unused, () => entrypoint("", one))("/mima/index");
    expect(seen[0]?.id).not.toBe(seen[1]?.id);
  });

  test("that fails is logged, and stores nothing", async () => {
    const error = jest.spyOn(log(), "error").mockImplementation();
    const handler = async () => {
      throw new Error("a component threw");
    };
    await pageRenderer(unused, () => ({ handler, relativeProjectDir: "" }))("/mima/games");
    expect(pageStore().page("/mima/games")).toBeUndefined();
    expect(error).toHaveBeenCalledTimes(1);
  });
});
