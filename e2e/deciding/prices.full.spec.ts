import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

const point = (price: string, day: string) => ({ price, since: `2026-11-${day}T04:00:00Z` });

test("shows how the price has changed below the sections, and nothing of one that has not", async ({
  page,
}) => {
  const prices = page.getByRole("region", { name: "价格走势" });
  let list = [point("99.00", "01"), point("90.00", "08")];
  await page.route("**/price_history?*", (route) =>
    route.fulfill({ json: { code: 0, msg: "", data: { list } } }),
  );
  await openGoods(page, 1002);
  await expect(prices).toContainText("有记录以来最低");
  await expect(prices.getByRole("list", { name: "价格变化" })).toContainText("降 ¥9.00");
  await expectAccessible(page);
  list = list.slice(0, 1);
  const answered = page.waitForResponse(/price_history/);
  await openGoods(page, 1002);
  await answered;
  await expect(prices).toBeHidden();
});
