import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { send, succeeded } from "../support/api-buyer";
import { dialog, openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const SPECS = 1001;
const GROUP = 1008;
const ACCOUNT = 1002;
const READONLY = { tag: "@readonly" };

test(
  "requires consent with links to both agreements before a login",
  READONLY,
  async ({ page }) => {
    await openGoods(page, SPECS);
    await page.getByRole("button", { name: "立即购买" }).click();
    const login = dialog(page, "登录");
    await expect(login.getByText("登录即表示同意")).toBeVisible();
    for (const name of ["《用户协议》", "《隐私政策》"]) {
      const link = login.getByRole("link", { name });
      await expect(link).toHaveAttribute("target", "_blank");
      const path = (await link.getAttribute("href")) ?? "";
      expect((await requestHost(testBrand(), path)).status).toBe(200);
    }
  },
);

test("prompts for the login before it requires a spec", READONLY, async ({ page }) => {
  await openGoods(page, SPECS);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(dialog(page, "登录")).toBeVisible();
  await expect(page.getByText("请选择规格")).toHaveCount(0);
});

test("shows the missing-spec error once, beside the specs", async ({ page, buyer: _buyer }) => {
  await openGoods(page, SPECS);
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(page.getByText("请选择规格")).toHaveCount(1);
  await expect(page.getByText("请选择规格")).toBeInViewport();
  await page.getByRole("radio", { name: /^180 点券/ }).check({ force: true });
  await expect(page.getByText("请选择规格")).toHaveCount(0);
});

test("shows goods number and listing time, and accepts a report", async ({
  page,
  buyer: _buyer,
}) => {
  const { listed_at } = succeeded(await send("goodsDetail", { goods_id: SPECS }));
  await openGoods(page, SPECS);
  await expect(page.getByText(`商品编号 ${SPECS}`)).toBeVisible();
  // The day in China; "sv-SE" writes it as ISO does.
  const day = new Date(listed_at ?? "").toLocaleDateString("sv-SE", { timeZone: "Asia/Shanghai" });
  await expect(page.getByText(`上架时间 ${day}`)).toBeVisible();
  await page.getByRole("button", { name: "举报" }).click();
  const report = dialog(page, "举报");
  await report.getByRole("button", { name: "提交举报" }).click();
  await expect(report.getByRole("alert")).toHaveText("请选择举报原因");
  await expectAccessible(page, "[role=dialog]");
  await report.getByRole("radio").first().check();
  await report.getByRole("button", { name: "提交举报" }).click();
  await expect(report.getByRole("status")).toContainText("已收到");
  await expectAccessible(page, "[role=dialog]");
});

test(
  "shows a seller's delivery time and dispute rate from real orders",
  READONLY,
  async ({ page }) => {
    const { user } = succeeded(await send("goodsDetail", { goods_id: SPECS }));
    expect(user.deliver_median_s).toBe(0);
    await openGoods(page, SPECS);
    const seller = page.getByRole("region", { name: "卖家" });
    await expect(seller.getByText("付款即发")).toBeVisible();
    await expect(seller.getByText("纠纷率")).toBeVisible();
  },
);

test("shows the price per hundred units on each face value", READONLY, async ({ page }) => {
  await openGoods(page, SPECS);
  const specs = page.getByRole("group", { name: "规格" });
  await expect(specs.getByText("合 ¥10.00/100 点券")).toBeVisible();
  await expect(specs.getByText("合 ¥9.54/100 点券")).toBeVisible();
});

test("shows the group price beside the single price", READONLY, async ({ page }) => {
  await openGoods(page, GROUP);
  const price = page.getByText("售价").locator("..");
  await expect(price).toContainText("28.00");
  await expect(price).toContainText("2 人拼团 ¥23.80");
});

test("breaks a title only between words", READONLY, async ({ page }) => {
  await openGoods(page, ACCOUNT);
  const title = page.getByRole("heading", { level: 1 });
  // A text node without spaces must not wrap: count those with more than one line box.
  const split = await title.evaluate((heading) => {
    const words = [...heading.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    return words.filter((word) => {
      const range = document.createRange();
      range.selectNodeContents(word);
      return !/\s/.test(word.textContent ?? "") && range.getClientRects().length > 1;
    }).length;
  });
  expect(split).toBe(0);
});

test("shows the terms of every guarantee", READONLY, async ({ page }) => {
  await openGoods(page, SPECS);
  const terms = page.locator("#guarantee-1, #guarantee-2, #guarantee-3, #guarantee-4");
  await expect(terms).toHaveCount(4);
  for (const part of await terms.all()) await expect(part).toContainText("由谁裁定");
});
