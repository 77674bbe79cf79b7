import { expect, type Page } from "@playwright/test";
import { brandUrl } from "../support/deployment";
import { requestHost } from "../support/host-request";

/** A goods id that is none: a designed page with status 404 and a way on. */
export async function expectWrongId(page: Page, id: string): Promise<void> {
  const answer = await page.goto(brandUrl("mima", `/goodsDetails?goodsId=${id}`));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link").first()).toBeVisible();
}

/** Status 404 on the first request and from the cache, compressed or not, GET or HEAD. */
export async function expectMissingStatus(path: string): Promise<void> {
  for (const encoding of ["identity", "gzip", "identity"]) {
    const { status } = await requestHost("mima", path, { "accept-encoding": encoding });
    expect(status, `${path} as ${encoding}`).toBe(404);
  }
  expect((await requestHost("mima", path, {}, { method: "HEAD" })).status).toBe(404);
}

/** A page without JavaScript that says what is missing, leads on, and is not indexed. */
export async function expectMissingPage(page: Page, path: string, heading: string): Promise<void> {
  expect((await page.goto(brandUrl("mima", path)))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.getByRole("link", { name: /回首页/ })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("示例");
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
}
