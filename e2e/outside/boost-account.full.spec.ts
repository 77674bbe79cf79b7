import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { newPhone } from "@storefront/testbed/deployment/sandbox";
import { expect, test } from "../fixtures";
import { boostDialog, openPractice, priceButton, SHARED_QUOTE } from "../support/boost";
import { logInOnPhone } from "../support/phone-login";
import { readQrCode } from "../support/qr-code";
import { systemsOf } from "./systems";

/** The sandbox is off: operators act for the boosters. */
test.use({ separateSystems: true });

const ACCOUNT = "player-7788";
const PASSWORD = "Pw-7788-secret";

test("hands the game account of a boost from the phone to the operator of its booster, who talk in one conversation", async ({
  page,
  mobile,
  product,
}) => {
  // Uses the desktop, the phone, the console, a login and a payment.
  test.slow();
  const { smsCode, pay } = systemsOf(product);
  await openPractice(page, SHARED_QUOTE);
  await priceButton(page).click();
  const code = boostDialog(page).getByRole("img", { name: "下单二维码" });
  await mobile.goto(await readQrCode(code));
  await mobile.getByRole("button", { name: /立即下单/ }).click();
  await logInOnPhone(mobile, newPhone(), smsCode);
  await mobile.getByRole("button", { name: /立即下单/ }).click();
  await mobile.waitForURL(/order_num=7\d{22}/);
  const orderPage = mobile.url();
  const orderNum = /7\d{22}/.exec(orderPage)?.[0] ?? "";
  await pay(orderNum);
  await mobile.reload();
  await expect(mobile.getByText("还缺游戏账号")).toBeVisible();
  await expect(mobile.getByRole("link", { name: "联系代练" })).toHaveCount(0);

  // The operator gives the order to a booster, who cannot begin yet.
  const owner = await addOperator("boost-owner", "owner", product?.internalSecret);
  await logInToConsole(page, owner);
  await page.goto(consoleUrl("/boosters"));
  await page.getByRole("textbox", { name: /昵称/ }).fill("长风代练");
  await page.getByRole("button", { name: "添加" }).click();
  await page.getByRole("button", { name: "长风代练 上线" }).click();
  await page.goto(consoleUrl(`/orders/${orderNum}`));
  await page.getByLabel(/代练，买家会看到昵称/).selectOption({ label: "长风代练" });
  await page.getByRole("button", { name: "接单" }).click();
  await expect(page.getByText("还缺游戏账号，买家填写以后才能开打")).toBeVisible();
  await expect(page.getByRole("button", { name: "开打" })).toHaveCount(0);

  // The buyer gives the account, and corrects it.
  await mobile.reload();
  await expect(mobile.getByText("已接单，等你填写游戏账号")).toBeVisible();
  await mobile.getByRole("textbox", { name: /^账号/ }).fill("player-0000");
  await mobile.getByLabel("密码").fill(PASSWORD);
  await mobile.getByRole("button", { name: "提交账号" }).click();
  await expect(mobile.getByRole("heading", { name: "游戏账号已提交" })).toBeVisible();
  await mobile.getByText("更正账号").click();
  await mobile.getByRole("textbox", { name: /^账号/ }).fill(ACCOUNT);
  await mobile.getByLabel("密码").fill(PASSWORD);
  await mobile.getByRole("button", { name: "提交账号" }).click();
  await expect(mobile.getByText(PASSWORD)).toHaveCount(0);

  // Seen in the console on request only, with an entry in the audit log.
  await page.reload();
  await expect(page.getByText(ACCOUNT)).toHaveCount(0);
  await page.getByRole("button", { name: "查看游戏账号" }).click();
  await expect(page.getByText(ACCOUNT)).toBeVisible();
  await expect(page.getByText(PASSWORD)).toBeVisible();
  await page.goto(consoleUrl(`/orders/${orderNum}`));
  await expect(page.getByText("查看账号", { exact: true })).toBeVisible();

  // Buyer and booster share the order's conversation.
  await mobile.reload();
  await mobile.getByRole("link", { name: "联系代练" }).click();
  await expect(mobile.getByRole("heading", { name: "长风代练" })).toBeVisible();
  await mobile.getByRole("textbox").fill("只打晚场，可以吗");
  await mobile.getByRole("button", { name: "发送" }).click();
  await page.getByRole("button", { name: "和买家的会话" }).click();
  await expect(page.getByText("只打晚场，可以吗")).toBeVisible();
  await page.getByRole("textbox", { name: "回复内容" }).fill("可以，八点开打");
  await page.getByRole("button", { name: "发送回复" }).click();
  await mobile.reload();
  await expect(mobile.getByText("可以，八点开打")).toBeVisible();

  // From the beginning the account stays as it is; with the end it is erased.
  await page.goto(consoleUrl(`/orders/${orderNum}`));
  await page.getByRole("button", { name: "开打" }).click();
  await expect(page.getByRole("status")).toContainText("已开打");
  await mobile.goto(orderPage);
  await expect(mobile.getByText("代练正在使用你的账号")).toBeVisible();
  await expect(mobile.getByText("更正账号")).toHaveCount(0);
  await page.getByRole("button", { name: "完成", exact: true }).click();
  await expect(page.getByRole("button", { name: "查看游戏账号" })).toHaveCount(0);
  await mobile.reload();
  await expect(mobile.getByText("账号与密码已经删除")).toBeVisible();
});
