import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { openGoods } from "../support/desktop";
import { expectAccessible } from "../support/expect-accessible";
import { orderByApi } from "../support/orders";
import { passPollsUntil } from "../support/page-clock";

test("blocks buying while another buyer is paying for the last piece, and allows it after a cancellation", async ({
  page,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "最后一件", stock: 1 });
  const other = await ApiBuyer.login();
  const order_num = await orderByApi(other, goods_id);
  await page.clock.install();
  await openGoods(page, goods_id);
  await expect(page.getByRole("button", { name: "有人正在付款" })).toBeDisabled();
  await expect(page.getByText(/没有付款的订单一般 15 分钟后放出来/)).toBeVisible();
  await expectAccessible(page);

  await other.call("orderCancel", { order_num });
  const buy = page.getByRole("button", { name: "立即购买" });
  await passPollsUntil(page, () => expect(buy).toBeEnabled({ timeout: 1_000 }));
});
