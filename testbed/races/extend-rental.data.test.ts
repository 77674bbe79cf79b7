import {
  orders,
  paymentRefunds,
  rentalExtensions,
  rentals,
} from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { placeOrder } from "../buyer/buy";
import { call, payInSandbox } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { openRace, type Race } from "./open-race";

/** One account for rent: 3.50 yuan an hour. */
const GOODS = 1003;
const TIMES = 10;
const HOURS = 2;

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

/** Rents the account at one of two marketplaces and pays. @returns the order number */
async function rent(buyer: Buyer): Promise<string> {
  const url = race.shopFor(0);
  const offer = { goods_id: GOODS, rent_plan: { hours: HOURS } };
  const { order } = await placeOrder(callerAt(url, buyer.token), offer, { pay_type: 2 });
  const { order_num } = order;
  expect(await payInSandbox(url, order_num)).toBe("applied");
  return order_num;
}

test("an extension that is placed and paid many times, while the account is returned, moves the end once or is refunded", async () => {
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  if (!buyer) throw new Error("no buyer");
  const orderNum = await rent(buyer);
  const request = { order_num: orderNum, hours: HOURS, pay_type: 2, request_id: "x".repeat(16) };
  const times = Array.from({ length: TIMES }, (_, index) => race.shopFor(index));
  const placed = await Promise.all(
    times.map((url) => call(url, "extendRental", request, buyer.token)),
  );
  const numbers = new Set(placed.map(({ data }) => data.order_num));
  expect(numbers.size).toBe(1);
  const [extensionNum = ""] = numbers;

  await Promise.all([
    ...times.map((url) => payInSandbox(url, extensionNum)),
    ...times.map((url) => call(url, "returnRental", { order_num: orderNum }, buyer.token)),
  ]);

  const [extension] = await race.db.select().from(rentalExtensions);
  const [order] = await race.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  const [rental] = await race.db.select().from(rentals);
  const refunds = await race.db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderNum, extensionNum));
  const isExtended = extension?.status === "extended";
  expect(["extended", "refund_due", "refunded"]).toContain(extension?.status);
  expect(refunds).toHaveLength(isExtended ? 0 : 1);
  expect(order?.extendedHours).toBe(isExtended ? HOURS : 0);
  const lasts = (rental?.endsAt.getTime() ?? 0) - (rental?.startsAt.getTime() ?? 0);
  expect(lasts).toBe((isExtended ? 2 * HOURS : HOURS) * 3_600_000);
});
