import type { ListingTerms } from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import {
  cardSecrets,
  discounts,
  goods,
  goodsSpecs,
  stock,
} from "@storefront/marketplace/database/schema";

const DEFAULTS = { wantCount: 0, media: [], detailMedia: [] };
const TEXTS = {
  feature: "",
  attrs: [],
  attributes: [],
  banner: "",
  guarantee: [],
  inspection: null,
  process: [],
  descDescription: "",
  goodsDesc: "",
};

interface Pieces {
  terms: ListingTerms;
  /** Available pieces of each spec's stock; all by default. */
  counts?: readonly { held: number; sold: number }[];
}

/** Writes a listing without the import, as any other program could. */
export async function insertListing(
  tx: Db,
  now: Date,
  id: number,
  { terms, counts = [] }: Pieces,
): Promise<void> {
  const [own] = terms.pieces;
  const { pieces, hasSpecs, promotions, ...row } = terms;
  await tx.insert(goods).values({
    ...DEFAULTS,
    ...row,
    id,
    sellerId: 3001,
    name: "上架规则",
    goodsType: "CardKey",
    gameName: "曜日战歌",
    originPriceFen: 1_000,
    priceFen: own?.priceFen ?? 0,
    activityPriceFen: own?.activityPriceFen ?? 0,
    returnCashFen: own?.returnCashFen ?? 0,
    minSaleNum: own?.minSaleNum ?? 0,
    maxSaleNum: own?.maxSaleNum ?? 0,
    texts: TEXTS,
    createdAt: now,
    updatedAt: now,
  });
  for (const [position, sold] of pieces.entries()) {
    const spec = { goodsId: id, position, name: `规格 ${position}`, originPriceFen: 1_000 };
    const [added] = hasSpecs
      ? await tx
          .insert(goodsSpecs)
          .values({ ...sold, ...spec })
          .returning({ id: goodsSpecs.id })
      : [];
    const { held: taken, sold: gone } = counts[position] ?? { held: 0, sold: 0 };
    const [held] = await tx
      .insert(stock)
      .values({
        ...{ goodsId: id, specId: added?.id ?? null, held: taken, sold: gone },
        ...{ available: sold.stock - taken, total: sold.stock + gone },
      })
      .returning({ id: stock.id });
    for (let at = 0; at < sold.secrets; at += 1) {
      const secret = `SELLABLE-${id}-${position}-${at}`;
      await tx.insert(cardSecrets).values({ stockId: held?.id ?? 0, secret });
    }
  }
  if (promotions.length > 0) {
    const own = { goodsId: id, describe: "满 2 件" };
    await tx.insert(discounts).values(promotions.map((each) => ({ ...each, ...own })));
  }
}
