import { expect, type Page } from "@playwright/test";
import { openGoods } from "../support/desktop";
import { giveDeadSession, loginDialog, sessionCookies, sessionEntry } from "../support/session";

export const GOODS = 1013;
export const COLLECT = "/v1/goods/collect_good";
/** Calls a goods page makes about its visitor: profile, own state of the goods, unpaid orders. */
const VISITOR_CALLS = ["/v1/user/profile", "/v1/goods/detail", "/v1/order/list"];

/**
 * Answers all calls of a page with a login-expired code at the same moment. Expects both cookies to be removed once,
 * one login dialog to open, and no session after the dialog is closed.
 */
export async function expectOneLoginDialog(page: Page, code: number): Promise<void> {
  const counts = await countSessionChanges(page);
  // Hold the answers until all calls have been sent.
  const waiting = new Set<string>();
  const { promise: released, resolve: release } = deferred();
  await page.route("**/api/**", async (route) => {
    if (!(await route.request().headerValue("authorization"))) return route.continue();
    waiting.add(new URL(route.request().url()).pathname.replace("/api", ""));
    await released;
    await route.fulfill({ status: 401, json: { code, msg: "登录已过期", data: null } });
  });
  await giveDeadSession(page);
  await openGoods(page, GOODS);
  await expect.poll(() => [...waiting]).toEqual(expect.arrayContaining(VISITOR_CALLS));
  await page.getByRole("button", { name: "收藏" }).click();
  await expect.poll(() => [...waiting]).toContain(COLLECT);
  release();

  await expect(loginDialog(page)).toBeVisible();
  await expect.poll(() => sessionCookies(page)).toEqual([]);
  expect(await counts()).toEqual({ Token: 1, UserId: 1, dialog: 1 });
  await expect(page.getByText("登录已过期")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(loginDialog(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(sessionEntry(page)).toBeVisible();
  // Nothing more changes after all answers have been read.
  expect(await counts()).toEqual({ Token: 1, UserId: 1, dialog: 1 });
}

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** Counts cookie removals and added dialogs from the next page load. @returns reads the counts */
async function countSessionChanges(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const counts: Record<string, number> = {};
    Object.assign(window, { counts });
    const count = (name: string) => {
      counts[name] = (counts[name] ?? 0) + 1;
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie");
    Object.defineProperty(document, "cookie", {
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        const before: string = cookie?.get?.call(document);
        cookie?.set?.call(document, text);
        const after: string = cookie?.get?.call(document);
        const name = text.slice(0, text.indexOf("="));
        if (before.includes(`${name}=`) && !after.includes(`${name}=`)) count(name);
      },
    });
    new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (node instanceof Element && node.matches("[role=dialog]")) count("dialog");
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { counts: Record<string, number> }).counts);
}
