/** What the goods page draws, read once from the answer of `goodsDetail` (spec §3). Amounts are integer fen, 0 for "does not apply". */

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
  /** 3 rent, 9 app-only, 1 and 8 redirect home (spec §9). */
  tradeType: number;
  /** 1 none, 2 multi, 3 app-only (spec §9). */
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
}

export interface MediaView {
  kind: "image" | "video";
  url: string;
}

export interface RecommendedView {
  goodsId: number;
  name: string;
  cover: string | null;
  priceFen: number;
}

export interface SellerView {
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

export interface Titled {
  name: string;
  brief: string;
}

export interface GoodsView {
  trade: TradeView;
  name: string;
  game: string;
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
  comments: CommentView[];
  tags: { text: string; color: string | null }[];
  parameters: { title: string; values: string[] }[];
  promotions: { cut: string[]; discount: string[]; sent: string[] };
  firstBuyFen: number;
  shareRewardFen: number;
  guarantee: Titled[];
  process: Titled[];
  /** HTML as the seller wrote it: goes through `sanitise` before it is shown. */
  descriptionHtml: string[];
  descriptionMedia: MediaView[];
  /** What the goods' QR code encodes, "" when there is none. */
  phoneLink: string;
  seller: SellerView;
}
