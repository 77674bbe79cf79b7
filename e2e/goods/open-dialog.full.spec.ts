import { expect, test } from "../fixtures";
import { closeDialog, openConfirm, openGoods } from "../support/desktop";

test("Back closes the open dialog, and Back and Forward keep spec and quantity", async ({
  page,
  buyer: _buyer,
}) => {
  // Loads five pages.
  test.slow();
  await page.goto("/index");
  await openGoods(page, 1001);
  const spec = page.getByRole("radio").first();
  await spec.check();
  await page.getByRole("button", { name: "增加数量" }).click();
  const dialog = await openConfirm(page);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/goodsId=1001/);
  await openConfirm(page);
  await closeDialog(page);
  await expect(dialog).toBeHidden();
  await page.goto("/practicePage");
  await page.goBack();
  const expectChoice = async () => {
    await expect(spec).toBeChecked();
    await expect(page.getByRole("spinbutton", { name: "购买数量" })).toHaveValue("2");
    await expect(page.getByRole("dialog")).toBeHidden();
  };
  await expectChoice();
  await page.goBack();
  await expect(page).toHaveURL(/\/index$/);
  await page.goForward();
  await expectChoice();
});

test("shows a shell at once while the code of the dialog loads", async ({
  page,
  buyer: _buyer,
}) => {
  // No preloads: the visitor saves data.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setDataSaverOverride", { dataSaverEnabled: true });
  await openGoods(page, 1001);
  await page.getByRole("radio").first().check();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("button", { name: "立即购买" }).click();
  await expect(page.getByRole("status").filter({ hasText: "确认订单正在打开…" })).toBeVisible();
  release();
  await expect(page.getByRole("button", { name: "提交订单" })).toBeEnabled();
});
