import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { onBrand, testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { boostDialog, choosePath, openPractice, priceButton } from "../support/boost";
import { expectAccessible } from "../support/expect-accessible";
import { oneTapLogin, payAtCashier } from "../support/mobile-page";
import { readQrCode } from "../support/qr-code";

const LADDER = [
  { tier: "学徒", name: "学徒Ⅰ", from: 0, to: 5, fen: 300, minutes: 20 },
  { tier: "宗师", name: "宗师Ⅰ", from: 0, to: 20, fen: 1200, minutes: 40 },
];
const PARTITIONS = [{ platform: "电信", name: "一区", percent: 100 }];

// A second game, in a marketplace of this file's own: switching boosting off would be seen by other tests.
test.use({
  databaseChange: `insert into boost_games (id, name, ladder, partitions, inscription)
    values (360, '峡谷远征', '${JSON.stringify(LADDER)}', '${JSON.stringify(PARTITIONS)}', '[]')`,
});
/** Four pages are rendered first, on a machine that has just started them. */
const RENDERED = { timeout: 30_000 };

// Two devices, or two pages of the console.
test.beforeEach(() => test.slow());

test("prices and sells a boost of the second game, named on desktop and phone", async ({
  page,
  mobile,
}) => {
  await openPractice(page);
  const games = page.getByRole("group", { name: "要代练的游戏" });
  await games.getByText("峡谷远征").click();
  await expect(page.getByRole("radio", { name: /峡谷远征/ })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "铭文等级" })).toBeHidden();
  await choosePath(page, "初始段位", ["学徒", "学徒Ⅰ", "3星"]);
  await choosePath(page, "目标段位", ["宗师", "宗师Ⅰ", "1星"]);
  await choosePath(page, "游戏大区", ["电信", "一区"]);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: /峡谷远征/ })).toBeChecked();
  await priceButton(page).click();
  await expect(boostDialog(page)).toContainText("峡谷远征");
  await expect(boostDialog(page)).toContainText("18.00");
  const link = await readQrCode(boostDialog(page).getByRole("img", { name: "下单二维码" }));

  await mobile.goto(link);
  await expect(mobile.getByRole("heading", { name: "峡谷远征段位代练" })).toBeVisible();
  await mobile.getByRole("button", { name: "立即下单 ¥18.00" }).click();
  await oneTapLogin(mobile, newPhone());
  await mobile.getByRole("button", { name: "立即下单 ¥18.00" }).click();
  await payAtCashier(mobile);
  await expect(mobile.getByText("峡谷远征")).toBeVisible();
});

test("has neither page nor links nor sitemap entry while no game is boosted", async ({
  page,
  mobile,
}) => {
  const isOffered = async () => {
    const [boosting, home, sitemap] = await Promise.all([
      requestHost(testBrand(), "/practicePage"),
      requestHost(testBrand(), "/index"),
      requestHost(onBrand("diandian"), "/sitemap.xml"),
    ]);
    await mobile.goto(`${deployment.apiUrl}/phone`);
    return [
      boosting.status === 200,
      home.body.includes("/practicePage"),
      sitemap.body.includes("/practicePage"),
      (await mobile.getByRole("link", { name: /段位代练/ }).count()) > 0,
    ];
  };
  await expect.poll(isOffered, RENDERED).toEqual([true, true, true, true]);

  await logInToConsole(page, await addOperator("owner-boosts", "owner"));
  const switchTo = async (state: string) => {
    for (const game of ["曜日战歌", "峡谷远征"]) {
      await page.goto(consoleUrl("/boost-games"));
      await page.getByRole("link", { name: `编辑 ${game}` }).click();
      await page.getByRole("combobox", { name: "代练" }).selectOption(state);
      await page.getByRole("button", { name: "保存修改" }).click();
      await expect(page.getByRole("status")).toContainText("已保存");
    }
  };
  await switchTo("0");
  await expect.poll(isOffered, RENDERED).toEqual([false, false, false, false]);
  const { status, body } = await requestHost(testBrand(), "/practicePage");
  expect(status).toBe(404);
  expect(body).toContain("现在不做代练");
  expect(body).not.toContain('rel="canonical"');
  await mobile.goto(`${deployment.apiUrl}/phone/game`);
  await expect(mobile.getByRole("heading", { name: "现在不做代练" })).toBeVisible();
  await expectAccessible(mobile);

  await switchTo("1");
  await expect.poll(isOffered, RENDERED).toEqual([true, true, true, true]);
});
