import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";
import { expect, test } from "../fixtures";
import { confirmDialog } from "../support/desktop";
import { failScripts, holdScripts } from "../support/hold-scripts";

const GOODS = "/goodsDetails?goodsId=1001";
const painted = { waitUntil: "domcontentloaded" } as const;

test("carries out what a buyer did on the painted goods page once it is hydrated", async ({
  page,
  buyer: _buyer,
}) => {
  const release = await holdScripts(page);
  await page.goto(GOODS, painted);
  const spec = page.getByRole("radio").first();
  const more = page.getByRole("button", { name: "增加数量" });
  const buy = page.getByRole("button", { name: "立即购买" });
  await spec.check();
  await more.press("Enter");
  await buy.dblclick();
  for (const control of [more, buy]) await expect(control).toHaveAttribute("data-held");
  await expect(page.locator("label[data-held]")).toContainText(/./);
  release();
  await waitUntilHydrated(page);
  const confirm = confirmDialog(page);
  await expect(confirm.getByRole("button", { name: "提交订单" })).toBeEnabled();
  await expect(page.locator("[data-held]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(confirm).toBeHidden();
  await expect(spec).toBeChecked();
  await expect(page.getByRole("spinbutton", { name: "购买数量" })).toHaveValue("2");
});

test("keeps the ad of a landing page when its link is clicked before hydration", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/index_m?ad=spring", painted);
  await page.route("**/v2/three/download", (route) => route.fulfill({ status: 204 }));
  const recorded = page.waitForRequest("**/v2/three/download");
  await page.locator("a[data-passes-query=ad]").first().click();
  release();
  expect((await recorded).postDataJSON()).toEqual({ ad: "spring" });
});

test("shows a message when the scripts of a page cannot be loaded", async ({ page }) => {
  await failScripts(page);
  await page.goto(GOODS, painted);
  const failure = page.getByRole("alert").filter({ hasText: "页面没有加载完整" });
  await expect(failure).toBeVisible();
  await page.unroute("**/_next/static/chunks/*.js");
  await failure.getByRole("link", { name: "重新加载" }).click();
  await expect(page).toHaveURL(/goodsId=1001/);
  await waitUntilHydrated(page);
  await expect(failure).toBeHidden();
});

test("links a script that caches may keep forever, since its name changes with it", async ({
  page,
}) => {
  const loading = page.waitForResponse(/\/_next\/static\/media\/early-input\.[\w~-]+\.js$/);
  await page.goto("/index", painted);
  const headers = await (await loading).allHeaders();
  expect(headers["cache-control"]).toContain("immutable");
  expect(headers["content-encoding"]).toBe("br");
});
