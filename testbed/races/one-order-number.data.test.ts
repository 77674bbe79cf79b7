import { orders } from "@storefront/marketplace/database/schema";
import { eq } from "drizzle-orm";
import { buildOrder, confirmOrder } from "../buyer/buy";
import { callerAt } from "../buyer/caller";
import { insertBuyers } from "../buyer/insert-buyers";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";
import { saleProblems } from "./sale-problems";

let race: Race;

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

test("100 concurrent builds with one order number create one order and return the same answer", async () => {
  const { goodsId, stockId } = await insertListing(race.db, 10);
  const [buyer] = await insertBuyers(race.db, race.clock, 1);
  const token = buyer?.token ?? "";
  const offer = { goods_id: goodsId, quantity: 2 };
  const { data } = await confirmOrder(callerAt(race.shopFor(0), token), offer);
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      buildOrder(callerAt(race.shopFor(index), token), data.order_num, offer),
    ),
  );
  expect(answers.every(({ code }) => code === 0)).toBe(true);
  const seen = answers.map(({ data }) =>
    JSON.stringify({ ...data, order: { ...data.order, pay_count_down: 0 } }),
  );
  expect(new Set(seen).size).toBe(1);
  const made = await race.db.select().from(orders).where(eq(orders.stockId, stockId));
  expect(made).toHaveLength(1);
  expect(await saleProblems(race.db, stockId)).toEqual([]);
});
