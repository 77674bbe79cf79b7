import { ERRORS } from "@storefront/contract/codes";
import { groupBuys, orders } from "@storefront/marketplace/database/schema";
import { and, eq } from "drizzle-orm";
import { submitOrder } from "../buyer/buy";
import { payInSandbox } from "../buyer/call-marketplace";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { stockOf } from "../marketplace/fixed-listings";
import { openRace, type Race } from "./open-race";
import { saleProblems } from "./sale-problems";

/** Sold to groups of two. */
const GOODS = 1008;
const FRIENDS = 30;

let race: Race;

beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

const orderSeat = (buyer: Buyer, group_id: number, index: number) =>
  submitOrder(race.inTurn(buyer, index), { goods_id: GOODS, group_id });

const pay = (orderNum: string, index: number) => payInSandbox(race.shopFor(index), orderNum);

test("one of many concurrent buyers gets the last seat of a group, and each member gets one delivery", async () => {
  const [opener, ...friends] = await insertBuyers(race.db, race.clock, FRIENDS + 1);
  if (!opener) throw new Error("nobody opens");
  const opened = await orderSeat(opener, 0, 0);
  expect(await pay(opened.order_num, 0)).toBe("applied");
  const [group] = await race.db.select().from(groupBuys);
  if (!group) throw new Error("no group");

  const answers = await Promise.all(
    friends.map((friend, index) => orderSeat(friend, group.id, index)),
  );
  const [winner] = answers.filter(({ code }) => code === 0);
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === ERRORS.groupFull.code)).toHaveLength(FRIENDS - 1);

  // The payment provider sends ten callbacks, to both marketplaces.
  const { order_num: orderNum } = winner ?? opened;
  await Promise.all(Array.from({ length: 10 }, (_, index) => pay(orderNum, index)));
  const members = and(eq(orders.groupId, group.id), eq(orders.status, "paid"));
  expect(await race.db.$count(orders, members)).toBe(2);
  const [full] = await race.db.select().from(groupBuys).where(eq(groupBuys.id, group.id));
  expect(full?.state).toBe("full");
  const { id: stockId } = await stockOf(race.db, GOODS);
  expect(await saleProblems(race.db, stockId)).toEqual([]);
});
