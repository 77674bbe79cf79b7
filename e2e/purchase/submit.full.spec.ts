import { expect, test } from "../fixtures";
import { confirmDialog, openConfirm, openGoods } from "../support/desktop";

test("keeps the remark when the confirm dialog is closed by Esc", async ({
  page,
  buyer: _buyer,
  sandbox,
}) => {
  const { goods_id } = await sandbox.list({ goods_name: "写到一半" });
  await openGoods(page, goods_id);
  const confirm = await openConfirm(page);
  await confirm.getByRole("button", { name: /^备注/ }).click();
  await confirm.getByRole("textbox", { name: "备注" }).fill("周末再发");
  await page.keyboard.press("Escape");
  await expect(confirm).toBeHidden();
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(confirmDialog(page).getByRole("textbox", { name: "备注" })).toHaveValue("周末再发");
});
