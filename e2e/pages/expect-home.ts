import { expect, type Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";

const MAX_HEIGHT = 4500;

/** Expects a brand's home page, laid out completely, to be at most 4500 px high and to need no horizontal scrolling. */
export async function expectHomeHeight(page: Page, brand: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(brandUrl(onBrand(brand), "/index"));
  const size = await page.evaluate(() => {
    // Far sections have estimated heights until they are laid out.
    for (const far of document.querySelectorAll<HTMLElement>(".skip-far"))
      far.style.contentVisibility = "visible";
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrollHeight, scrollWidth };
  });
  expect(size.scrollHeight, `${brand} at ${width} px`).toBeLessThanOrEqual(MAX_HEIGHT);
  expect(size.scrollHeight).toBeGreaterThan(2000);
  expect(size.scrollWidth).toBeLessThanOrEqual(width);
}

/** @returns the ids of the sections of a brand's home page, in order */
export async function readHomeSections(page: Page, brand: string): Promise<string[]> {
  await page.goto(brandUrl(onBrand(brand), "/index"));
  return page
    .getByRole("main")
    .locator("[id]")
    .evaluateAll((elements) => elements.map(({ id }) => id));
}
