import { findGoods, idsOf } from "@storefront/testbed/marketplace/find-goods";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods } from "../database/schema";

const test = useTestApp({}, { resets: false });

const search = async (q: string) => idsOf(await findGoods(test, { q, limit: 60 }));

/** An account, and a card whose name has 号 in 新号; the card sells better. */
const [ACCOUNT, CARD] = [1002, 1001];

beforeAll(async () => {
  const { db } = test.deps;
  await db
    .update(goods)
    .set({ name: "曜日战歌 新号礼包 点券", sale: 9000 })
    .where(eq(goods.id, CARD));
});

it.each([[["曜日战歌", "账号"]], [["账号", "142 皮肤", "曜日战歌"]], [["霜月", "曜日战歌", "号"]]])(
  "ranks by all words of %j, in any order",
  async (words) => {
    const forwards = await search(words.join(" "));
    expect(forwards[0]).toBe(ACCOUNT);
    expect(await search(words.toReversed().join(" "))).toEqual(forwards);
  },
);
