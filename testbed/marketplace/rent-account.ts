import type { CallAnswer } from "@storefront/contract/calls";
import { MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import {
  cardSecrets,
  goods,
  ledgerTransfers,
  stock,
} from "@storefront/marketplace/database/schema";
import { renewSecret } from "@storefront/marketplace/rentals/rentals";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { and, eq, isNull } from "drizzle-orm";
import { placeOrder } from "../buyer/buy";
import { asUser } from "./as-user";
import type { TestApp } from "./test-app";

/** One account for rent: 3.50 yuan an hour, 100.00 deposit, least 2 hours, automatic delivery. */
export const RENT_LISTING = 1003;
export const RENT_DEPOSIT_FEN = 10_000;

interface Rent {
  hours?: number;
  /** 0 balance, 1 alipay, 2 wxpay. */
  payType?: number;
}

/** Rents the account and pays for it. @returns the order's number */
export async function rentAccount(
  test: TestApp,
  userId: number,
  { hours = 4, payType = 1 }: Rent = {},
): Promise<string> {
  const offer = { goods_id: RENT_LISTING, rent_plan: { hours } };
  const { order } = await placeOrder(await asUser(test, userId), offer, { pay_type: payType });
  const orderNum = order.order_num;
  if (payType !== 0) await payOrder(test, { orderNum, outcome: "paid" });
  return orderNum;
}

/** Returns a rented account as its renter. */
export const returnRented = async (test: TestApp, userId: number, order_num: string) =>
  test.request("returnRental", { order_num }, { token: await test.tokenOf(userId, 1) });

/** Reads an order as its buyer's phone shows it. */
export async function readOnPhone(
  test: TestApp,
  userId: number,
  order_num: string,
): Promise<CallAnswer<"orderDetail">> {
  const token = await test.tokenOf(userId, 1);
  return (await test.request("orderDetail", { order_num }, { token })).data;
}

/** Changes the password of a returned account, as its seller does. */
export const changePassword = (test: TestApp, orderNum: string, secret: string): Promise<void> =>
  test.deps.db.transaction((tx) => renewSecret(tx, orderNum, secret, test.clock.now()));

/** Lets the seller hand over the login of the account, without a stored secret. */
export async function deliverRentByHand({ deps: { db } }: TestApp): Promise<void> {
  await db.update(goods).set({ deliveryType: MANUAL_DELIVERY }).where(eq(goods.id, RENT_LISTING));
  const [row] = await db.select().from(stock).where(eq(stock.goodsId, RENT_LISTING));
  await db
    .delete(cardSecrets)
    .where(and(eq(cardSecrets.stockId, row?.id ?? 0), isNull(cardSecrets.orderId)));
}

/** @returns the fen of an order's deposit that were returned */
export async function returnedDepositFen({ deps }: TestApp, orderNum: string): Promise<number> {
  const rows = await deps.db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.orderNum, orderNum));
  const returns = rows.filter(({ event }) => event === "deposit_return");
  return returns.reduce((sum, { amountFen }) => sum + amountFen, 0);
}
