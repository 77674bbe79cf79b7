import { expect, test } from "../fixtures";
import { clickAtFirstPaint, listControls, slowDown } from "../support/first-paint";
import { holdScripts } from "../support/hold-scripts";
import { loginDialog, sessionEntry } from "../support/session";

const painted = { waitUntil: "domcontentloaded" } as const;

for (const path of ["/goodsDetails?goodsId=1001", "/index", "/practicePage"]) {
  test(`carries out a click at first paint on every control of ${path}, on a slow machine`, async ({
    page,
    context,
    buyer: _buyer,
  }) => {
    await holdScripts(page);
    await page.goto(path, painted);
    const controls = await listControls(page);
    expect(controls.length).toBeGreaterThan(0);
    // A page load each, six times slower.
    test.setTimeout(controls.length * 60_000);
    for (const [index, name] of controls.entries()) {
      await test.step(name, async () => {
        const visit = await context.newPage();
        await slowDown(visit);
        await clickAtFirstPaint(visit, index);
        const release = await holdScripts(visit);
        await visit.goto(path, painted);
        await visit.waitForFunction(() => window.earlyClick !== undefined);
        release();
        await expect
          .poll(() => visit.evaluate(() => window.earlyClick), { message: name, timeout: 50_000 })
          .toEqual({ wasEarly: true, wasMarked: true, delivered: 1 });
        await expect(visit.locator("html")).toHaveAttribute("data-early", "");
        await visit.close();
      });
    }
  });
}

test("leaves every link of a painted page to the browser", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/goodsDetails?goodsId=1001", painted);
  const prevented = await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("a[href]")];
    return links.filter((link) => {
      let wasPrevented = true;
      const onClick = (event: Event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      document.addEventListener("click", onClick, { once: true });
      link.click();
      document.removeEventListener("click", onClick);
      return wasPrevented;
    }).length;
  });
  expect(prevented).toBe(0);
});

test("opens the login dialog from the first paint of its button, and takes text at once, on a slow machine", async ({
  page,
}) => {
  test.slow();
  await slowDown(page);
  await page.goto("/index", painted);
  await sessionEntry(page).click();
  const login = loginDialog(page);
  const phone = login.getByPlaceholder("请输入手机号码");
  await phone.pressSequentially("13800138000");
  await expect(phone).toHaveValue("13800138000");
  await login.getByRole("tab", { name: "微信登录" }).click();
  await expect(login.getByRole("tabpanel", { name: "微信登录" })).toBeVisible();
});
