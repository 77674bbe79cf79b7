import { expect, test } from "../fixtures";
import { confirmDialog, openConfirm, openGoods } from "../support/desktop";
import { watchBuilds } from "../support/orders";

const FIVE_YUAN = 1011;

test("shows an error and sends nothing when the balance is insufficient", async ({
  page,
  buyer: _buyer,
}) => {
  const orders = watchBuilds(page);
  await openGoods(page, FIVE_YUAN);
  await openConfirm(page);
  const confirm = confirmDialog(page);
  await confirm.getByRole("radio", { name: /余额/ }).check({ force: true });
  await confirm.getByRole("button", { name: "提交订单" }).click();
  await expect(page.getByText("余额不足").first()).toBeVisible();
  expect(orders).toEqual([]);
});
