import { placeOrder } from "@storefront/testbed/buyer/buy";
import { addOperator, consoleUrl, logInToConsole } from "@storefront/testbed/deployment/operator";
import { expect, test } from "../fixtures";
import { succeeded } from "../support/api-buyer";
import { expectAccessible } from "../support/expect-accessible";
import { expectReflow } from "../support/expect-reflow";

test("has no accessibility violation on any page type of the console", async ({
  page,
  buyer,
  sandbox,
}) => {
  // Twenty-two pages, several axe runs each.
  test.setTimeout(240_000);
  const owner = await addOperator("wang", "owner");
  const { goods_id } = await sandbox.list({
    goods_name: "人工交付的账号",
    nickname: "小店",
    specs: [{ name: "标准" }, { name: "豪华" }],
  });
  const detail = succeeded(await buyer.call("goodsDetail", { goods_id }));
  const goods = { goods_id, goods_spec_id: detail.specs[0]?.goods_spec_id ?? 0 };
  const { order_num } = (await placeOrder(buyer, goods)).order;
  await sandbox.pay(order_num, "paid");

  await page.goto(consoleUrl("/login"));
  await expectAccessible(page);
  await logInToConsole(page, owner);
  // First of all: the simulated seller delivers the order after a while.
  await page.goto(consoleUrl(`/orders/${order_num}`));
  await page.getByRole("button", { name: "交付", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectAccessible(page);
  const listing = `/listings/${goods_id}`;
  const pages = ["", "/orders", `/orders/${order_num}`, "/listings", listing];
  const lists = [
    "/games",
    "/boosters",
    "/boost-games",
    "/refunds",
    "/after-sales",
    "/messages",
    "/coupons",
    "/promoters",
    "/downloads",
  ];
  const people = ["/reviews", "/reviews/1", "/reports", "/users", "/users/1", "/audit", "/account"];
  const forms = ["/listings/new", `${listing}/edit`, "/listings/import", "/boost-games/359/edit"];
  for (const path of [...pages, ...lists, ...people, ...forms, "/nothing"]) {
    await page.goto(consoleUrl(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
  }
  await page.goto(consoleUrl("/listings/new"));
  await page
    .getByRole("button", { name: /保存|上架|创建/ })
    .last()
    .click();
  await expect(page.getByRole("alert").first()).toBeVisible();
  await expectAccessible(page);
  for (const path of [...pages, ...lists, ...people, ...forms]) {
    await page.goto(consoleUrl(path));
    await expectReflow(page, `/admin${path}`);
  }
});
