import { expect, test } from "../fixtures";
import { send, succeeded } from "../support/api-buyer";
import { openGoods } from "../support/desktop";

const ACCOUNT = 1002;

test("updates both counts, and keeps them after a reload, when an account is collected", async ({
  page,
  buyer: _buyer,
}) => {
  const before = succeeded(await send("goodsDetail", { goods_id: ACCOUNT }));
  await openGoods(page, ACCOUNT);
  const collect = page.getByRole("button", { name: "收藏" });
  // Until the visitor's own detail is loaded, only the server's response has the want count.
  const answered = page.waitForResponse((answer) => answer.url().includes("collect_good"));
  await collect.click();
  await answered;
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(`${before.collect_quantity + 1} 人`)).toBeVisible();
  await expect(page.getByText(String(before.want_count + 1), { exact: true })).toBeVisible();
  await page.reload();
  await expect(collect).toHaveAttribute("aria-pressed", "true");
  await collect.click();
  await expect(page.getByText(`${before.collect_quantity} 人`)).toBeVisible();
});
