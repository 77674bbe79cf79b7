import { ERRORS } from "@storefront/contract/codes";
import { paymentRefunds, rentals, stock } from "@storefront/marketplace/database/schema";
import { confirmReturn, renewSecret } from "@storefront/marketplace/rentals/rentals";
import { and, eq, isNull } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { call, payInSandbox } from "../buyer/call-marketplace";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { openRace, type Race } from "./open-race";

/** One account for rent: 3.50 yuan an hour, 100.00 deposit. */
const GOODS = 1003;
const RENTERS = 40;

let race: Race;

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

/** Confirms, orders and pays. @returns the order number, null when the account was already taken */
async function rent(buyer: Buyer, index: number): Promise<string | null> {
  const offer = { goods_id: GOODS, rent_plan: { hours: 2 } };
  const { code, order_num } = await submitOrder(race.inTurn(buyer, index), offer, { pay_type: 2 });
  if (code === ERRORS.outOfStock.code) return null;
  expect(code).toBe(0);
  expect(await payInSandbox(race.shopFor(index), order_num)).toBe("applied");
  return order_num;
}

test("one of many concurrent renters at two marketplaces gets the account, whose deposit returns once, and which is rented again", async () => {
  const renters = await insertBuyers(race.db, race.clock, RENTERS);
  const earlier = await race.db.$count(rentals);
  for (const round of [1, 2]) {
    const nums = await Promise.all(renters.map(rent));
    const winners = nums.flatMap((num, index) => {
      const buyer = renters[index];
      return num && buyer ? [{ num, buyer }] : [];
    });
    expect(winners).toHaveLength(1);
    const running = isNull(rentals.closedAt);
    expect(await race.db.$count(rentals, running)).toBe(1);
    const [winner] = winners;
    if (!winner) throw new Error("nobody rented");

    const back = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        call(race.shopFor(index), "returnRental", { order_num: winner.num }, winner.buyer.token),
      ),
    );
    expect(back.map(({ code }) => code)).toEqual(Array(10).fill(0));
    const { num } = winner;
    const confirmed = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        race.db.transaction((tx) => confirmReturn(tx, num, race.clock.now())),
      ),
    );
    expect(confirmed.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(
      await race.db.$count(
        paymentRefunds,
        and(eq(paymentRefunds.orderNum, num), eq(paymentRefunds.amountFen, 10_000)),
      ),
    ).toBe(1);
    await race.db.transaction((tx) => renewSecret(tx, num, null, race.clock.now()));
    const [row] = await race.db.select().from(stock).where(eq(stock.goodsId, GOODS));
    expect(row).toMatchObject({ available: 1, held: 0, sold: 0 });
    expect(await race.db.$count(rentals)).toBe(earlier + round);
  }
});
