import type { Db } from "@storefront/marketplace/database/db";
import { cardSecrets, discounts, goods, stock } from "@storefront/marketplace/database/schema";
import { singleRow } from "@storefront/marketplace/database/single-row";
import { addSecrets } from "@storefront/operator/catalogue/add-secrets";
import { asc, eq, inArray } from "drizzle-orm";
import {
  COUPON_LISTING,
  COUPON_REWARD_FEN,
  PAIR_SHELF,
  RENAME_LISTING,
  RENT_SHELF,
} from "./actors/shelves";

/** Makes the fixed listings promise together what each of them promises alone, and gives one of them few pieces. */
export async function changeListings(db: Db): Promise<void> {
  const change = (goodsId: number, changes: Partial<typeof goods.$inferInsert>) =>
    db.update(goods).set(changes).where(eq(goods.id, goodsId));
  await change(RENT_SHELF.goodsId, { returnCashFen: RENT_SHELF.cashbackFen });
  // Its buyers can close their account, which a cashback would keep open.
  await change(RENAME_LISTING, { firstBuyDiscountFen: 100 });
  await change(COUPON_LISTING, { shareRewardFen: COUPON_REWARD_FEN });
  await change(PAIR_SHELF.goodsId, { minSaleNum: 2 });
  await limitToFive(db);
  await addAccounts(db);
}

const stockOf = async (db: Db, goodsId: number) =>
  singleRow(await db.select().from(stock).where(eq(stock.goodsId, goodsId)));

/** Leaves five pieces, of which three take a fourth as their gift. */
async function limitToFive(db: Db): Promise<void> {
  const { goodsId, giftFrom } = PAIR_SHELF;
  const { id } = await stockOf(db, goodsId);
  await db.update(stock).set({ available: 5, total: 5 }).where(eq(stock.id, id));
  const secrets = db
    .select({ id: cardSecrets.id })
    .from(cardSecrets)
    .where(eq(cardSecrets.stockId, id))
    .orderBy(asc(cardSecrets.id))
    .offset(5);
  await db.delete(cardSecrets).where(inArray(cardSecrets.id, secrets));
  await db.insert(discounts).values({
    ...{ goodsId, discountType: 2, conditionType: 2, conditionNum: giftFrom, discountValue: 1 },
    describe: "满 3 件赠同款 1 件",
  });
}

/** More accounts for rent than the one of the fixed listing, so that rentals overlap. */
async function addAccounts(db: Db): Promise<void> {
  const { id: stockId } = await stockOf(db, RENT_SHELF.goodsId);
  await addSecrets(
    db,
    ["A", "B", "C"].map((letter) => ({ stockId, secret: `RENT-${letter}` })),
  );
}
