import { PATHS } from "@storefront/contract/http/paths";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { createApp } from "../../app";
import { goods } from "../../database/schema";

const GOODS = 1001;
const BUYER = 1;

const t = useTestApp();
let app: ReturnType<typeof createApp>;
beforeAll(() => {
  // Long, so that no answer grows old during the test.
  app = createApp({ ...t.deps, sharedForMs: 60_000 });
});

async function nameFor(headers: Record<string, string> = {}, query = ""): Promise<string> {
  const path = `${PATHS.goodsDetail.path}?goods_id=${GOODS}${query}`;
  const { data } = (await (await app.request(path, { headers })).json()) as {
    data: { goods_name: string; h5_qrcode_url: string };
  };
  expect(data.h5_qrcode_url).toContain(`goodsId=${GOODS}`);
  if (query !== "") expect(data.h5_qrcode_url).toContain("promotion");
  return data.goods_name;
}

it("shares a listing among visitors, with each one's own link, and never with a user or a page", async () => {
  const before = await nameFor();
  await t.deps.db.update(goods).set({ name: "改名后" }).where(eq(goods.id, GOODS));
  expect(await nameFor()).toBe(before);
  expect(await nameFor({}, "&promotion_user_id=2&promotion_sign=x")).toBe(before);
  expect(await nameFor({ Authorization: await t.tokenOf(BUYER) })).toBe("改名后");
  const secret = { "X-Internal-Secret": t.deps.config.internalSecret };
  expect(await nameFor({ ...secret, "X-Client-Address": "203.0.113.9" })).toBe(before);
  expect(await nameFor(secret)).toBe("改名后");
});
