import { requestHost } from "@storefront/testbed/deployment/host-request";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

/** A change reaches every cached page within this time (docs/console.md). */
const WITHIN_MS = 1_000;

test("updates cached pages within a second when a price is changed at the console", async ({
  page,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "改价的点券", nickname: "小店" });
  const pages = [`/goodsDetails?goodsId=${goods_id}`, `/goodsDetail?goodsId=${goods_id}`];
  const shown = async (price: string) => {
    const bodies = await Promise.all(pages.map((path) => requestHost(testBrand(), path)));
    return bodies.every(({ body }) => body.includes(price));
  };
  await expect.poll(() => shown("10.00")).toBe(true);

  await logInToConsole(page, await addOperator("owner-prices", "owner"));
  await page.goto(consoleUrl(`/listings/${goods_id}`));
  await page.getByRole("textbox", { name: "新价格（元）" }).fill("23.45");
  await page.getByRole("textbox", { name: "再输入一次" }).first().fill("23.45");
  await page.getByRole("button", { name: "修改价格" }).click();
  await expect(page.getByRole("status")).toBeVisible();
  await expect.poll(() => shown("23.45"), { timeout: WITHIN_MS, intervals: [50] }).toBe(true);
});
