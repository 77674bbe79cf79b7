import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import {
  boostDialog,
  COMPUTE,
  choosePath,
  openPractice,
  priceButton,
  SHARED_QUOTE,
} from "../support/boost";
import { IPAD, IPHONE } from "../support/user-agents";

for (const [code, msg] of [
  [10500, "报价服务正在维护"],
  [66000, "今日报价已满"],
] as const) {
  test(`shows the server's message and no price when it answers ${code}`, async ({
    page,
    sandbox,
  }) => {
    await openPractice(page, SHARED_QUOTE);
    await expect(page.getByRole("combobox", { name: "目标段位" })).toHaveText(/钻石Ⅱ/);
    await sandbox.force({ path: COMPUTE, code, msg, times: 1 });
    await priceButton(page).click();
    await expect(page.getByRole("alert").getByText(msg)).toBeVisible();
    await expect(page.getByText(msg)).toHaveCount(1);
    await expect(boostDialog(page)).toBeHidden();
  });
}

for (const [device, agent] of [
  ["an iPhone", IPHONE],
  ["an iPad", IPAD],
] as const) {
  test(`redirects to the mobile game page when ${device} opens the boosting page`, {
    tag: "@readonly",
  }, async () => {
    const { status, headers } = await requestHost(onBrand("mima"), "/practicePage", {
      "user-agent": agent,
    });
    expect(status).toBe(307);
    expect(headers["location"]).toMatch(/\/phone\/game\?brand=mima$/);
  });
}

test("shows two prices and keeps them in the history when a second target is added to a shared quote", async ({
  page,
}) => {
  await openPractice(page, SHARED_QUOTE);
  await page.getByRole("button", { name: "+ 再比一个目标段位" }).click();
  await choosePath(page, "对比段位", ["星耀", "星耀Ⅴ", "1星"]);
  await page.getByRole("button", { name: "对比两个价格" }).click();
  await expect(boostDialog(page).getByRole("radio")).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "刚才算过的" })).toBeVisible();
});
