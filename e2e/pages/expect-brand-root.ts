import { expect, type Page } from "@playwright/test";
import { brandUrl } from "@storefront/testbed/deployment/deployment";
import { onBrand } from "@storefront/testbed/deployment/test-brand";

/** Key and name of three brands: game goods, rent and boosting. */
export const ROOTS = { mima: "密马", huoshan: "火山租号", diandian: "点点代练" };

/** Expects the root of a brand's host to have its title and footer, and no name of the other brands. */
export async function expectBrandRoot(page: Page, key: keyof typeof ROOTS): Promise<void> {
  const answer = await page.goto(brandUrl(onBrand(key), "/"));
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle(new RegExp(ROOTS[key]));
  const footer = page.getByRole("contentinfo");
  await expect(footer).toContainText("示例");
  await expect(footer.getByRole("link", { name: /备/ })).toHaveAttribute(
    "href",
    /beian\.miit\.gov\.cn/,
  );
  const html = await page.content();
  for (const [other, name] of Object.entries(ROOTS)) {
    if (other !== key) expect(html).not.toContain(name);
  }
}
