import { startPipeline } from "@storefront/testbed/server/pipeline-server";
import { normalizeRequest } from "../../stages/normalize-request";
import { sendMarketEnded } from "./send-substitute";

let pipeline: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  pipeline = await startPipeline([
    normalizeRequest({ trustedHops: 0 }, "max-age=1"),
    sendMarketEnded,
  ]);
});
afterAll(() => pipeline.stop());

it.each([
  ["/index", "/index?sandbox_market="],
  [
    "/goodsDetails?goodsId=1001&sign=a%22b",
    "/goodsDetails?goodsId=1001&amp;sign=a%22b&amp;sandbox_market=",
  ],
])("links %s outside the market", async (path, link) => {
  const response = await fetch(pipeline.base + path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([404, "no-store"]);
  const html = await response.text();
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain("这个测试市场不存在或已经结束");
});
