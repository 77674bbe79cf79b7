import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { expectAccessible } from "../support/expect-accessible";

const PAGES = [
  ["koudai", "/koudai_guhao"],
  ["guhaoxie", "/index_guhaoxie"],
] as const;

for (const [brand, path] of PAGES) {
  test(`${path}: another game by keyboard, its figures said aloud, its listings as links`, async ({
    page,
  }) => {
    await page.goto(brandUrl(brand, path), { waitUntil: "networkidle" });
    const said = page.getByRole("status").filter({ hasText: "在售" });
    const before = (await said.textContent()) ?? "";
    const game = page.getByRole("group").first().getByRole("radio", { checked: true });
    const first = await game.getAttribute("value");
    await game.focus();
    await page.keyboard.press("ArrowRight");
    const second = (await game.getAttribute("value")) ?? "";
    expect(second).not.toBe(first);
    await expect(said).not.toHaveText(before);
    await expect(said).toContainText(second);
    const listing = page.locator("section").first().locator("a[href*=goodsId]").first();
    await expect(listing).toContainText("¥");
    await expectAccessible(page);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test(`${path}: every game that can be chosen stands in the table`, async ({ page }) => {
      await page.goto(brandUrl(brand, path));
      await expect(page.locator("noscript span")).toBeVisible();
      const games = page.getByRole("group").first().getByRole("radio");
      const table = page.getByRole("table", { name: /最低价/ });
      expect(await games.count()).toBeGreaterThan(1);
      for (const radio of await games.all()) {
        const name = (await radio.getAttribute("value")) ?? "";
        await expect(table.getByRole("rowheader", { name })).toBeVisible();
      }
    });
  });
}
