import { expect, test } from "../fixtures";
import { collectConsoleMessages } from "../support/console-messages";
import { brandUrl } from "../support/deployment";
import { requestHost } from "../support/host-request";

/** Cached pages of every kind, one that does not exist among them, each asked for twice: made, and from the cache. */
const PAGES = [
  "/goodsDetails?goodsId=1016",
  "/goodsDetail?goodsId=1002",
  "/personal_center?user_id=3002",
  "/practicePage",
  "/index",
  "/index_w",
  "/no-such-page",
];

/** @returns whether React has taken the document over, which Next's own scripts lead to */
const isAlive = () => Object.keys(document).some((key) => key.startsWith("__reactContainer"));

test("a page runs its own scripts, and none that slipped into it", async ({ page }) => {
  for (const path of [...PAGES, ...PAGES]) {
    const said = collectConsoleMessages(page);
    await page.goto(brandUrl("mima", path));
    await expect.poll(() => page.evaluate(isAlive), path).toBe(true);
    expect(said.filter((line) => line.includes("Content Security Policy"))).toEqual([]);
    const ran = await page.evaluate(() => {
      const inline = document.createElement("script");
      inline.textContent = "window.slipped = true";
      document.body.append(inline);
      document.body.insertAdjacentHTML(
        "beforeend",
        `<img src="x" onerror="window.slipped = true">`,
      );
      return new Promise((resolve) => {
        document.body.lastElementChild?.addEventListener("error", () =>
          resolve("slipped" in window),
        );
      });
    });
    expect(ran, path).toBe(false);
  }
});

test("every answer is guarded, and no page may stand in a frame", async () => {
  for (const path of [...PAGES, "/healthz", "/robots.txt", "/icon.svg", "/api/v1/index"]) {
    const { headers } = await requestHost("mima", path);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
  }
  const { headers } = await requestHost("mima", "/practicePage");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});
