import { startPipeline } from "@storefront/testbed/server/pipeline-server";
import { normalizeRequest } from "../../stages/normalize-request";
import { sendUnavailable } from "./send-substitute";

let pipeline: Awaited<ReturnType<typeof startPipeline>>;
beforeAll(async () => {
  pipeline = await startPipeline([
    normalizeRequest({ trustedHops: 0 }, "max-age=1"),
    sendUnavailable,
  ]);
});
afterAll(() => pipeline.stop());

const get = (path: string) => fetch(pipeline.base + path, { redirect: "manual" });

test.each(["/share/1002.jpg", "/share/1002-0a1b2c-square.jpg"])(
  "sends the brand's picture in the place of %s, uncached",
  async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.get("location")]).toEqual([302, "/share.png"]);
    expect(headers.get("cache-control")).toBe("no-store");
  },
);

test.each(["/goodsDetails", "/share.png", "/share/none.jpg"])("sends 503 for %s", async (path) => {
  const { status, headers } = await get(path);
  expect([status, headers.get("retry-after")]).toEqual([503, "10"]);
});
