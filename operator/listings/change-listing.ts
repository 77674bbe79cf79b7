import { ApiError } from "@storefront/contract/api-error";
import { fenToYuan } from "@storefront/contract/money";
import type { Db } from "@storefront/marketplace/database/db";
import { goods, goodsSpecs, stock } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, eq, sql } from "drizzle-orm";
import { type Actor, type AuditAction, recordAudit } from "../audit/record-audit";
import { addSecrets } from "../catalogue/add-secrets";
import { expectSellable } from "../catalogue/expect-sellable";
import { lockListing } from "./lock-listing";
import { findListing, type Listing, type Piece } from "./read-listings";
import { findReview, isOpen, setRelists } from "./wanted-on-sale";

type ListingDeps = Pick<Deps, "db" | "clock">;

/** Identifies a piece of a listing. */
export interface PieceOf {
  goodsId: number;
  stockId: number;
}

/**
 * Sets the price of a piece. A listing with specs costs as much as its cheapest one, and the original price is raised
 * to at least the price.
 * @param seenFen the price that the operator saw
 * @throws ApiError `goodsNotFound`; `priceChanged` when the price has changed since; `invalid` when it is not above the
 *   cashback, or the listing could not be sold at it
 */
export const setPrice = (
  deps: ListingDeps,
  actor: Actor,
  place: PieceOf,
  { seenFen, fen }: { seenFen: number; fen: number },
): Promise<void> =>
  change(deps, actor, place.goodsId, async (tx, listing) => {
    const piece = pieceOf(listing, place);
    if (piece.priceFen !== seenFen) {
      throw new ApiError("priceChanged", {
        msg: `价格已被改为 ¥${fenToYuan(piece.priceFen)}，请核对后再改`,
      });
    }
    await expectAboveCashback(tx, listing.id, piece, fen);
    const { specId } = piece;
    const originPriceFen = Math.max(piece.originPriceFen, fen);
    if (specId === null) {
      await tx.update(goods).set({ priceFen: fen, originPriceFen }).where(eq(goods.id, listing.id));
    } else {
      await tx
        .update(goodsSpecs)
        .set({ priceFen: fen, originPriceFen })
        .where(eq(goodsSpecs.id, specId));
      await tx
        .update(goods)
        .set({
          priceFen: sql`(select min(${goodsSpecs.priceFen}) from ${goodsSpecs} where ${goodsSpecs.goodsId} = ${listing.id})`,
        })
        .where(eq(goods.id, listing.id));
    }
    await expectSellable(tx, listing.id);
    return {
      action: "listing.price",
      before: { ...named(piece), price_fen: piece.priceFen },
      after: { price_fen: fen },
    };
  });

/**
 * Adds or removes free pieces of a manual delivery, relative to the current stock, so that concurrent sales are not
 * lost.
 * @param pieces negative to remove
 * @throws ApiError `goodsNotFound`; `outOfStock` when there are fewer free pieces; `invalid` for an automatic delivery,
 *   and when what is left could not be bought
 */
export const addPieces = (
  deps: ListingDeps,
  actor: Actor,
  place: PieceOf,
  pieces: number,
): Promise<void> =>
  change(deps, actor, place.goodsId, async (tx, listing) => {
    const piece = pieceOf(listing, place);
    if (listing.automatic) throw new ApiError("invalid", { msg: "自动发货的库存就是卡密的数量" });
    const [row] = await tx
      .update(stock)
      .set({
        available: sql`${stock.available} + ${pieces}`,
        total: sql`${stock.total} + ${pieces}`,
      })
      .where(and(eq(stock.id, piece.stockId), sql`${stock.available} + ${pieces} >= 0`))
      .returning({ available: stock.available });
    if (!row) throw new ApiError("outOfStock", { msg: `只有 ${piece.available} 件可以减少` });
    await expectSellable(tx, listing.id, "terms and stock");
    return {
      action: "listing.stock",
      before: { ...named(piece), available: row.available - pieces },
      after: { available: row.available },
    };
  });

/**
 * Lists or unlists a listing; a no-op when it already is. A listing whose texts wait goes on sale with their approval.
 * @throws ApiError `goodsNotFound`; `invalid` when its texts were refused, or it could not be bought
 */
