import { expect, type Page } from "@playwright/test";
import { BRANDS } from "@storefront/brands";
import { isEmptyAssortment } from "@storefront/brands/assortment";
import type { CallAnswer } from "@storefront/contract/calls";
import { GOODS_BY_IDS_MOST } from "@storefront/contract/listing/page-sizes";
import { APP_ONLY, NO_SPECS, RENT } from "@storefront/contract/listing/trade";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { newPhone, sandbox } from "@storefront/testbed/deployment/sandbox";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { type ApiBuyer, send, succeeded } from "../support/api-buyer";
import { dialog, logIn, openConfirm, openGoods, submitForQrCode } from "../support/desktop";
import { payStatus, watchBuilds } from "../support/orders";
import { approveScan, orderAndPay } from "../support/phone-ticket";
import { account, loginDialog, openLogin } from "../support/session";

type Item = CallAnswer<"goodsByIds">["list"][number];

/** Hosts where visitors find listings. */
export const HOSTS_WITH_GOODS = BRANDS.filter(({ assortment }) => !isEmptyAssortment(assortment));

/** Reads the listings that the host's start page leads to. */
async function readListings(): Promise<Item[]> {
  const { body } = await requestHost(testBrand(), "/index");
  const ids = [...body.matchAll(/goodsDetails\?goodsId=(\d+)/g)].map(([, id]) => Number(id));
  const wanted = [...new Set(ids)].slice(0, GOODS_BY_IDS_MOST);
  if (wanted.length === 0) return [];
  return succeeded(await send("goodsByIds", { ids: wanted.join() })).list;
}

const canBeBought = (item: Item): boolean =>
  item.stock > 0 && ![RENT, APP_ONLY].includes(item.trade_type_id) && item.specs_type === NO_SPECS;

const canBeRented = (item: Item): boolean => item.stock > 0 && item.trade_type_id === RENT;

/** Finds a listing on the host's start page for each journey that the host offers. */
export async function findJourneys(): Promise<{ buy: number | null; rent: number | null }> {
  const items = await readListings();
  return {
    buy: items.find(canBeBought)?.goods_id ?? null,
    rent: items.find(canBeRented)?.goods_id ?? null,
  };
}

/** Whether the page is on the host of the test's brand. */
const expectOnHost = (page: Page) =>
  expect(new URL(page.url()).hostname.split(".")[0]).toBe(testBrand());

/** Logs in as a new buyer by SMS. */
export async function logInOnHost(page: Page): Promise<void> {
  await openLogin(page);
  expectOnHost(page);
  await logIn(page, newPhone());
  await expect(loginDialog(page)).toHaveCount(0);
  await expect(account(page)).toBeVisible();
}

/** Orders a listing, pays by QR code and is told so; the order is recorded as the brand's. */
export async function buyOnHost(page: Page, buyer: ApiBuyer, goodsId: number): Promise<void> {
  const orders = watchBuilds(page);
  await openGoods(page, goodsId);
  expectOnHost(page);
  const confirm = await openConfirm(page);
  // Some sellers ask for a room number or an address.
  for (const field of await confirm.getByRole("textbox").all()) await field.fill("8 号房");
  await submitForQrCode(page);
  const number = orders[0]?.order_num ?? "";
  await sandbox.pay(number, "paid");
  await expect(dialog(page, "支付成功")).toBeVisible();
  expect(await payStatus(buyer, number)).toBe(1);
}

/** Rents an account: scans with a phone that is not logged in, approves, orders and pays there. */
export async function rentOnHost(page: Page, mobile: Page, goodsId: number): Promise<void> {
  await openGoods(page, goodsId);
  expectOnHost(page);
  await page.getByRole("button", { name: "立即租号" }).click();
  await dialog(page, "租号").getByRole("button", { name: "扫码下单" }).click();
  const pair = { page, mobile, shown: dialog(page, "扫码下单") };
  await approveScan(pair);
  await orderAndPay(pair, /支付并上号/);
  expectOnHost(page);
}
