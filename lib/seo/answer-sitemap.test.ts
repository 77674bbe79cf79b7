import { BRANDS, NEUTRAL } from "@storefront/brands";
import { isInAssortment } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { casesInScope } from "@storefront/testbed/jest/test-scope";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { LISTING_KINDS } from "@/lib/addresses/listing-kinds";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { originOf } from "@/lib/brand-sites";
import { answerSitemap, answerSitemapBlock, answerSitemapPages } from "./answer-sitemap";
import { SITEMAP_LIMIT, sitemapPages } from "./sitemap";
import { GOODS, SHOPS } from "./sitemap-shard";
import { fakeListings } from "./testing/fake-listings";

/** Owns what no other brand claims. */
const brand = BRANDS.find(({ canonicalFor }) => canonicalFor === "rest") as Brand;
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address ?? "");
const pages = (host: Brand) => sitemapPages(host, true).map(({ path }) => originOf(host) + path);
const goods = (id: number) => `${originOf(brand)}/goodsDetails?goodsId=${id}`;
const shop = (id: number) => `${originOf(brand)}/personal_center?user_id=${id}`;

describe.each(BRANDS.map((each) => [each.key, each] as const))("%s", (_, host) => {
  test("lists the host's canonical pages, goods and shops in one file, without redirects", async () => {
    fakeListings({ ids: [1001, 1002, 70_003], shops: [3001, 90_000] });
    const answer = await answerSitemap(host);
    expect(answer.headers.get("content-type")).toContain("xml");
    const listed = addresses(await answer.text());
    // The API does not tell what its listings are: they are canonical on the host of the rest.
    const owned =
      host === brand ? [...[1001, 1002, 70_003].map(goods), ...[3001, 90_000].map(shop)] : [];
    expect(listed).toEqual([...owned, ...pages(host)]);
    expect(new Set(listed).size).toBe(listed.length);
    expect(listed.includes(`${originOf(host)}/`)).toBe(host.rootPage !== undefined);
    const others = BRANDS.filter((other) => other !== host);
    const foreign = others.flatMap(({ landings }) => landings.map(({ route }) => route));
    expect(foreign.filter((route) => listed.includes(originOf(host) + route))).toEqual([]);
    expect(others.filter((other) => listed.join().includes(originOf(other)))).toEqual([]);
  });
});

test("lists the boosting page on its owner's host as long as a game is boosted", async () => {
  const diandian = BRANDS.find(({ key }) => key === "diandian") as Brand;
  const listed = async (boosted: readonly string[]) => {
    fakeListings({ ids: [], boosted });
    return addresses(await (await answerSitemap(diandian)).text());
  };
  const page = `${originOf(diandian)}/practicePage`;
  expect(await listed(["曜日战歌"])).toContain(page);
  expect(await listed([])).not.toContain(page);
});

test("every listing is in the sitemap of one host, which shows it", async () => {
  const kinds = LISTING_KINDS.map(({ slug }) => slug);
  const listings = kinds.flatMap((kind, place) =>
    ["曜日战歌", "孤屿行动", "方屿物语", "新游戏"].map((game_name, index) => ({
      goods_id: 1 + place * 10 + index,
      kind,
      game_name,
      seller_id: 3001,
    })),
  );
  fakeListings({ ids: listings.map(({ goods_id }) => goods_id), listings });
  const places = await Promise.all(
    BRANDS.map(async (host) => {
      const listed = addresses(await (await answerSitemap(host)).text());
      return listings
        .filter(({ goods_id }) => listed.includes(originOf(host) + goodsAddress(goods_id)))
        .map((listing) => ({ listing, host }));
    }),
  );
  const found = places.flat();
  expect(found.map(({ listing }) => listing.goods_id).sort((a, b) => a - b)).toEqual(
    listings.map(({ goods_id }) => goods_id),
  );
  for (const { listing, host } of found) {
    const { kind, game_name: game, seller_id: sellerId } = listing;
    expect(isInAssortment(host.assortment, { kind, game, sellerId })).toBe(true);
  }
  expect(new Set(found.map(({ host }) => host.key)).size).toBeGreaterThan(3);
});

