import { id } from "@storefront/contract/fields";
import { MANUAL_DELIVERY } from "@storefront/contract/trade";
import type { Db } from "@storefront/marketplace/database/db";
import {
  customerRemarks,
  goods,
  goodsSpecs,
  sellers,
  stock,
} from "@storefront/marketplace/database/schema";
import { expectSellable } from "@storefront/operator/catalogue/expect-sellable";
import * as z from "zod";
import { insertReviews } from "../sample-market/insert-reviews";

const PRICE_FEN = 1_000;

const anyText = z.string("必须是文字").default("");
const titled = z.object({ name: anyText, brief: anyText });
const listOf = <T extends z.ZodType>(item: T) => z.array(item, "必须是列表").max(1_000).default([]);

/** A listing with any texts, including ones that no seller could write: tests check what pages make of them. */
export const addListingRequest = z
  .object({
    goods_name: anyText,
    nickname: anyText,
    profile: anyText,
    feature: anyText,
    banner: anyText,
    desc_description: anyText,
    goods_desc: anyText,
    attrs: listOf(anyText),
    attributes: listOf(z.object({ title: anyText, data: listOf(anyText) })),
    guarantee: listOf(titled),
    process: listOf(titled),
    pictures: listOf(anyText),
    /** Default: 2 with specs, 1 without. */
    specs_type: z.literal([1, 2, 3]).optional(),
    /** Pieces of the listing, or of each spec. */
    stock: z.number().int().min(0).max(10_000).default(10),
    specs: listOf(z.object({ name: anyText, desc: anyText })),
    /** Reviews, each of a received order. */
    comments: listOf(z.object({ nickname: anyText, content: anyText, spec_name: anyText })),
    customer_remarks: listOf(z.object({ title: anyText, tip: anyText })),
  })
  .refine(
    ({ specs, comments }) =>
      comments.every(
        ({ spec_name }) => spec_name === "" || specs.some(({ name }) => name === spec_name),
      ),
    { path: ["comments"], message: "spec_name 必须是一个规格的名称" },
  );

export const unlistRequest = z.object({ goods_id: id });

/**
 * Creates a listing of a new seller, every spec of it at 10.00 yuan.
 * @returns their ids
 * @throws ApiError `invalid` with field and reason when it could not be sold
 */
export async function addListing(
  db: Db,
  now: Date,
  listing: z.output<typeof addListingRequest>,
): Promise<{ goods_id: number; user_id: number }> {
  return db.transaction(async (tx) => {
    const [seller] = await tx
      .insert(sellers)
      .values({
        nickname: listing.nickname,
        profile: listing.profile,
        headImgUrl: "",
        authIdentity: 0,
      })
      .returning({ id: sellers.id });
    if (!seller) throw new Error("the seller was not inserted");
    const [row] = await tx
      .insert(goods)
      .values(goodsRow(listing, seller.id, now))
      .returning({ id: goods.id });
    if (!row) throw new Error("the listing was not inserted");
    await addParts(tx, row.id, now, listing);
    await expectSellable(tx, row.id);
    return { goods_id: row.id, user_id: seller.id };
  });
}

function goodsRow(
  listing: z.output<typeof addListingRequest>,
  sellerId: number,
  now: Date,
): typeof goods.$inferInsert {
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

async function addParts(
  db: Db,
  goodsId: number,
  now: Date,
  listing: z.output<typeof addListingRequest>,
): Promise<void> {
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
