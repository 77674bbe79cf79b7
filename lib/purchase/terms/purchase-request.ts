import { integerOrNull, objectOrNull, textOrNull } from "@/lib/decode/strict";

/** The input of a purchase, chosen and validated on the goods page (product §4 Goods detail). */
export interface PurchaseRequest {
  goodsId: number;
  /** 0: goods without specs. */
  goodsSpecId: number;
  quantity: number;
  tradeTypeId: number;
  specsType: number;
  goodsName: string;
  /** Address of the goods' first picture, shown until the server has answered. */
  picture: string;
  /** User who shared the link, and its signature: attribution survives login (product §10.13). */
  promotionUserId?: number;
  sign?: string;
}

/** Reads a request that this page stored, checking the fields that a purchase requires. */
export function readRequest(value: unknown): PurchaseRequest | null {
  const request = objectOrNull<keyof PurchaseRequest>(value);
  const isRead =
    integerOrNull(request?.goodsId) !== null &&
    integerOrNull(request?.goodsSpecId) !== null &&
    integerOrNull(request?.quantity) !== null &&
    textOrNull(request?.goodsName) !== null;
  return isRead ? (value as PurchaseRequest) : null;
}
