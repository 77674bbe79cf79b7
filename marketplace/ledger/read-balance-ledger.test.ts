import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { giveToBalance } from "../accounts/accounts";
import { ledgerTransfers } from "../database/schema";
import { ACCOUNTS, balanceOf } from "./accounts";

const BUYER = 1;
const OTHER = 2;
/** 5.00 yuan, payable by balance. */
const CHEAP = 1011;

const test = useTestApp();

const ledger = async (userId: number, page = 1) =>
  test.request("ledger", { page }, { token: await test.tokenOf(userId) });

async function payFromBalance() {
  const { order } = await placeOrder(test, BUYER, { goodsId: CHEAP, payType: 0 });
  return order.order_num;
}

it("shows the balance and its changes, newest first, to its owner only", async () => {
  const before = (await ledger(OTHER)).data;
  const order_num = await payFromBalance();
  const { balance, list, total } = (await ledger(BUYER)).data;
  expect(balance).toBe("995.00");
  expect(list[0]).toMatchObject({ event: "payment", amount: "-5.00", order_num });
  expect(total).toBe(list.length);
  expect((await ledger(OTHER)).data).toEqual(before);
});

it("returns an empty page beyond the last one, and requires a login", async () => {
  await payFromBalance();
  const { code, data } = await ledger(BUYER, 100);
  expect([code, data.list]).toEqual([0, []]);
  expect(data.total).toBeGreaterThan(0);
  expect((await ledger(BUYER, 101)).code).toBe(10400);
  expect((await test.request("ledger", {})).code).toBe(50000);
});

it("merges what was received and spent on every page", async () => {
  const before = (await ledger(OTHER)).data.total;
  const transfers = Array.from({ length: 45 }, (_, index) => ({
    event: index % 3 === 0 ? ("payment" as const) : ("cashback" as const),
    orderNum: `merged-${index}`,
    fromAccount: index % 3 === 0 ? balanceOf(OTHER) : ACCOUNTS.marketing,
    toAccount: index % 3 === 0 ? ACCOUNTS.marketing : balanceOf(OTHER),
    amountFen: 100,
    createdAt: test.clock.now(),
  }));
  await test.deps.db.insert(ledgerTransfers).values(transfers);
  await giveToBalance(test.deps.db, OTHER, 30 * 100 - 15 * 100);
  const pages = [await ledger(OTHER, 1), await ledger(OTHER, 2), await ledger(OTHER, 3)];
  for (const { data } of pages) expect(data.total).toBe(before + 45);
  const listed = pages.flatMap(({ data }) => data.list).slice(0, 45);
  expect(listed.map(({ order_num, amount }) => [order_num, amount])).toEqual(
    transfers
      .map(({ orderNum, event }) => [orderNum, event === "payment" ? "-1.00" : "1.00"])
      .reverse(),
  );
});
