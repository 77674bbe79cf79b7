import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";

test("shows how the price has changed below the sections, and says when little is known", async ({
  page,
}) => {
  await openGoods(page, 1002);
  const prices = page.getByRole("region", { name: "价格走势" });
  await expect(prices).toContainText("有记录以来最低");
  await expect(prices).toContainText("时间还短，看不出走势");
  await expectAccessible(page);
});
