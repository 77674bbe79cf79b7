import { startStorefront, type TestStorefront } from "@storefront/testbed/server/storefront";
import { pageEntry } from "@/server/cache/store/testing/entries";

/** Two searches at once for an address, and three for all. */
const RATES = { perAddress: 4, total: 12 };

let shop: TestStorefront;
beforeEach(async () => {
  shop = await startStorefront(RATES, 1);
});
afterEach(() => shop.stop());

const from = (address: string) => ({ "x-forwarded-for": address });
const search = (words: string, address = "203.0.113.1") =>
  shop.get(`/search?q=${encodeURIComponent(words)}`, from(address));

async function useUp(address?: string): Promise<void> {
  for (const words of ["一", "二"]) expect((await search(words, address)).status).toBe(200);
}

test("answers a search beyond the limit with 429, its words, the games and the time to wait", async () => {
  await useUp();
  const { status, headers, body } = await shop.get(
    `/search?q=${encodeURIComponent('王者 "A"')}&kind=account`,
    from("203.0.113.1"),
  );
  expect([status, headers["cache-control"], headers["x-robots-tag"]]).toEqual([
    429,
    "no-store",
    "noindex",
  ]);
  expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
  expect(headers["content-security-policy"]).toContain("form-action 'self'");
  const html = body.toString();
  expect(html).toContain('name="q" value="王者 &quot;A&quot;"');
  expect(html).toContain('name="kind" value="account"');
  expect(html).toContain('href="/games">按游戏查找</a>');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toContain(`请 ${headers["retry-after"]} 秒后再试`);
});

test("still sends stored searches, stored lists and all other pages", async () => {
  await useUp();
  expect((await search("一")).status).toBe(200);
  expect((await shop.get("/index", from("203.0.113.1"))).status).toBe(200);
  expect((await shop.get("/search", from("203.0.113.1"))).status).toBe(200);
  expect((await shop.get("/games", from("203.0.113.1"))).status).toBe(200);
});

test("sends an expired search as it is", async () => {
  await search("一");
  const path = shop.handled[0] ?? "";
  const old = await pageEntry("老的结果", { tags: ["search"], expiresAt: 0 });
  shop.store.write(path, old, Date.now());
  await search("二");
  const { status, headers, body } = await search("一");
  expect([status, headers["x-outdated"], headers["cache-control"]]).toEqual([
    200,
    "too-many-searches",
    "no-cache",
  ]);
  expect(body.toString()).toBe("老的结果");
});

test("counts lists of games that are not stored, and links to the plain list", async () => {
  await useUp();
  const list = `/games/${encodeURIComponent("王者荣耀")}`;
  const { status, body } = await shop.get(`${list}?system=x`, from("203.0.113.1"));
  expect(status).toBe(429);
  expect(body.toString()).toContain(`href="${list}">王者荣耀全部商品</a>`);
});

test("limits the calls that search with an envelope", async () => {
  await useUp();
  for (const call of ["/v1/goods/search?q=a", "/v1/discovery/suggest?q=a", "/v1/discovery/games"]) {
    const { status, headers, body } = await shop.get(`/api${call}`, from("203.0.113.1"));
    expect([status, headers["content-type"]]).toEqual([429, "application/json"]);
    expect(JSON.parse(body.toString())).toEqual({
      code: 40429,
      msg: expect.stringMatching(/^操作太频繁，请 \d+ 秒后再试$/),
      data: null,
    });
  }
  // No marketplace listens there.
  expect((await shop.get("/api/v1/goods/detail?goods_id=1", from("203.0.113.1"))).status).toBe(502);
});

test("counts the address that the trusted proxy saw, not the one that a client claims", async () => {
  await useUp();
  expect((await search("三", "198.51.100.7, 203.0.113.1")).status).toBe(429);
  expect((await search("四", "198.51.100.7")).status).toBe(200);
});

test("limits all addresses together", async () => {
  await useUp();
  expect((await search("三", "198.51.100.1")).status).toBe(200);
  expect((await search("四", "198.51.100.2")).status).toBe(429);
});
