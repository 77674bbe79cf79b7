import { ApiError } from "@storefront/contract/api-error";
import {
  findOrRegister,
  issueToken,
  readAccounts,
} from "@storefront/marketplace/accounts/accounts";
import { readConfig } from "@storefront/marketplace/config";
import { goods, orders, userEnvelopes, users } from "@storefront/marketplace/database/schema";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { linkWechat } from "@/marketplace/accounts/link-persons";
import { closeAccount } from "@/marketplace/personal-data/personal-data";
import { submitOrder } from "../buyer/buy";
import { call } from "../buyer/call-marketplace";
import { callerAt } from "../buyer/caller";
import { type Buyer, insertBuyers } from "../buyer/insert-buyers";
import { insertListing } from "./listing";
import { openRace, type Race } from "./open-race";

const CONFIG = readConfig({ SANDBOX: "1" });
const ROUNDS = 8;

let race: Race;
beforeAll(async () => {
  race = await openRace();
});
afterAll(() => race.close());

const depsOf = () => ({ db: race.db, clock: race.clock, config: CONFIG });

/** Two accounts of one person, as after a closing or a bound WeChat identity. */
async function twoAccounts(person: number): Promise<Buyer[]> {
  const buyers = await insertBuyers(race.db, race.clock, 2);
  const ids = buyers.map(({ userId }) => userId);
  await race.db.update(users).set({ personId: person }).where(inArray(users.id, ids));
  return buyers;
}

const claim = (index: number, token: string) =>
  call(race.shopFor(index), "receiveEnvelope", { envelope_id: 1, goods_id: 1001 }, token);

const place = async (index: number, goods_id: number, token: string): Promise<number> =>
  (await submitOrder(callerAt(race.shopFor(index), token), { goods_id })).code;

/** @returns false when an order is in the way */
const close = (userId: number): Promise<boolean> =>
  closeAccount(depsOf(), userId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiError && error.reason === "accountInUse") return false;
      throw error;
    },
  );

test("two accounts of a person that concurrently claim a coupon get one", async () => {
  const accounts = await twoAccounts(1001);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => claim(index, accounts[index % 2]?.token ?? "")),
  );
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
  expect(answers.filter(({ code }) => code === 30419)).toHaveLength(19);
});

test("two accounts of a person that concurrently order get one first-order discount", async () => {
  const { goodsId } = await insertListing(race.db, 40);
  await race.db.update(goods).set({ firstBuyDiscountFen: 100 }).where(eq(goods.id, goodsId));
  for (let round = 0; round < ROUNDS; round += 1) {
    const accounts = await twoAccounts(2000 + round);
    const codes = await Promise.all(
      accounts.map(({ token }, index) => place(index, goodsId, token)),
    );
    expect(codes).toEqual([0, 0]);
    const ids = accounts.map(({ userId }) => userId);
    const ofPerson = and(inArray(orders.userId, ids), eq(orders.firstBuy, true));
    expect(await race.db.$count(orders, ofPerson)).toBe(1);
  }
});

test("an account that is closed while it orders and registers again is one person's, without an unfinished order", async () => {
  const { goodsId } = await insertListing(race.db, 40);
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = `1860001000${round}`;
    const userId = await findOrRegister(depsOf(), phone);
    const token = await issueToken(depsOf(), userId, { device: 2, site: "" });
    const [, isClosed, again] = await Promise.all([
      place(round, goodsId, token),
      close(userId),
      race.db.transaction((tx) => findOrRegister({ ...depsOf(), db: tx }, phone)),
    ]);
    const now = await findOrRegister(depsOf(), phone);
    const pending = and(eq(orders.userId, userId), eq(orders.status, "pending"));
    if (!isClosed) expect(now).toBe(userId);
    else {
      expect(now).not.toBe(userId);
      expect(await race.db.$count(orders, pending)).toBe(0);
      expect((await readAccounts(race.db, now)).sort()).toEqual([userId, now].sort());
    }
    expect([userId, now]).toContain(again);
  }
});

test("accounts that are linked while both claim a coupon have one that counts", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const unionId = `identity-${round}`;
    const [closed, other] = await insertBuyers(race.db, race.clock, 2);
    if (!closed || !other) throw new Error("no buyers");
    await race.db.update(users).set({ wechatUnionId: unionId }).where(eq(users.id, closed.userId));
    expect((await claim(0, closed.token)).code).toBe(0);
    expect(await close(closed.userId)).toBe(true);
    await Promise.all([
      claim(round, other.token),
      race.db.transaction((tx) => linkWechat(tx, CONFIG, { userId: other.userId, unionId })),
    ]);
    const accounts = [closed.userId, other.userId];
    expect(await readAccounts(race.db, other.userId)).toEqual(expect.arrayContaining(accounts));
    const counted = and(inArray(userEnvelopes.userId, accounts), isNotNull(userEnvelopes.personId));
    expect(await race.db.$count(userEnvelopes, counted)).toBe(1);
    expect((await claim(round, other.token)).code).toBe(30419);
  }
});
