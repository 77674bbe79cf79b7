import { expect, test } from "../fixtures";
import { holdScripts } from "../support/hold-scripts";

const GOODS = "/goodsDetails?goodsId=1001";
const painted = { waitUntil: "domcontentloaded" } as const;

test("keeps text that was typed into the painted search field, and shows suggestions for it", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/index", painted);
  const field = page.getByRole("searchbox");
  await field.pressSequentially("王者");
  await page.keyboard.press("Shift+ArrowLeft");
  release();
  const combobox = page.getByRole("combobox");
  await expect(combobox).toHaveValue("王者");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.type("荣耀");
  await expect(combobox).toHaveValue("王荣耀");
});

test("searches natively while the page is not hydrated", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/index", painted);
  await page.getByRole("searchbox").fill("王者");
  await page.getByRole("button", { name: "搜索", exact: true }).click();
  await page.waitForURL(/\/search\?q=/, { waitUntil: "commit" });
});

test("opens the field of the boost form that was clicked before hydration", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/practicePage", painted);
  const field = page.getByRole("combobox", { name: "初始段位" });
  await field.click();
  await expect(field).toHaveAttribute("data-held");
  release();
  await expect(page.getByRole("dialog", { name: "选择初始段位" })).toBeVisible();
});

test("shows that message even when no script at all can be loaded", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(GOODS, painted);
  // After four seconds, by styles alone.
  await expect(page.getByText("页面没有加载完整")).toBeVisible({ timeout: 10_000 });
});
