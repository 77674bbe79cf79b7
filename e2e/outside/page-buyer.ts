import { expect, type Page } from "@playwright/test";
import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import { createClient } from "@storefront/contract/http/client";
import type { CallName } from "@storefront/contract/http/paths";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { type Caller, callerWith } from "@storefront/testbed/buyer/caller";
import { succeeded } from "../support/api-buyer";
import { dialog, logIn, openGoods } from "../support/desktop";
import { tokenOf } from "../support/session";

/** Logs in on the desktop by SMS, through the login dialog of a goods page. */
export async function logInBySms(
  page: Page,
  phone: string,
  readCode: (phone: string) => Promise<string>,
): Promise<void> {
  await openGoods(page, 1011);
  await page.getByRole("button", { name: "立即购买" }).click();
  await logIn(page, phone, readCode);
  await expect(dialog(page, "确认订单")).toBeVisible();
}

/** Makes a call as the buyer who is logged in on the page, as the page's own script would. */
export async function callOnPage<N extends CallName>(
  page: Page,
  name: N,
  payload: CallRequest<N>,
): Promise<CallAnswer<N>> {
  return succeeded(await (await callerOn(page)).call(name, payload));
}

async function callerOn(page: Page): Promise<Caller> {
  const client = createClient(async (target, init) => {
    const answer = await page.evaluate(
      async ([path, request]) => (await fetch(path, request)).text(),
      [`/api${target}`, init] as const,
    );
    return new Response(answer);
  });
  return callerWith(client, await tokenOf(page));
}

/** Orders pieces of a listing without specs as that buyer, to be paid by Alipay. @returns the order number */
export async function orderOnPage(page: Page, goods_id: number, count = 1): Promise<string> {
  const buyer = await callerOn(page);
  return (await placeOrder(buyer, { goods_id, quantity: count })).order.order_num;
}