test("every listing and shop has its time of last change", async () => {
  fakeListings({ ids: [1001], shops: [3001] });
  const xml = await (await answerSitemap(brand)).text();
  expect(xml).toContain(`<loc>${goods(1001)}</loc><lastmod>2026-02-26T10:00:00Z</lastmod>`);
  expect(xml).toContain(`<loc>${shop(3001)}</loc><lastmod>2026-02-26T10:00:00Z</lastmod>`);
});

test("beyond the limit of a file, an index lists files that contain every address once", async () => {
  const ids = Array.from({ length: 120_000 }, (_, index) => 30_000 + index);
  fakeListings({ ids });
  const index = await (await answerSitemap(brand)).text();
  const files = addresses(index);
  expect(index).toContain("<sitemapindex");
  expect(files[0]).toBe(`${originOf(brand)}/sitemap-pages.xml`);
  const blocks = files.slice(1).map((file) => Number(/-goods-(\d+)\.xml$/.exec(file)?.[1]));
  expect(blocks).toEqual([0, 1, 2]);
  expect(addresses(await (await answerSitemapPages(brand)).text())).toEqual(pages(brand));

  const all: string[] = [];
  for (const block of blocks) {
    const listed = addresses(await (await answerSitemapBlock(brand, GOODS, block)).text());
    expect(listed.length).toBeLessThanOrEqual(SITEMAP_LIMIT);
    all.push(...listed);
  }
  expect(all).toEqual(ids.map(goods));
});

test("shops have their own files in an index, and count toward the limit", async () => {
  const shops = Array.from({ length: 50_000 }, (_, index) => 60_000 + index);
  fakeListings({ ids: [1001], shops });
  const files = addresses(await (await answerSitemap(brand)).text());
  expect(files.map((file) => file.slice(originOf(brand).length))).toEqual([
    "/sitemap-pages.xml",
    "/sitemap-goods-0.xml",
    "/sitemap-shops-1.xml",
    "/sitemap-shops-2.xml",
  ]);
  const all: string[] = [];
  for (const block of [1, 2]) {
    all.push(...addresses(await (await answerSitemapBlock(brand, SHOPS, block)).text()));
  }
  expect(all).toEqual(shops.map(shop));
  expect((await answerSitemapBlock(brand, SHOPS, 0)).status).toBe(404);
});

test("an empty block, and any block on an unknown host, is 404", async () => {
  fakeListings({ ids: [1001] });
  expect((await answerSitemapBlock(brand, GOODS, 7)).status).toBe(404);
  expect((await answerSitemapBlock(NEUTRAL, GOODS, 0)).status).toBe(404);
  expect(addresses(await (await answerSitemap(NEUTRAL)).text())).toEqual([]);
});

test("returns 503 instead of an empty sitemap when the marketplace does not answer", async () => {
  fakeListings({ ids: [1001], failFrom: 0 });
  expect((await answerSitemap(brand)).status).toBe(503);
  expect((await answerSitemapBlock(brand, GOODS, 0)).status).toBe(503);
});

test("lists the host's pages when the API has no listings to tell of", async () => {
  stubFetch(async () => Response.json({ error: "no such call" }, { status: 404 }));
  const answer = await answerSitemap(brand);
  expect(answer.status).toBe(200);
  expect(addresses(await answer.text())).toEqual(pages(brand));
});

test("aborts the file when the marketplace stops answering", async () => {
  fakeListings({ ids: Array.from({ length: 12_000 }, (_, index) => 1 + index), failFrom: 6_000 });
  const answer = await answerSitemapBlock(brand, GOODS, 0);
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
});

test("streams a million addresses with only a few pages in memory", async () => {
  // Twenty files in the full run, two in the gate.
  const blocks = casesInScope([...Array(20).keys()], (each) => each < 2).map((each) => 20 + each);
  fakeListings({ ids: { first: 1_000_000, count: 1_000_000 } });
  const peak = { bytes: 0, addresses: 0 };
  const before = process.memoryUsage().heapUsed;
  for (const block of blocks) {
    const { body } = await answerSitemapBlock(brand, GOODS, block);
    for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
      peak.bytes = Math.max(peak.bytes, piece.length);
      peak.addresses += Buffer.from(piece).toString("latin1").split("<loc>").length - 1;
    }
  }
  expect(peak.addresses).toBe(blocks.length * SITEMAP_LIMIT);
  expect(peak.bytes).toBeLessThan(1024 * 1024);
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(300 * 1024 * 1024);
});
