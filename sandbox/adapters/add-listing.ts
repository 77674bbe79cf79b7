import { MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import {
  holdListing,
  markShop,
  neutralTexts,
  openReviews,
  readHeld,
} from "@storefront/marketplace/catalogue/catalogue";
import type { Db } from "@storefront/marketplace/database/db";
import {
  customerRemarks,
  goods,
  goodsSpecs,
  sellers,
  stock,
} from "@storefront/marketplace/database/schema";
import { expectSellable } from "@storefront/operator/catalogue/expect-sellable";
import { eq } from "drizzle-orm";
import type { NewListing } from "../calls/declared/listing-calls";
import { insertReviews } from "../sample-catalog/insert-reviews";

const PRICE_FEN = 1_000;

/**
 * Creates a listing of a new seller, every spec of it at 10.00 yuan.
 * @returns their ids
 * @throws ApiError `invalid` with field and reason when it could not be sold
 */
export async function addListing(
  db: Db,
  now: Date,
  listing: NewListing,
): Promise<{ goods_id: number; user_id: number }> {
  return db.transaction(async (tx) => {
    const seller = await addSeller(tx, listing, now);
    const [row] = await tx
      .insert(goods)
      .values(goodsRow(listing, seller, now))
      .returning({ id: goods.id });
    if (!row) throw new Error("the listing was not inserted");
    await addParts(tx, row.id, now, listing);
    await expectSellable(tx, row.id);
    await holdListing(tx, row.id, now);
    return { goods_id: row.id, user_id: seller };
  });
}

async function addSeller(tx: Db, { nickname, profile }: NewListing, now: Date): Promise<number> {
  const [seller] = await tx
    .insert(sellers)
    .values({ nickname: "", profile: "", headImgUrl: "", authIdentity: 0 })
    .returning({ id: sellers.id });
  if (!seller) throw new Error("the seller was not inserted");
  const marks = new Map([[seller.id, markShop({ nickname, profile })]]);
  const [held] = await readHeld(tx, "sellerId", marks);
  await openReviews(tx, "sellerId", marks, { now });
  const shown = held ? neutralTexts(seller.id) : { nickname, profile };
  await tx
    .update(sellers)
    .set({ ...shown, isUnchecked: false })
    .where(eq(sellers.id, seller.id));
  return seller.id;
}

function goodsRow(listing: NewListing, sellerId: number, now: Date): typeof goods.$inferInsert {
  return {
    sellerId,
    name: listing.goods_name,
    goodsType: "TopUp",
    gameName: "沙盒",
    tradeTypeId: 6,
    specsType: listing.specs_type ?? (listing.specs.length > 0 ? 2 : 1),
    deliveryType: MANUAL_DELIVERY,
    priceFen: PRICE_FEN,
    originPriceFen: PRICE_FEN,
    media: listing.pictures.map((url) => ({ media_type: 1, url })),
    detailMedia: [],
    texts: {
      feature: listing.feature,
      attrs: listing.attrs.map((content) => ({ content, color: "" })),
      attributes: listing.attributes,
      banner: listing.banner,
      guarantee: listing.guarantee,
      inspection: null,
      process: listing.process,
      descDescription: listing.desc_description,
      goodsDesc: listing.goods_desc,
    },
    createdAt: now,
    updatedAt: now,
  };
}

async function addParts(db: Db, goodsId: number, now: Date, listing: NewListing): Promise<void> {
  const specs = listing.specs.map(({ name, desc }, position) => ({
    goodsId,
    position,
    name,
    desc,
    priceFen: PRICE_FEN,
    originPriceFen: PRICE_FEN,
  }));
  const made = specs.length > 0 ? await db.insert(goodsSpecs).values(specs).returning() : [null];
  await db.insert(stock).values(
    made.map((spec) => ({
      goodsId,
      specId: spec?.id,
      total: listing.stock,
      available: listing.stock,
    })),
  );
  await insertReviews(
    db,
    listing.comments.map(({ spec_name, nickname, content }) => ({
      ...{ goodsId, nickname, content, score: 5, at: now },
      spec: spec_name === "" ? undefined : spec_name,
    })),
  );
  const remarks = listing.customer_remarks.map((remark) => ({ goodsId, ...remark }));
  if (remarks.length > 0) await db.insert(customerRemarks).values(remarks);
}
