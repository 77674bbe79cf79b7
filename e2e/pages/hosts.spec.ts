import { expect, test } from "../fixtures";
import { brandUrl, deployment } from "../support/deployment";
import { requestHost } from "../support/host-request";

const BRANDS = { mima: "密马", huoshan: "火山租号", diandian: "点点代练" };
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1";

for (const [key, name] of Object.entries(BRANDS)) {
  test(`${name}: its own root, title, footer and nothing of the others`, async ({ page }) => {
    const answer = await page.goto(brandUrl(key, "/"));
    expect(answer?.status()).toBe(200);
    await expect(page).toHaveTitle(new RegExp(name));
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("示例");
    await expect(footer.getByRole("link", { name: /备/ })).toHaveAttribute(
      "href",
      /beian\.miit\.gov\.cn/,
    );
    const html = await page.content();
    for (const other of Object.values(BRANDS)) {
      if (other !== name) expect(html).not.toContain(other);
    }
  });
}

test("an unknown host gets the download page, not some brand, and is not indexed", async ({
  page,
}) => {
  const answer = await page.goto(`${deployment.unknownOrigin}/`);
  expect(answer?.status()).toBe(200);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("contentinfo")).not.toContainText("ICP");
});

test("a phone on a goods page goes to the mobile site with its whole query", async () => {
  const query = "goodsId=1001&promotion_user_id=7&sign=a%2Bb";
  const answer = await requestHost("mima", `/goodsDetails?${query}`, { "user-agent": IPHONE });
  expect(answer.status).toBe(307);
  expect(answer.headers.location).toContain(query);
  expect(answer.headers.vary?.toLowerCase()).toContain("user-agent");
});

test("old spellings lead to the page, once, with the query", async () => {
  const answer = await requestHost("mima", "/GoodsDetails/?goodsId=1001");
  expect(answer.status).toBe(308);
  expect(answer.headers.location).toMatch(/\/goodsDetails\?goodsId=1001$/);
});

test("an unknown page is the brand's own 404", async ({ page }) => {
  const answer = await page.goto(brandUrl("huoshan", "/no-such-page"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("contentinfo")).toContainText("示例");
});

test("an inner path typed on a host opens no second copy of a page", async () => {
  for (const path of ["/mima/goodsDetails/1001", "/huoshan/goodsDetails/1001", "/huoshan"]) {
    const answer = await requestHost("mima", path);
    expect(answer.status, path).toBe(404);
  }
});
