import { ownerOfShop, ownsListing } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { type KindSlug, kindNameOf } from "@/lib/addresses/listing-kinds";
import { shopAddress } from "@/lib/addresses/shop-address";
import type { CachedCall } from "@/lib/api/call.server";
import { asCount, asText } from "@/lib/decode/lenient";
import type { Fields } from "@/lib/decode/strict";
import { type FilterQuery, filterQuery } from "@/lib/goods/assortment-query";

/** A resource that a sitemap lists by id, beside a host's pages (contract/discovery/sitemap.ts). */
export interface ShardedResource {
  /** Name in the paths of its files: `/sitemap-<name>-<block>.xml`. */
  name: "goods" | "shops";
  blocks: Extract<CachedCall, "goodsBlocks" | "shopBlocks">;
  ids: Extract<CachedCall, "goodsIds" | "shopIds">;
  /** Name of the field with the id. */
  idField: "goods_id" | "user_id";
  address: (id: number) => string;
  /** The listings to read for a brand's sitemap; null: its host owns none. */
  wanted: (brand: Brand) => FilterQuery | null;
  /** Whether an entry, undecoded, is canonical on the brand's host. */
  isOwned: (brand: Brand, entry: Fields) => boolean;
}

export const GOODS: ShardedResource = {
  name: "goods",
  blocks: "goodsBlocks",
  ids: "goodsIds",
  idField: "goods_id",
  address: goodsAddress,
  wanted: ({ canonicalFor }) => {
    if (canonicalFor === undefined) return null;
    return canonicalFor === "rest" ? {} : filterQuery(canonicalFor);
  },
  isOwned: (brand, { kind, game_name, seller_id }) => {
    const slug = asText(kind, 40);
    // An API without the kinds of its listings: only the owner of the rest lists them.
    if (kindNameOf(slug) === undefined) return brand.canonicalFor === "rest";
    const sellerId = asCount(seller_id) || null;
    return ownsListing(brand, { kind: slug as KindSlug, game: asText(game_name, 40), sellerId });
  },
};

export const SHOPS: ShardedResource = {
  name: "shops",
  blocks: "shopBlocks",
  ids: "shopIds",
  idField: "user_id",
  address: (id) => shopAddress(id),
  wanted: ({ canonicalFor }) => (canonicalFor === undefined ? null : {}),
  isOwned: (brand, { user_id }) => ownerOfShop(asCount(user_id))?.key === brand.key,
};
