import { expect, test } from "../fixtures";
import { openGoods } from "../support/desktop";

test("begins the pictures of recommended goods where their heading begins", async ({ page }) => {
  await openGoods(page, 1001);
  const heading = page.getByRole("heading", { name: "店主推荐" });
  const picture = page.locator("#recommended img").first();
  await expect(picture).toBeVisible();
  const [textBox, pictureBox] = [await heading.boundingBox(), await picture.boundingBox()];
  expect(pictureBox?.x).toBe(textBox?.x);
});
