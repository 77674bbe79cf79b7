/** Seeded listings that the gate tests: with specs, a personal account, a rental. */
/** pages/accessibility opens 1001. */
export const REPRESENTATIVE_LISTINGS = [1002, 1003] as const;

export const OTHER_LISTINGS = [
  1001, 1004, 1005, 1008, 1009, 1010, 1012, 1013, 1014, 1015, 1016,
] as const;

/** An id that is invalid in a URL; unknown numbers are tested without JavaScript. */
export const REPRESENTATIVE_WRONG_IDS = ["%00"] as const;

export const OTHER_WRONG_IDS = ["999999", "abc", "-1", "1e9", "1001%20or%201=1", ""] as const;

/** Path and heading of missing pages. */
export const REPRESENTATIVE_MISSING = [
  ["/no-such-page", "这里没有页面"],
  ["/goodsDetails?goodsId=888888", "这件商品不在架上了"],
] as const;

export const OTHER_MISSING = [
  ["/goodsDetail?goodsId=888888", "这件商品不在架上了"],
  ["/personal_center?user_id=888888", "没有找到这家店"],
  ["/card_detail?url=nowhere", "这个领卡链接打不开"],
] as const;
