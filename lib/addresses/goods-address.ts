/** @returns the desktop address of a listing, relative to the host: the one with the purchase flow (product §10.22) */
export function goodsAddress(goodsId: number): string {
  return `/goodsDetails?goodsId=${goodsId}`;
}

/** Fragment of the similar goods on the page of a listing that is sold out. */
export const SIMILAR_GOODS = "similar-title";
