import { BRANDS, brandByKey } from "@storefront/brands";
import { crawlBrands } from "@storefront/testbed/crawl/crawl-brands";
import { SAME } from "@storefront/testbed/crawl/judge-crawl";
import { readPage } from "@storefront/testbed/crawl/read-page";
import { similarTexts } from "@storefront/testbed/crawl/similar-texts";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

/** Hosts of different kinds: market, rent, sell, bags without goods, boosting. */
const HOSTS = ["mima", "huoshan", "maihaowang", "taobaobao", "diandian"];

// Other tests put listings on sale that are alike.
test.use({ unchangedMarket: true });

test("a search engine finds each page of five hosts once, by links, and no error", {
  tag: "@readonly",
}, async () => {
  // More than a thousand pages.
  test.setTimeout(900_000);
  const brands = HOSTS.flatMap((key) => brandByKey(key) ?? []);
  const access = {
    request: (key: string, path: string) => requestHost(onBrand(key), path),
    originOf: (key: string) => deployment.origin(onBrand(key)),
  };
  const { figures, faults } = await crawlBrands(brands, access);
  for (const host of figures) console.log(JSON.stringify(host));
  expect(figures.map(({ host }) => host)).toEqual(HOSTS);
  for (const [fault, list] of Object.entries(faults)) expect.soft(list, fault).toEqual([]);
  // The market is crawled, and not only its first page.
  expect(figures[0]?.addresses).toBeGreaterThan(300);
  expect(figures[0]?.listings).toBeGreaterThan(100);
});

test("no two hosts have the same home page", { tag: "@readonly" }, async () => {
  test.setTimeout(300_000);
  const texts: { name: string; text: string }[] = [];
  for (const { key } of BRANDS) {
    const { status, body } = await requestHost(onBrand(key), "/index");
    expect(status, key).toBe(200);
    texts.push({ name: key, text: readPage(body).text });
  }
  expect(similarTexts(texts, SAME)).toEqual([]);
});
