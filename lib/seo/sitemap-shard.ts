import { goodsAddress } from "@/lib/addresses/goods-address";
import { shopAddress } from "@/lib/addresses/shop-address";
import type { CachedCall } from "@/lib/api/call.server";

/** A resource that a sitemap lists by id, beside a host's pages (contract/sitemap.ts). */
export interface ShardedResource {
  /** Name in the paths of its files: `/sitemap-<name>-<block>.xml`. */
  name: "goods" | "shops";
  blocks: Extract<CachedCall, "goodsBlocks" | "shopBlocks">;
  ids: Extract<CachedCall, "goodsIds" | "shopIds">;
  /** Name of the field with the id. */
  idField: "goods_id" | "user_id";
  address: (id: number) => string;
}

export const GOODS: ShardedResource = {
  name: "goods",
  blocks: "goodsBlocks",
  ids: "goodsIds",
  idField: "goods_id",
  address: goodsAddress,
};

export const SHOPS: ShardedResource = {
  name: "shops",
  blocks: "shopBlocks",
  ids: "shopIds",
  idField: "user_id",
  address: (id) => shopAddress(id),
};
