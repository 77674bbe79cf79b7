import { expect, type Page } from "@playwright/test";
import { waitUntilHydrated } from "@storefront/testbed/browsers/hydration";

/** Brand and path of the landing pages with an estimator; the gate tests only the first. */
export const ESTIMATORS = [
  ["koudai", "/koudai_guhao"],
  ["guhaoxie", "/index_guhaoxie"],
] as const;

/** Chooses another game by keyboard; expects its figures to be announced and its listings to be links with a price. */
export async function expectAnnouncedFigures(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitUntilHydrated(page);
  const announced = page.getByRole("status").filter({ hasText: "在售" });
  const before = (await announced.textContent()) ?? "";
  const game = page.getByRole("group").first().getByRole("radio", { checked: true });
  const first = await game.getAttribute("value");
  await game.focus();
  await page.keyboard.press("ArrowRight");
  const second = (await game.getAttribute("value")) ?? "";
  expect(second).not.toBe(first);
  await expect(announced).not.toHaveText(before);
  await expect(announced).toContainText(second);
  const listing = page.locator("section").first().locator("a[href*=goodsId]").first();
  await expect(listing).toContainText("¥");
}

/** Expects, without JavaScript, a table row for every selectable game. */
export async function expectTableOfGames(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.locator("noscript span")).toBeVisible();
  const games = page.getByRole("group").first().getByRole("radio");
  const table = page.getByRole("table", { name: /最低价/ });
  expect(await games.count()).toBeGreaterThan(1);
  for (const radio of await games.all()) {
    const name = (await radio.getAttribute("value")) ?? "";
    await expect(table.getByRole("rowheader", { name })).toBeVisible();
  }
}
