import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";
import { phoneBrowser } from "@storefront/testbed/mobile/phone-browser";
import { usePhone } from "@storefront/testbed/mobile/use-phone";

const BUYER = "13800138000";
const OTHER = "13900139000";

const test = useSandboxApp();
const browser = usePhone(test);

it("offers the login to anonymous visitors, and shows the owner's balance", async () => {
  expect((await browser.get("/phone/account")).html).toContain('href="/phone/login"');
  await browser.login(BUYER);
  const { html } = await browser.get("/phone/account");
  expect(html).toContain("138****8000");
  expect(html).toContain("余额 ¥1000.00");
});

it("lists the owner's favorites, with links to the goods", async () => {
  const token = await test.tokenOf(1);
  const { goods_name } = (await test.request("goodsDetail", { goods_id: 1003 })).data;
  await test.request("collectGoods", { goods_id: 1003, action: 1 }, { token });
  await browser.login(BUYER);
  const { html } = await browser.get("/phone/favourites");
  expect(html).toContain(goods_name);
  expect(html).toContain('href="/phone/goodsDetails?goodsId=1003"');
  const other = phoneBrowser(test);
  await other.login(OTHER);
  expect((await other.get("/phone/favourites")).html).toContain("还没有收藏");
});

it("lists the owner's coupons with their states", async () => {
  await browser.login(BUYER);
  const { html } = await browser.get("/phone/coupons");
  expect(html).toContain("可使用");
  expect(html).toContain("有效期至");
  const other = phoneBrowser(test);
  await other.login(OTHER);
  expect((await other.get("/phone/coupons")).html).toContain("还没有优惠券");
});

it.each(["favourites", "coupons"])("requires a login for /phone/%s", async (name) => {
  const { status, location } = await browser.get(`/phone/${name}`);
  expect([status, location]).toEqual([303, `/phone/login?next=%2Fphone%2F${name}`]);
});

it("requires a new login when the old one was revoked elsewhere", async () => {
  await browser.login(BUYER);
  await test.request("logoutEverywhere", {}, { token: await test.tokenOf(1) });
  expect((await browser.get("/phone/orders")).status).toBe(303);
  expect(browser.cookie()).not.toContain("PhoneToken");
});

it("still shows goods when the login was revoked", async () => {
  await browser.login(BUYER);
  await test.request("logoutEverywhere", {}, { token: await test.tokenOf(1) });
  const { status, html } = await browser.get("/phone/goodsDetails?goodsId=1011");
  expect(status).toBe(200);
  expect(html).toContain("立即购买");
});
