/** The visitor's own pages, in the order in which menus show them (product §12). */
export const ACCOUNT_PAGES = {
  orders: { path: "/account/orders", name: "我的订单" },
  favourites: { path: "/account/favourites", name: "收藏" },
  alerts: { path: "/account/alerts", name: "我的提醒" },
  recent: { path: "/account/recent", name: "最近浏览" },
  envelopes: { path: "/account/envelopes", name: "优惠券" },
  ledger: { path: "/account/ledger", name: "余额" },
  earnings: { path: "/account/earnings", name: "分享收益" },
  privacy: { path: "/account/privacy", name: "账号与隐私" },
} as const;

export type AccountPage = keyof typeof ACCOUNT_PAGES;

export interface AccountLink {
  path: string;
  name: string;
}

/** Every link of the account's menus. */
export const ACCOUNT_LINKS: readonly AccountLink[] = Object.values(ACCOUNT_PAGES);
