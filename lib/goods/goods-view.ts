import type { RatingView } from "./rating";
import type { CouponView } from "./read-coupon";

/** What the goods page draws, read once from the answer of `goodsDetail` (product §3). Amounts are integer fen, 0 for "does not apply". */

/** One thing that can be chosen. */
export interface SpecView {
  id: number;
  name: string;
  desc: string;
  priceFen: number;
  originFen: number;
  activityFen: number;
  cashbackFen: number;
  stock: number;
  minSale: number;
  maxSale: number;
}

/** What price, quantity and the buttons follow from: all that the buy box needs to know. */
export interface TradeView {
  goodsId: number;
  /** 3 rent, 9 app-only, 1 and 8 redirect home (product §9). */
  tradeType: number;
  /** 1 none, 2 multi, 3 app-only (product §9). */
  specsType: number;
  specs: SpecView[];
  stock: number;
  minSale: number;
  maxSale: number;
  afterDiscountFen: number;
  activityFen: number;
  normalFen: number;
  originFen: number;
  cashbackFen: number;
  groupFen: number;
  /** Two may buy together, at `groupFen` or at a price that the phone shows. */
  groupBuy: boolean;
  /** Hours of the shortest rent, at least 1. */
  leastHours: number;
}

export interface MediaView {
  kind: "image" | "video";
  url: string;
}

export interface RecommendedView {
  goodsId: number;
  name: string;
  cover: string | null;
  /** 0: not known. */
  priceFen: number;
  /** What the price is for when it is not one piece: rent is by the hour. */
  unit: "" | "/小时";
  /** The marker 起: the price is that of the cheapest spec. */
  from: boolean;
}

export interface SellerView {
  /** 0: not known. */
  userId: number;
  nickname: string;
  avatar: string | null;
  profile: string;
  verified: boolean;
  selfOperated: boolean;
  official: boolean;
  /** 0 to 5. */
  score: number;
  selling: number;
  sold: number;
  recommended: RecommendedView[];
  /** From real orders; each is null where it is not known. */
  figures: {
    deliverS: number | null;
    disputePermille: number | null;
    replyS: number | null;
  };
}

export interface CommentView {
  /** Its place in the list: two buyers may write the same. */
  id: number;
  nickname: string;
  avatar: string | null;
  /** 1 to 5. */
  score: number;
  content: string;
  specName: string;
  /** "2026-11-20", or "" when it is not known. */
  date: string;
}

/** What the platform found when it looked at an account. */
export interface InspectionView {
  /** In one or two sentences, "" when there is only the report. */
  summary: string;
  report: {
    number: string;
    inspector: string;
    /** "2026-11-20", or "" when it is not known. */
    date: string;
    items: { name: string; result: string; passed: boolean }[];
  } | null;
}

export interface Titled {
  name: string;
  brief: string;
}

/** What a buyer can count on. */
export interface Guarantee extends Titled {
  /** Each is "" where nothing is said of it. */
  terms: {
    duration: string;
    excludes: string;
    decidedBy: string;
  };
}

export interface GoodsView {
  trade: TradeView;
  name: string;
  /** "2026-11-20", or "" when it is not known. */
  listedOn: string;
  game: string;
  /** 账号, 租号, 卡密 … (`lib/goods/goods-kind.ts`). */
  kind: string;
  feature: string;
  /** PersonalAccount: shows want_count in place of the sales count. */
  personal: boolean;
  automaticDelivery: boolean;
  refundable: boolean;
  rent: { depositFen: number; leastHours: number } | null;
  pictures: MediaView[];
  collected: boolean;
  collects: number;
  sale: number;
  wanted: number;
  commentTotal: number;
  /** The first page. */
  comments: CommentView[];
  /** Of all reviews. */
  rating: RatingView | null;
  tags: { text: string; color: string | null }[];
  parameters: { title: string; values: string[] }[];
  promotions: { cut: string[]; discount: string[]; sent: string[] };
  firstBuyFen: number;
  shareRewardFen: number;
  /** Can be claimed here, or has been. */
  coupons: CouponView[];
  /** For following the seller. */
  gift: CouponView | null;
  guarantee: Guarantee[];
  /** What is special just now, one line. */
  banner: string;
  inspection: InspectionView | null;
  /** The compensation ticker's lines. */
  compensations: string[];
  /** The lucky ticker's lines. */
  recentSales: string[];
  process: Titled[];
  /** HTML as the seller wrote it: goes through `sanitise` before it is shown. */
  descriptionHtml: string[];
  descriptionMedia: MediaView[];
  /** What the goods' QR code encodes, "" when there is none. */
  phoneLink: string;
  /** The seller's shop as the server names it (`home_page_api`): guarded, null when there is none to be used. */
  shopApi: string | null;
  seller: SellerView;
}
