import type { ListingFlag } from "@storefront/contract/listing/fact-keys";
import type { RatingView } from "@storefront/contract/listing/rating";
import type {
  Guarantee,
  SpecView,
  Titled,
  TradeView,
} from "@storefront/contract/listing/trade-view";
import type { CouponView } from "./read-coupon";
import type { FactView } from "./read-facts";

export type { Guarantee, SpecView, Titled, TradeView };

/** View of the goods page, decoded from `goodsDetail` (product §3). Amounts are integer fen, 0: does not apply. */

export interface MediaView {
  kind: "image" | "video";
  url: string;
  /** Alternative text; undefined when the seller gave none. */
  alt?: string;
}

export interface RecommendedView {
  goodsId: number;
  name: string;
  cover: string | null;
  /** 0: not known. */
  priceFen: number;
  /** Unit of the price when it is not per piece: rent is per hour. */
  unit: "" | "/小时";
  /** The marker 起: the price of the cheapest spec. */
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
  /** 0 to 5; 0 without reviews. */
  score: number;
  selling: number;
  sold: number;
  recommended: RecommendedView[];
  /** From real orders; each is null when unknown. */
  figures: {
    deliverS: number | null;
    disputePermille: number | null;
    replyS: number | null;
  };
}

export interface CommentView {
  /** Position in the list, because reviews have no id and may have equal texts. */
  id: number;
  nickname: string;
  avatar: string | null;
  /** 1 to 5. */
  score: number;
  content: string;
  specName: string;
  /** "2026-11-20", or "" when it is not known. */
  date: string;
  /** Whether the buyer has changed it. */
  edited: boolean;
  pictures: string[];
  /** The seller's reply; "": none. */
  reply: string;
}

/** The platform's inspection of an account. */
export interface InspectionView {
  /** One or two sentences; "" when there is only the report. */
  summary: string;
  report: {
    number: string;
    inspector: string;
    /** "2026-11-20", or "" when it is not known. */
    date: string;
    items: { name: string; result: string; passed: boolean }[];
  } | null;
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
  /** The first page of reviews. */
  comments: CommentView[];
  /** Over all reviews. */
  rating: RatingView | null;
  tags: { text: string; color: string | null }[];
  parameters: { title: string; values: string[] }[];
  /** Typed attributes, in the order of the game's catalog. */
  facts: FactView[];
  flags: ListingFlag[];
  /** When the activity price ends, ms since 1970; null without an end. */
  activityUntil: number | null;
  promotions: { cut: string[]; discount: string[]; sent: string[] };
  firstBuyFen: number;
  shareRewardFen: number;
  /** Coupons that can be claimed here or already were. */
  coupons: CouponView[];
  /** Coupon for following the seller. */
  gift: CouponView | null;
  guarantee: Guarantee[];
  /** Current special offer, one line. */
  banner: string;
  inspection: InspectionView | null;
  /** The compensation ticker's lines. */
  compensations: string[];
  /** The lucky ticker's lines. */
  recentSales: string[];
  process: Titled[];
  /** HTML as the seller wrote it: must go through `sanitise` before it is shown. */
  descriptionHtml: string[];
  descriptionMedia: MediaView[];
  /** Text of the goods' QR code; "": none. */
  phoneLink: string;
  /** The server's path of the seller's shop (`home_page_api`), checked by the path guard; null when there is none. */
  shopApi: string | null;
  seller: SellerView;
}