export const setListed = (
  deps: ListingDeps,
  actor: Actor,
  goodsId: number,
  isListed: boolean,
): Promise<void> =>
  change(deps, actor, goodsId, async (tx, listing) => {
    if (isListed && !listing.isListed) await expectSellable(tx, goodsId, "terms and stock");
    const review = await findReview(tx, goodsId);
    if (review && isOpen(review) && !listing.isListed) {
      if (review.state === "refused" && isListed) {
        throw new ApiError("invalid", { msg: `文字没有通过审核：${review.reason}。请改了再上架` });
      }
      if (review.relists === isListed) return null;
      await setRelists(tx, goodsId, isListed);
      return {
        action: isListed ? "listing.relist" : "listing.unlist",
        before: { relists: review.relists },
        after: { relists: isListed },
      };
    }
    if (listing.isListed === isListed) return null;
    const removedAt = isListed ? null : deps.clock.now();
    await tx.update(goods).set({ removedAt }).where(eq(goods.id, goodsId));
    return {
      action: isListed ? "listing.relist" : "listing.unlist",
      before: { listed: listing.isListed },
      after: { listed: isListed },
    };
  });

/**
 * Adds card secrets to a piece of an automatic delivery. From then on only the phones of their buyers show them.
 * @returns the number of new secrets
 * @throws ApiError `goodsNotFound`; `invalid` for a manual delivery
 */
export async function addCardSecrets(
  deps: ListingDeps,
  actor: Actor,
  place: PieceOf,
  secrets: readonly string[],
): Promise<number> {
  let added = 0;
  await change(deps, actor, place.goodsId, async (tx, listing) => {
    const { stockId, ...piece } = pieceOf(listing, place);
    if (!listing.automatic) throw new ApiError("invalid", { msg: "只有自动发货的商品才有卡密" });
    await addSecrets(
      tx,
      secrets.map((secret) => ({ stockId, secret })),
    );
    const after = (await findListing(tx, listing.id))?.pieces ?? [];
    const now = after.find((each) => each.stockId === stockId)?.freeSecrets ?? 0;
    added = now - piece.freeSecrets;
    if (added === 0) return null;
    return {
      action: "listing.secrets",
      before: { ...named(piece), free_secrets: piece.freeSecrets },
      after: { free_secrets: now },
    };
  });
  return added;
}

interface Change {
  action: AuditAction;
  before: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** Changes a locked listing and records the change in the audit log. */
async function change(
  { db, clock }: ListingDeps,
  actor: Actor,
  goodsId: number,
  apply: (tx: Db, listing: Listing) => Promise<Change | null>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    await lockListing(tx, goodsId);
    const listing = await findListing(tx, goodsId);
    if (!listing) throw new ApiError("goodsNotFound");
    const changed = await apply(tx, listing);
    if (!changed) return;
    await tx.update(goods).set({ updatedAt: now }).where(eq(goods.id, goodsId));
    await recordAudit(tx, actor, { ...changed, subject: `listing ${goodsId}` }, now);
  });
}

/** @throws ApiError `goodsNotFound` when the piece is not one of the listing */
function pieceOf({ pieces }: Listing, { stockId }: PieceOf): Piece {
  const piece = pieces.find((each) => each.stockId === stockId);
  if (!piece) throw new ApiError("goodsNotFound", { msg: "没有这个规格" });
  return piece;
}

const named = ({ spec }: Pick<Piece, "spec">) => (spec === null ? {} : { spec });

async function expectAboveCashback(
  tx: Db,
  goodsId: number,
  { specId }: Piece,
  fen: number,
): Promise<void> {
  const [row] =
    specId === null
      ? await tx.select({ fen: goods.returnCashFen }).from(goods).where(eq(goods.id, goodsId))
      : await tx
          .select({ fen: goodsSpecs.returnCashFen })
          .from(goodsSpecs)
          .where(eq(goodsSpecs.id, specId));
  const cashback = row?.fen ?? 0;
  if (fen > cashback) return;
  throw new ApiError("invalid", { msg: `价格必须高于返现 ¥${fenToYuan(cashback)}` });
}
