import { expect, test } from "../fixtures";
import { send, succeeded } from "../support/api-buyer";
import { openGoods } from "../support/desktop";

const ACCOUNT = 1002;

test("moves both counts, also after a reload, when an account is collected", async ({
  page,
  buyer: _buyer,
}) => {
  const before = succeeded(await send("goodsDetail", { goods_id: ACCOUNT }));
  await openGoods(page, ACCOUNT);
  const collect = page.getByRole("button", { name: "收藏" });
  // Without the visitor's own detail only the server's answer knows how many want the account.
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
