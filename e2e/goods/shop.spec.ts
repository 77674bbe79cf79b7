import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

/** 星河点卡铺: enough goods for several pages. */
const SHOP = 3004;

test("serves a shop with its goods, metadata and structured data, to a crawler", {
  tag: "@readonly",
}, async () => {
  const { status, body } = await requestHost(onBrand("mima"), `/personal_center?user_id=${SHOP}`);
  expect(status).toBe(200);
  expect(body).toContain("星河点卡铺");
  expect(body).toContain("<title>星河点卡铺的店铺 - 密马</title>");
  const canonical = `https://mima.example/personal_center?user_id=${SHOP}`;
  expect(body).toContain(`<link rel="canonical" href="${canonical}"/>`);
  expect(body).toMatch(/<meta property="og:image" content="[^"]+\.png"/);
  const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? [];
  const { "@graph": graph } = JSON.parse(data) as { "@graph": { "@type": string }[] };
  expect(graph.map((part) => part["@type"])).toEqual(["ProfilePage", "ItemList", "BreadcrumbList"]);
  expect(body.match(/href="\/goodsDetails\?goodsId=\d+"/g)?.length).toBeGreaterThanOrEqual(12);
});

test("answers 404 when user_id is missing, invalid or unknown", { tag: "@readonly" }, async () => {
  for (const query of [
    "",
    "?user_id=99",
    "?user_id=abc",
    "?user_id=05",
    "?user_id=3004%2F..%2F1",
  ]) {
    const missing = await requestHost(onBrand("mima"), `/personal_center${query}`);
    expect([query, missing.status]).toEqual([query, 404]);
    expect(missing.body).toContain("没有找到这家店");
  }
});
