/**
 * What a buyer can do on the phone, in a brand's app or on the mobile site. Only what the mobile site does (mobile/) has
 * a row: a page about an app names features of this table and no others. `text` is one sentence without the brand's name.
 */
export const APP_FEATURES = {
  search: { name: "搜索和筛选", text: "搜游戏、商品或编号，按游戏和类目挑，按价格排。" },
  order: { name: "手机下单", text: "选规格和数量，支付宝、微信或余额付款。" },
  scan: { name: "扫码接着买", text: "电脑上挑好的商品，扫码就在手机上下单付款。" },
  inspection: { name: "看验号报告", text: "账号的参数、截图、验号报告和保障都在商品页。" },
  secrets: { name: "领取卡密", text: "付款后在订单里查看并复制卡密，只有本人看得到。" },
  delivery: { name: "确认收货", text: "看卖家发了什么、还剩多久自动确认，再点确认收货。" },
  rent: { name: "按小时租号", text: "选好时长，租金和押金一起算清，付款后看上号方式。" },
  deposit: { name: "押金处理", text: "提前归还，看押金退还进度；被申请扣押金时，可以同意或申诉。" },
  boost: { name: "段位代练", text: "选段位当场出价，看代练进度，未接单随时退。" },
  group: { name: "拼团", text: "开团、参团，看还差几个人，没拼成自动退款。" },
  messages: { name: "客服会话", text: "和店铺、平台客服聊天，可以发图片。" },
  refund: { name: "退款售后", text: "在订单里申请退款、看进度，谈不拢请平台裁决。" },
  orders: { name: "订单管理", text: "购买、租号和代练的订单在一个列表里，没付完的可以接着付。" },
  coupons: { name: "领券用券", text: "在商品页领券，下单自动选最划算的一张。" },
  favourites: { name: "收藏", text: "收藏看中的商品，随时回来看价格和库存。" },
} as const satisfies Record<string, { name: string; text: string }>;

export type AppFeature = keyof typeof APP_FEATURES;

/** A brand's app: where it is to be had, and what it does. Without an address, all of it is on the mobile site. */
export interface BrandApp {
  /** Page in the App Store. */
  iosUrl?: string;
  /** Page in a store, or the package itself. */
  androidUrl?: string;
  /** One address for all phones, which opens the app where it is installed: the text of QR codes. */
  universalUrl?: string;
  features: readonly AppFeature[];
}

/** An app with sample addresses in both stores, until an operator's file names real ones. */
export const exampleApp = (key: string, features: readonly AppFeature[]): BrandApp => ({
  iosUrl: `https://apps.example/ios/${key}`,
  androidUrl: `https://apps.example/android/${key}`,
  universalUrl: `https://apps.example/${key}`,
  features,
});

/** Whether a brand's app can be downloaded at an address of its own. */
export const hasAppLinks = ({
  iosUrl,
  androidUrl,
  universalUrl,
}: Partial<BrandApp> = {}): boolean =>
  [iosUrl, androidUrl, universalUrl].some((url) => url !== undefined);

/** Whether an address is an Android package, not a page about it. */
export const isPackage = (url: string): boolean => /\.apk(?:[?#]|$)/i.test(url);

/** Usual features by the kind of business. */
export const FEATURES_FOR = {
  rent: ["search", "scan", "rent", "deposit", "orders", "refund", "messages", "favourites"],
  accounts: ["search", "inspection", "order", "delivery", "messages", "refund", "favourites"],
  market: ["search", "order", "scan", "secrets", "group", "coupons", "messages", "refund"],
  boost: ["boost", "orders", "messages", "refund"],
  cards: ["search", "order", "secrets", "coupons", "group", "orders", "refund"],
  play: ["search", "scan", "rent", "deposit", "boost", "messages", "orders", "refund"],
  /** For hosts without goods. */
  visit: ["messages", "orders"],
} as const satisfies Record<string, readonly AppFeature[]>;
