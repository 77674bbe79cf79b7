import { checkStock } from "@storefront/operator/check/check-stock";
import {
  changePassword,
  RENT_LISTING,
  readOnPhone,
  rentAccount,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { cardSecrets, goods, stock } from "../database/schema";
import { renewSecret } from "./renew-secret";
import { sweepRentals } from "./sweep-rentals";

const RENTER = 1;
const OTHER = 2;
const HOUR_S = 3600;

const test = useTestApp();

const pieces = async () =>
  (await test.deps.db.select().from(stock).where(eq(stock.goodsId, RENT_LISTING)))[0];
const secrets = async () =>
  (
    await test.deps.db
      .select({ secret: cardSecrets.secret })
      .from(cardSecrets)
      .innerJoin(stock, eq(stock.id, cardSecrets.stockId))
      .where(eq(stock.goodsId, RENT_LISTING))
  ).map(({ secret }) => secret);
const offered = async () => {
  const rent = { goods_id: RENT_LISTING, quantity: 1, rent_plan: { hours: 4 } };
  return (await test.request("orderConfirm", rent, { token: await test.tokenOf(OTHER) })).code;
};
const confirmChanged = (orderNum: string) =>
  test.deps.db.transaction((tx) => renewSecret(tx, orderNum, null, test.clock.now()));
const revealed = async (userId: number, order_num: string) => {
  await test.request("orderReceive", { order_num }, { token: await test.tokenOf(userId, 1) });
  return (await readOnPhone(test, userId, order_num)).secrets;
};

describe("the credentials of a rented account", () => {
  it("stay as the seller entered them when the renter returns the account", async () => {
    const before = await secrets();
    await returnRented(test, RENTER, await rentAccount(test, RENTER));
    expect(await secrets()).toEqual(before);
  });

  it("stay as the seller entered them when the time is up", async () => {
    const before = await secrets();
    await rentAccount(test, RENTER);
    await test.clock.advance(4 * HOUR_S);
    expect(await sweepRentals(test.deps)).toBe(1);
    expect(await secrets()).toEqual(before);
  });

  it("are not sold again before the password was changed", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await returnRented(test, RENTER, orderNum);
    expect(await pieces()).toMatchObject({ available: 0, held: 0, sold: 1, total: 1 });
    expect(await offered()).toBe(30409);
    await changePassword(test, orderNum, "NEW-1");
    expect(await pieces()).toMatchObject({ available: 1, held: 0, sold: 0, total: 1 });
    expect(await test.takeChangedGoods()).toContain(RENT_LISTING);
    expect(await checkStock(test.deps.db)).toEqual([]);
    expect(await revealed(OTHER, await rentAccount(test, OTHER))).toEqual(["NEW-1"]);
    expect(await revealed(RENTER, orderNum)).toEqual([]);
  });

  it("may be confirmed as changed, and then keep their text", async () => {
    const before = await secrets();
    const orderNum = await rentAccount(test, RENTER);
    await returnRented(test, RENTER, orderNum);
    await confirmChanged(orderNum);
    expect(await revealed(OTHER, await rentAccount(test, OTHER))).toEqual(before);
  });

  it("are sold again at once when the listing needs no new password", async () => {
    await test.deps.db
      .update(goods)
      .set({ newSecretPerRental: false })
      .where(eq(goods.id, RENT_LISTING));
    const before = await secrets();
    await returnRented(test, RENTER, await rentAccount(test, RENTER));
    expect(await pieces()).toMatchObject({ available: 1, sold: 0 });
    expect(await revealed(OTHER, await rentAccount(test, OTHER))).toEqual(before);
  });

  it("cannot be renewed while the rental runs, or twice", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await expect(changePassword(test, orderNum, "NEW-1")).rejects.toThrow("不在等待换密码");
    await returnRented(test, RENTER, orderNum);
    await changePassword(test, orderNum, "NEW-1");
    await expect(changePassword(test, orderNum, "NEW-2")).rejects.toThrow("不在等待换密码");
    expect(await secrets()).toEqual(["NEW-1"]);
  });

  it.each([
    ["an empty one", "  ", "请填写新的上号内容"],
    ["two lines", "a\nb", "只能有一行"],
    ["too long a one", "x".repeat(501), "最多 500 字"],
  ])("refuse %s", async (_, secret, message) => {
    const orderNum = await rentAccount(test, RENTER);
    await returnRented(test, RENTER, orderNum);
    await expect(changePassword(test, orderNum, secret)).rejects.toThrow(message);
    expect(await pieces()).toMatchObject({ available: 0 });
  });

  it("refuse the old secret, which the last renter knows", async () => {
    const [old = ""] = await secrets();
    const orderNum = await rentAccount(test, RENTER);
    await returnRented(test, RENTER, orderNum);
    await expect(changePassword(test, orderNum, old)).rejects.toThrow("与已有的内容相同");
  });
});
