import type { Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect } from "../fixtures";
import { expectHealthyPage } from "./expect-healthy-page";

/** What a page says in place of listings when there are none, by its path. */
const NOTICES: readonly [path: string, notice: RegExp][] = [
  ["/index", /商品还没有上架/],
  ["/games", /这里还没有可以浏览的游戏/],
  ["/search?q=点券", /这里还没有开放搜索|没有找到“点券”/],
];

/** Pages that are complete without listings, with their headline. */
const OTHERS: typeof NOTICES = [
  ["/index_m", /都能放心换/],
  ["/gameshop", /当场到账/],
  ["/corporate-information", /公司/],
];

/** What must not be read where nothing is broken. */
const OUTAGE = /暂时没有取到|暂时打不开|网络出了问题|稍后刷新|搜索服务现在忙/;

/** Visits the pages of listings, shops and the phone: each says that there is nothing, and none that it is broken. */
export async function expectEmptyPages(page: Page): Promise<void> {
  for (const [path, notice] of [...NOTICES, ...OTHERS]) {
    const visit = await page.context().newPage();
    await expectHealthyPage(visit, brandUrl(testBrand(), path));
    await expect(visit.getByRole("heading", { name: notice }).first()).toBeVisible();
    await expect(visit.getByRole("main")).not.toContainText(OUTAGE);
    await visit.close();
  }
  for (const path of ["/personal_center/1", "/games/没有的游戏", "/goodsDetails?goodsId=999"]) {
    const missing = await page.goto(path);
    expect([path, missing?.status()]).toEqual([path, 404]);
  }
}

/** Every address of the sitemap, and every link of its pages on the host, has a page. */
export async function expectCompleteSitemap(page: Page): Promise<void> {
  const { status, body } = await requestHost(testBrand(), "/sitemap.xml");
  expect(status).toBe(200);
  const paths = [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(
    ([, path = ""]) => path,
  );
  expect(paths).toEqual(expect.arrayContaining(["/index", "/games"]));
  const linked = new Set(paths);
  for (const path of paths) {
    await page.goto(path);
    const hrefs = await page
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
    for (const href of hrefs) if (/^\/(?!\/)/.test(href)) linked.add(href.replace(/#.*$/, ""));
  }
  const failed = [];
  for (const path of linked) {
    const answer = await requestHost(testBrand(), path);
    if (answer.status !== 200) failed.push([path, answer.status]);
  }
  expect(failed).toEqual([]);
}
