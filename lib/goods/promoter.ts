/** Parameters of a shared link (product §2 Routes: promotion_user_id, sign, symbol). */
export interface Promoter {
  promotionUserId?: number;
  sign?: string;
  symbol?: string;
}

/** Reads a page's query; malformed parameters are left out, so that a broken link still works. */
export function readPromoter(search: string): Promoter {
  const query = new URLSearchParams(search);
  const user = query.get("promotion_user_id") ?? "";
  const sign = query.get("sign") ?? "";
  const symbol = query.get("symbol") ?? "";
  return {
    ...(/^[1-9]\d{0,9}$/.test(user) && Number(user) <= 2_147_483_647
      ? { promotionUserId: Number(user) }
      : {}),
    ...(isShort(sign, 128) ? { sign } : {}),
    ...(isShort(symbol, 64) ? { symbol } : {}),
  };
}

function isShort(text: string, max: number): boolean {
  return text !== "" && text.length <= max && !/\p{Cc}/u.test(text);
}
