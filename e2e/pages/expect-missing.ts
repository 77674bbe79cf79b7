import { expect, type Page } from "@playwright/test";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";

/** Expects a designed 404 page with links for an invalid goods id. */
export async function expectWrongId(page: Page, id: string): Promise<void> {
  const answer = await page.goto(`/goodsDetails?goodsId=${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link").first()).toBeVisible();
}

/** Expects status 404 on the first request and from the cache, compressed or not, for GET and HEAD. */
export async function expectMissingStatus(path: string): Promise<void> {
  for (const encoding of ["identity", "gzip", "identity"]) {
    const { status } = await requestHost(testBrand(), path, { "accept-encoding": encoding });
    expect(status, `${path} as ${encoding}`).toBe(404);
  }
  expect((await requestHost(testBrand(), path, {}, { method: "HEAD" })).status).toBe(404);
}

/** Expects, without JavaScript, a 404 page that says what is missing, links home and is not indexed. */
export async function expectMissingPage(page: Page, path: string, heading: string): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("link", { name: /回首页/ })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("示例");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
}
