import type { Page } from "@playwright/test";
import { LOGIN_EXPIRED_CODES } from "../../contract/code-classes";
import { expect, test } from "../fixtures";
import { brandUrl } from "../support/deployment";
import { confirmDialog, logIn, openGoods } from "../support/desktop";
import { countCalls } from "../support/orders";
import { newPhone } from "../support/sandbox";
import {
  account,
  giveDeadSession,
  loginDialog,
  sessionCookies,
  sessionEntry,
} from "../support/session";

const GOODS = 1013;
const COLLECT = "/v1/goods/collect_good";

/** How often each cookie was taken away, and how often the login dialog was put on the page, from the first page on. */
async function watchSession(page: Page): Promise<() => Promise<Record<string, number>>> {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const count = (name: string) => {
      seen[name] = (seen[name] ?? 0) + 1;
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
  return () => page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
}

for (const code of LOGIN_EXPIRED_CODES) {
  test(`${code} of several calls at once takes both cookies once and opens one dialog`, async ({
    page,
  }) => {
    const seen = await watchSession(page);
    // All of them have been sent before any is answered.
    const waiting = new Set<string>();
    let answer = () => {};
    const together = new Promise<void>((resolve) => {
      answer = resolve;
    });
    for (const path of ["/v1/user/profile", "/v1/goods/detail", COLLECT]) {
      await page.route(`**/api${path}*`, async (route) => {
        if (!(await route.request().headerValue("authorization"))) return route.continue();
        waiting.add(path);
        await together;
        await route.fulfill({ status: 401, json: { code, msg: "登录已过期", data: null } });
      });
    }
    await giveDeadSession(page);
    await openGoods(page, GOODS);
    await expect.poll(() => waiting.size).toBe(2);
    await page.getByRole("button", { name: "收藏" }).click();
    await expect.poll(() => waiting.size).toBe(3);
    answer();

    await expect(loginDialog(page)).toBeVisible();
    expect(await sessionCookies(page)).toEqual([]);
    expect(await seen()).toEqual({ Token: 1, UserId: 1, dialog: 1 });
    await expect(page.getByText("登录已过期")).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(loginDialog(page)).toBeHidden();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(sessionEntry(page)).toBeVisible();
  });
}

test("收藏 with a token that the server no longer knows goes on after the login, once", async ({
  page,
}) => {
  const collects = countCalls(page, COLLECT);
  await openGoods(page, GOODS);
  const star = page.getByRole("button", { name: "收藏" });
  await expect(star).toHaveAttribute("aria-pressed", "false");
  await giveDeadSession(page);
  const refused = page.waitForResponse((response) => response.url().includes(COLLECT));
  await star.click();
  expect((await (await refused).json()).code).toBe(50000);
  await logIn(page, newPhone());
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(collects.count).toBe(2);
  await page.reload();
  await expect(star).toHaveAttribute("aria-pressed", "true");
  expect(collects.count).toBe(2);
});

test("立即购买 with a dead session: one dialog, and the purchase goes on by itself, once", async ({
  page,
}) => {
  const confirms = countCalls(page, "/v1/order/order_confirm");
  await giveDeadSession(page);
  // The dialog may be there before anything else has been looked at, and hides the page behind it.
  await page.goto(brandUrl("mima", `/goodsDetails?goodsId=${GOODS}`));
  const login = loginDialog(page);
  await expect(login).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(login).toBeHidden();
  expect(await sessionCookies(page)).toEqual([]);
  expect(confirms.count).toBe(0);

  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, newPhone());
  await expect(confirmDialog(page).getByRole("button", { name: "提交订单" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(account(page)).toBeVisible();
  expect(confirms.count).toBe(1);
});

test("a visitor who closes the dialog has done nothing, and is not asked again", async ({
  page,
}) => {
  const collects = countCalls(page, COLLECT);
  await openGoods(page, GOODS);
  const star = page.getByRole("button", { name: "收藏" });
  await star.click();
  await expect(loginDialog(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(loginDialog(page)).toBeHidden();
  await expect(star).toBeFocused();
  await expect(star).toHaveAttribute("aria-pressed", "false");
  expect(collects.count).toBe(1);
});
